/** Description of a chosen file in the claim document: name, size in bytes, MIME type. */
export interface FileDescription {
  name: string;
  size: number;
  type: string;
}

/** File with its description, or the content key of the error of a choice. */
export type FileChoice =
  | { file: File; value: FileDescription }
  | { file: null; problem: 'Ui_NoFileChosen' | 'Ui_OneFileOnly' };

/** Last choice; `file` is null where it was made before a reload, or removed. */
export interface LatestChoice {
  file: File | null;
}

/** Validates the choice of a file input: exactly one file, or an error (R5-40). */
export function readFileChoice(files: ArrayLike<File> | null | undefined): FileChoice {
  if (!files || files.length === 0) return { file: null, problem: 'Ui_NoFileChosen' };
  const [file] = Array.from(files);
  if (files.length > 1 || !file) return { file: null, problem: 'Ui_OneFileOnly' };
  return { file, value: { name: file.name, size: file.size, type: file.type || 'unknown' } };
}

/** Returns the file descriptor of a claim document's value, or null. */
export function fileOf(value: unknown): FileDescription | null {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('size' in value)) return null;
  const { name, size } = value;
  if (typeof name !== 'string' || typeof size !== 'number') return null;
  return { name, size, type: 'type' in value && typeof value.type === 'string' ? value.type : 'unknown' };
}
