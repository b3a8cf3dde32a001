import { type Node, parseTree } from 'jsonc-parser';
import { fromPointer } from '../../transforms/ground/pointer.ts';
import type { Part, Position } from '../findings/position.ts';
import { locateValue, type ValueLocation } from './locateValue.ts';

/** Finds places in a JSON text; the tree is built when it is asked for, or many places are. */
export interface Positions {
  atOffset(offset: number): Position;
  offsetOf(position: Position): number;
  /** The place of a pointer; of the nearest thing around it where it leads nowhere. */
  atPointer(pointer: string, part: Part): Position;
  /** The text as a tree, as far as it can be read; undefined where nothing can. */
  tree(): Node | undefined;
}

/** So many places are sought in the text itself: of a large one, that is quicker than a tree of it. */
const WALKS = 8;

/** Places in a text; `isJson` where it is known to be without a fault of syntax. */
export function positionsOf(text: string, isJson = false): Positions {
  let starts: number[] | undefined;
  let tree: Node | undefined;
  let walks = 0;
  const startsOf = () => {
    starts ??= lineStarts(text);
    return starts;
  };
  const atOffset = (offset: number): Position => {
    const starts = startsOf();
    const line = lineOf(starts, offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
  const treeOf = () => {
    tree ??= parseTree(text);
    return tree;
  };
  return {
    atOffset,
    offsetOf: ({ line, column }) => (startsOf()[line - 1] ?? text.length) + column - 1,
    atPointer(pointer, part) {
      const path = fromPointer(pointer);
      if (isJson && !tree && walks++ < WALKS) return atOffset(partOf(locateValue(text, path), part));
      const root = treeOf();
      return atOffset(root ? offsetOf(root, path, part) : 0);
    },
    tree: treeOf,
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + end.length);
  return starts;
}

function lineOf(starts: number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A key of the path is meant where it has one. */
function partOf({ key, value }: ValueLocation, part: Part): number {
  return part === 'key' && key !== undefined ? key : value;
}

/** The same as in the text itself, in a tree. */
function offsetOf(tree: Node, path: string[], part: Part): number {
  let node = tree;
  let key: Node | undefined;
  for (const segment of path) {
    const found = childOf(node, segment);
    if (!found) return node.offset;
    node = found.value;
    key = found.key;
  }
  return part === 'key' && key ? key.offset : node.offset;
}

function childOf(node: Node, segment: string): { key?: Node; value: Node } | undefined {
  if (node.type === 'array') {
    const value = node.children?.find((_item, index) => String(index) === segment);
    return value && { value };
  }
  // JSON.parse keeps the last of two properties of one name; so does this.
  const property = node.children?.findLast(({ children }) => children?.[0]?.value === segment);
  const [key, value] = property?.children ?? [];
  return key && value && { key, value };
}
