import { inFile } from '../../../bundle/readBundle.ts';
import type { FilePosition } from '../protocol/types.ts';
import type { ServedRevision } from './servedRevision.ts';

/** Returns the line and column of a JSON pointer in a file of the served bundle, as it was read. */
export function filePlace(
  { read }: Pick<ServedRevision, 'read'>,
  { file, pointer }: { file: string; pointer: string },
): FilePosition {
  const found = inFile({ file, pointer, message: '', hint: '' }, read.view);
  const positions = read.view.files.get(file)?.source.positions;
  const { line, column } = positions?.atPointer(found.pointer ?? '', 'value') ?? { line: 1, column: 1 };
  return { file, line, column };
}
