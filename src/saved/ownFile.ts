import { fromBase64, toBase64 } from './base64.ts';
import { parseSaved, readSavedForm } from './readSavedForm.ts';
import type { SavedFile, SavedForm } from './savedForm.ts';
import { SavedFormError } from './savedFormError.ts';

/** Bytes of documents that a file of one's own holds; further ones are listed by name alone. */
export const OWN_FILE_BYTES = 50 * 1024 * 1024;

/** Most bytes of such a file: its documents in Base64, and the answers. */
const MOST_BYTES = 2 * OWN_FILE_BYTES;

const FORM_TYPE = 'application/vnd.claimwright.form+json';
const DOCUMENT_TYPE = 'application/vnd.claimwright.document+json';

/** Size of the pieces in which bytes become Base64; a multiple of three, so that the pieces join. */
const PIECE_BYTES = 3 * 64 * 1024;

/** Readable part of the file, which is drawn by the page. */
export interface ReadablePart {
  title: string;
  culture: string;
  dir: string;
  /** Sentences above the answers: when it was saved, and how to go on. */
  lines: readonly string[];
  /** Answers as HTML. */
  answers: string;
}

/** Form and documents that were read from a file. */
export interface OwnFile {
  saved: SavedForm;
  files: SavedFile[];
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns JSON that no script element ends. */
const jsonInHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

async function documentParts({ id, file }: SavedFile): Promise<string[]> {
  const { name, type, lastModified, size } = file;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pieces: string[] = [];
  for (let at = 0; at < size; at += PIECE_BYTES) pieces.push(toBase64(bytes.subarray(at, at + PIECE_BYTES)));
  const described = jsonInHtml({ id, name, type, lastModified, size }).slice(0, -1);
  return [`<script type="${DOCUMENT_TYPE}">${described},"bytes":"`, ...pieces, '"}</script>\n'];
}

function head({ title, culture, dir, lines, answers }: ReadablePart): string {
  return `<!doctype html>
<html lang="${escaped(culture)}" dir="${escaped(dir)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>body{font:1rem/1.5 sans-serif;margin:2rem;max-width:45rem}dt{font-weight:bold}dd{margin:0 0 .75rem}</style>
<h1>${escaped(title)}</h1>
${lines.map((line) => `<p>${escaped(line)}</p>`).join('\n')}
${answers}
`;
}

/** Returns those of the files that together have room in a file of one's own, in their order. */
export function filesWithRoom(files: readonly SavedFile[]): SavedFile[] {
  let room = OWN_FILE_BYTES;
  return files.filter(({ file }) => {
    if (file.size > room) return false;
    room -= file.size;
    return true;
  });
}

/**
 * Writes a form as one HTML page that can be read and printed without this website, with the form and its documents as
 * data inside (C10-11). It is not sealed: whoever has the file can read it.
 */
export async function writeOwnFile(
  readable: ReadablePart,
  saved: SavedForm,
  files: readonly SavedFile[],
): Promise<Blob> {
  const parts = [head(readable), `<script type="${FORM_TYPE}">${jsonInHtml(saved)}</script>\n`];
  for (const file of files) parts.push(...(await documentParts(file)));
  return new Blob([...parts, '</html>\n'], { type: 'text/html' });
}

function readDocument(written: string): SavedFile {
  const { id, name, type, lastModified, size, bytes }: Record<string, unknown> = JSON.parse(written);
  const isWhole = typeof id === 'string' && typeof name === 'string' && typeof type === 'string';
  if (!isWhole || typeof bytes !== 'string') throw new TypeError('A document lacks its name or its bytes.');
  const modified = typeof lastModified === 'number' ? { lastModified } : {};
  const file = new File([fromBase64(bytes)], name, { type, ...modified });
  if (file.size !== size) throw new TypeError('A document was cut.');
  return { id, file };
}

/** Returns the contents of the script elements of a type, as they are written by `writeOwnFile`. */
function scriptsOf(html: string, type: string): string[] {
  const [, ...parts] = html.split(`<script type="${type}">`);
  // The data has no `<`.
  return parts.map((part) => part.slice(0, part.indexOf('<')));
}

/**
 * Reads a file that may be anybody's: only its data is read, none of its HTML is shown. Throws a `SavedFormError` where
 * it cannot be read, is no saved form, or is not whole.
 */
export async function readOwnFile(file: Blob): Promise<OwnFile> {
  if (file.size > MOST_BYTES) throw new SavedFormError('tooLarge');
  const html = await file.text().catch((cause: unknown) => {
    throw new SavedFormError('unreadable', { cause });
  });
  const [form, second] = scriptsOf(html, FORM_TYPE);
  if (form === undefined) throw new SavedFormError('notSaved');
  if (second !== undefined || !/<\/html>\s*$/.test(html.slice(-100))) throw new SavedFormError('damaged');
  const saved = readSavedForm(parseSaved(form));
  try {
    return { saved, files: scriptsOf(html, DOCUMENT_TYPE).map(readDocument) };
  } catch (cause) {
    throw new SavedFormError('damaged', { cause });
  }
}
