import { findNodeAtOffset, getLocation, type Node } from 'jsonc-parser';
import type { SourceFile } from '../reading/sourceFile.ts';
import { beginIn, namingAt, stepIn } from './namesIn.ts';
import { childAt } from './nodes.ts';
import type { Naming } from './places.ts';
import type { Scope } from './scopes.ts';

/** A place where a name may be written, whether or not one stands there yet. */
export interface PlaceUnder {
  names: Naming;
  scope: Scope;
  around: Node | undefined;
  /** What a name would take the place of, quotes included; nothing yet where it is empty. */
  offset: number;
  length: number;
}

/** What may be named at an offset of a file; undefined where nothing of the bundle is. */
export function placeUnder(file: SourceFile, offset: number): PlaceUnder | undefined {
  const tree = file.path.endsWith('.json') ? file.positions.tree() : undefined;
  if (!tree) return undefined;
  const { path, isAtPropertyKey } = getLocation(file.text, offset);
  const part = isAtPropertyKey ? 'key' : 'value';
  let node: Node = tree;
  let around: Node = tree;
  let stop = beginIn(file);
  let { scope } = stop;
  for (const [index, key] of path.entries()) {
    const child: Node | undefined = childAt(node, String(key));
    if (!child && index < path.length - 1) return undefined;
    around = node;
    node = child ?? { type: 'null', offset, length: 0, parent: around };
    ({ scope } = stop);
    stop = stepIn(file, stop, String(key), node, around);
  }
  const names = namingAt(file, stop, part, around);
  if (names === undefined) return undefined;
  return { names, scope: part === 'key' ? scope : stop.scope, around, ...spanAt(tree, offset) };
}

/** The text in quotes at an offset, as far as it is written. */
function spanAt(tree: Node, offset: number): { offset: number; length: number } {
  const node = findNodeAtOffset(tree, offset, true);
  return node?.type === 'string' ? { offset: node.offset, length: node.length } : { offset, length: 0 };
}
