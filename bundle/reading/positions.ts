import { type Node, parseTree } from 'jsonc-parser';
import { fromPointer } from '../../transforms/ground/pointer.ts';
import type { Part, Position } from '../findings/position.ts';
import { locateValue, type ValueLocation } from './locateValue.ts';

/** Converts between offsets, positions and pointers of a JSON text; its syntax tree is built when it is needed. */
export interface Positions {
  atOffset(offset: number): Position;
  offsetOf(position: Position): number;
  /** Returns the position of a pointer, or of its nearest ancestor where it leads nowhere. */
  atPointer(pointer: string, part: Part): Position;
  /** Returns the syntax tree of what could be parsed; undefined where nothing could. */
  tree(): Node | undefined;
}

/** Number of positions that are found by scanning the text; in a large one that is faster than a tree. */
const WALKS = 8;

/** Creates the positions of a text; `isJson` where it is known to be valid JSON. */
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

/** Returns the offset of the key where it is wanted and exists, else of the value. */
function partOf({ key, value }: ValueLocation, part: Part): number {
  return part === 'key' && key !== undefined ? key : value;
}

/** Returns the same offset by the syntax tree. */
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
  // Of two equal keys the last counts, as for JSON.parse.
  const property = node.children?.findLast(({ children }) => children?.[0]?.value === segment);
  const [key, value] = property?.children ?? [];
  return key && value && { key, value };
}
