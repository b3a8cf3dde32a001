import { isKnownEnding, typeOfHead, typeUnder } from './documentType.ts';
import { type DocumentReading, losesPosition, readDocument } from './readDocument.ts';

/** Number of first bytes from which the type is detected. */
const HEAD_BYTES = 4100;
/** Maximum size of a file whose structure is read, because a larger one could crash a phone's browser. */
const READ_BYTES = 100 * 1024 * 1024;

/** Result of judging a document that a claimant has chosen, before it is uploaded. */
export interface Judgement extends DocumentReading {
  /** True where the content does not match the extension. */
  isRefused: boolean;
  /** Content type that its first bytes have; empty where they have none, or the document is refused. */
  type: string;
  /** True where the position can be removed. */
  losesPosition: boolean;
}

const UNREAD: Judgement = {
  isRefused: false,
  type: '',
  looks: 'whole',
  hasPosition: false,
  losesPosition: false,
};

/** File that a claimant has chosen in a browser. */
export interface ChosenDocument {
  name: string;
  size: number;
  /** Reads its first bytes. */
  read(bytes: number): Promise<Uint8Array>;
}

/**
 * Tests if the content of a file is refused. Empty files and unaccepted extensions have messages of their own, which
 * need no reading.
 */
function isRefused(name: string, head: Uint8Array): boolean {
  const ending = /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';
  if (!isKnownEnding(ending)) return false;
  return typeUnder(name, typeOfHead(head), [ending]) === null;
}

/** Judges a document when it is chosen: refused as the server would, or with the findings from its structure. */
export async function judgeDocument({ name, size, read }: ChosenDocument): Promise<Judgement> {
  const head = await read(HEAD_BYTES);
  if (head.length === 0) return UNREAD;
  if (isRefused(name, head)) return { ...UNREAD, isRefused: true };
  const type = typeOfHead(head) ?? '';
  if (size > READ_BYTES) return { ...UNREAD, type };
  const reading = await readDocument(await read(size), type);
  return { ...UNREAD, ...reading, type, losesPosition: losesPosition(type) };
}
