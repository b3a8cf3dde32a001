import type { Position, Range } from 'vscode-languageserver';
import type { SourceFile } from '../../../bundle/reading/sourceFile.ts';

/** Converts a part of a file to a range of the Language Server Protocol: lines and UTF-16 units from 0. */
export function rangeOf({ positions }: SourceFile, offset: number, length: number): Range {
  const at = (one: number) => {
    const { line, column } = positions.atOffset(one);
    return { line: line - 1, character: column - 1 };
  };
  return { start: at(offset), end: at(offset + length) };
}

/** Converts a position of the protocol to an offset in a file. */
export function offsetAt({ positions }: SourceFile, { line, character }: Position): number {
  return positions.offsetOf({ line: line + 1, column: character + 1 });
}
