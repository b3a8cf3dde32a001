import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { Report } from '../findings/finding.ts';
import { readCsvList } from './csvList.ts';
import type { FileIdentity } from './fileKinds.ts';
import { type JsonFault, parseJson } from './json.ts';
import { positionsOf } from './positions.ts';
import type { SourceFile } from './sourceFile.ts';

/** Largest file in bytes that is read; of a class list only the head is read. */
const LARGEST_FILE = 10 * 1024 * 1024;
const CLASS_LIST_HEAD = 64 * 1024;

/** File with the reports of reading and parsing it. */
export interface ReadFile {
  file: SourceFile;
  reports: Report[];
}

/** Reads and parses one file of a bundle. Reports size, encoding, byte-order mark, syntax and duplicate keys. */
export function readBundleFile(absolute: string, path: string, identity: FileIdentity): ReadFile {
  const bytes = bytesOf(absolute, identity);
  if (bytes instanceof Error) return unreadable(path, identity, faultOf(path, bytes));
  if (bytes === 'special') return unreadable(path, identity, specialFile(path));
  if (bytes === 'too-large') return unreadable(path, identity, tooLarge(path));
  const bad = firstBadByte(bytes, identity.kind === 'classList');
  if (bad !== undefined) return unreadable(path, identity, notUtf8(path, bytes, bad));
  return readText(path, identity, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
}

/** Reads a regular file only: a named pipe never ends, and sockets and devices are no files. */
function bytesOf(absolute: string, { kind }: FileIdentity): Uint8Array | Error | 'too-large' | 'special' {
  try {
    const found = statSync(absolute);
    if (!found.isFile() && !found.isDirectory()) return 'special';
    const { size } = found;
    if (kind !== 'classList' && size > LARGEST_FILE) return 'too-large';
    return readHead(absolute, kind === 'classList' ? Math.min(size, CLASS_LIST_HEAD) : size);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function readHead(absolute: string, size: number): Uint8Array {
  const handle = openSync(absolute, 'r');
  try {
    const bytes = new Uint8Array(size);
    let read = 0;
    while (read < size) {
      const count = readSync(handle, bytes, read, size - read, read);
      if (count === 0) break;
      read += count;
    }
    return bytes.subarray(0, read);
  } finally {
    closeSync(handle);
  }
}

/** Returns the offset of the first byte that is not UTF-8; the head of a file may end within a character. */
function firstBadByte(bytes: Uint8Array, isHead: boolean): number | undefined {
  if (decodes(bytes, isHead)) return undefined;
  let low = 0;
  let high = bytes.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (decodes(bytes.subarray(0, middle), true)) low = middle;
    else high = middle;
  }
  return low;
}

function decodes(bytes: Uint8Array, mayBeCut: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: mayBeCut });
    return true;
  } catch {
    return false;
  }
}

function unreadable(path: string, identity: FileIdentity, report: Report): ReadFile {
  return { file: unreadableFile(path, identity), reports: [report] };
}

/** Returns a source file without text and value, for one that exists and could not be read. */
export function unreadableFile(path: string, identity: FileIdentity): SourceFile {
  return { ...identity, path, text: '', positions: positionsOf(''), value: undefined, readable: false };
}

function faultOf(path: string, error: Error & { code?: string }): Report {
  if (error.code === 'ELOOP') return linkLoopReport(path);
  return {
    code: 'unreadable-file',
    file: path,
    message: `The file cannot be read (${error.code ?? error.message}).`,
    hint: 'Check that it exists and that you may read it.',
  };
}

/** Returns the report of a link to itself or to a parent folder. */
export function linkLoopReport(path: string): Report {
  return {
    code: 'link-loop',
    file: path,
    message: 'This link leads in a circle.',
    hint: 'Replace the link by the file or folder itself.',
  };
}

/** Returns the report of a link out of the bundle's folder. */
export function linkOut(path: string): Report {
  return {
    code: 'link-out',
    file: path,
    message: 'This link leads out of the bundle, so it is not followed.',
    hint: 'Put the file or folder itself into the bundle.',
  };
}

function specialFile(path: string): Report {
  return {
    code: 'unreadable-file',
    file: path,
    message: 'This is no file that can be read: it is a named pipe, a socket or a device.',
    hint: 'Put a file of that name there.',
  };
}

function tooLarge(path: string): Report {
  return {
    code: 'file-too-large',
    file: path,
    message: `The file is larger than ${LARGEST_FILE / 1024 / 1024} MB and was not read.`,
    hint: 'Split it, or take out what does not belong in a bundle.',
  };
}

function notUtf8(path: string, bytes: Uint8Array, offset: number): Report {
  const before = new TextDecoder('utf-8').decode(bytes.subarray(0, offset), { stream: true });
  return {
    code: 'not-utf8',
    file: path,
    position: positionsOf(before).atOffset(before.length),
    message: 'The file is not UTF-8 from here on.',
    hint: 'Save the file as UTF-8.',
  };
}

/** Parses the text of a file, from an editor or decoded from the disk. */
export function readText(path: string, identity: FileIdentity, decoded: string): ReadFile {
  const marked = decoded.startsWith('\uFEFF');
  const text = marked ? decoded.slice(1) : decoded;
  const reports: Report[] = marked ? [byteOrderMark(path)] : [];
  const bare = { ...identity, path, text, positions: positionsOf(text) };
  if (identity.kind === 'classList') return { file: { ...bare, value: undefined, readable: true }, reports };
  if (identity.kind === 'csvList') {
    const { list, reports: found } = readCsvList(path, text);
    return { file: { ...bare, value: list, readable: list !== undefined }, reports: [...reports, ...found] };
  }
  const { value, faults } = parseJson(text);
  const readable = value !== undefined;
  const file = { ...bare, positions: positionsOf(text, readable), value, readable };
  return { file, reports: [...reports, ...faults.map((fault) => reportOf(file, fault))] };
}

function byteOrderMark(path: string): Report {
  return {
    code: 'byte-order-mark',
    file: path,
    message: 'The file begins with a byte-order mark.',
    hint: 'Save the file as UTF-8 without a byte-order mark.',
  };
}

function reportOf(file: SourceFile, { code, offset, message, hint }: JsonFault): Report {
  return { code, file: file.path, position: file.positions.atOffset(offset), message, hint };
}
