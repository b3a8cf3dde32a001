import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser';
import type { Report } from '../../../bundle/findings/finding.ts';
import { parseJson } from '../../../bundle/reading/json.ts';
import type { SourceFile } from '../../../bundle/reading/sourceFile.ts';
import { checkFile } from '../../../bundle/schema/checkFile.ts';
import { type BundleView, viewOf } from '../../../bundle/view/bundleView.ts';
import { fromPointer } from '../../../transforms/ground/pointer.ts';

/** Readable part of a file with a syntax error, and the offset from which it is unreliable. */
export interface HalfWritten {
  file: SourceFile;
  sureUntil: number;
}

/**
 * Parses as much as possible of a JSON file with a syntax error; undefined where nothing can be read or nothing is
 * broken.
 */
export function halfWritten(file: SourceFile): HalfWritten | undefined {
  if (file.readable || file.text === '' || !file.path.endsWith('.json')) return undefined;
  const tree = file.positions.tree();
  const offset = parseJson(file.text).faults[0]?.offset;
  if (!tree || offset === undefined) return undefined;
  return { file: { ...file, value: getNodeValue(tree), readable: true }, sureUntil: offset };
}

/** Returns the view of a bundle with the readable part of the file at `path`, if that has a syntax error. */
export function writtenView(view: BundleView, path: string): BundleView {
  const own = view.files.get(path);
  const half = own && halfWritten(own.source);
  if (!half) return view;
  const { file } = checkFile(half.file);
  return viewOf(
    view.directory,
    [...view.files.values()].map((one) => (one === own ? file : one)),
    view.unread,
  );
}

/** Tests if a report is reliable: its value ends before the syntax error, which therefore is not its cause. */
export function isSure({ pointer, part, position }: Report, { file, sureUntil }: HalfWritten): boolean {
  if (position || pointer === undefined) return false;
  const node = nodeAt(file.positions.tree(), pointer, part === 'key');
  return node !== undefined && node.offset + node.length < sureUntil;
}

function nodeAt(tree: Node | undefined, pointer: string, isKey: boolean): Node | undefined {
  const node = tree && findNodeAtLocation(tree, pathIn(tree, pointer));
  return isKey ? node?.parent?.children?.[0] : node;
}

/** Returns the path of a pointer, with positions of lists as numbers. */
function pathIn(tree: Node, pointer: string): (string | number)[] {
  const path: (string | number)[] = [];
  let node: Node | undefined = tree;
  for (const key of fromPointer(pointer)) {
    path.push(node?.type === 'array' ? Number(key) : key);
    node = findNodeAtLocation(tree, path);
  }
  return path;
}
