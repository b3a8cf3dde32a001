import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser';
import type { Report } from '../../../bundle/findings/finding.ts';
import { parseJson } from '../../../bundle/reading/json.ts';
import type { SourceFile } from '../../../bundle/reading/sourceFile.ts';
import { checkFile } from '../../../bundle/schema/checkFile.ts';
import { type BundleView, viewOf } from '../../../bundle/view/bundleView.ts';
import { fromPointer } from '../../../transforms/ground/pointer.ts';

/** A file that is being written: what of it can be read, and the offset from which on nothing is sure. */
export interface HalfWritten {
  file: SourceFile;
  sureUntil: number;
}

/** What can be read of a JSON file whose syntax is broken; undefined where nothing can, or nothing is broken. */
export function halfWritten(file: SourceFile): HalfWritten | undefined {
  if (file.readable || file.text === '' || !file.path.endsWith('.json')) return undefined;
  const tree = file.positions.tree();
  const offset = parseJson(file.text).faults[0]?.offset;
  if (!tree || offset === undefined) return undefined;
  return { file: { ...file, value: getNodeValue(tree), readable: true }, sureUntil: offset };
}

/** A bundle with all that can be read of a file that is being written. */
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

/** Whether a report is about what was written whole: it ends before the fault, which therefore is not its cause. */
export function isSure({ pointer, part, position }: Report, { file, sureUntil }: HalfWritten): boolean {
  if (position || pointer === undefined) return false;
  const node = nodeAt(file.positions.tree(), pointer, part === 'key');
  return node !== undefined && node.offset + node.length < sureUntil;
}

function nodeAt(tree: Node | undefined, pointer: string, isKey: boolean): Node | undefined {
  const node = tree && findNodeAtLocation(tree, pathIn(tree, pointer));
  return isKey ? node?.parent?.children?.[0] : node;
}

/** Positions of lists are numbers there. */
function pathIn(tree: Node, pointer: string): (string | number)[] {
  const path: (string | number)[] = [];
  let node: Node | undefined = tree;
  for (const key of fromPointer(pointer)) {
    path.push(node?.type === 'array' ? Number(key) : key);
    node = findNodeAtLocation(tree, path);
  }
  return path;
}
