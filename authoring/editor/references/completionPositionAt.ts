import { findNodeAtOffset, getLocation, type Node } from 'jsonc-parser';
import type { SourceFile } from '../../../bundle/reading/sourceFile.ts';
import { beginIn, stepIn, tableEntryAt } from './namesIn.ts';
import { childAt } from './nodes.ts';
import type { Naming } from './places.ts';
import type { WrittenScope } from './scopes.ts';
import type { ValueKind } from './valuePlaces.ts';

/** Position of the cursor where completion offers names or values, even if it is empty so far. */
export interface CompletionPosition {
  /** Kind of name that may be there, if any. */
  names?: Naming;
  /** Kind of value that may be there, if any. */
  values?: ValueKind;
  /** Key of the position, or its index in a list. */
  key: string;
  scope: WrittenScope;
  /** Object or list that contains it. */
  around: Node | undefined;
  /** Range of the text to replace, with its quotes; empty where there is none yet. */
  offset: number;
  length: number;
}

/** Returns the completion position at an offset of a file; undefined where no pattern table matches. */
export function completionPositionAt(file: SourceFile, offset: number): CompletionPosition | undefined {
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
  const standing = tableEntryAt(file, stop, part, around);
  if (!standing) return undefined;
  return {
    ...('names' in standing && { names: standing.names }),
    ...('values' in standing && { values: standing.values }),
    key: String(path.at(-1) ?? ''),
    scope: part === 'key' ? scope : stop.scope,
    around,
    ...spanAt(tree, offset),
  };
}

/** Returns the range of the text in quotes, the number or the word at an offset, even if it is incomplete. */
function spanAt(tree: Node, offset: number): { offset: number; length: number } {
  const node = findNodeAtOffset(tree, offset, true);
  const isWritten = node && node.children === undefined && node.type !== 'property';
  return isWritten ? { offset: node.offset, length: node.length } : { offset, length: 0 };
}
