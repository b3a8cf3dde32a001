import { typeOfHead, typeUnder } from './documentType.ts';
import { type DocumentReading, losesPosition, readDocument } from './readDocument.ts';

/** How many bytes of a file give its type. */
const HEAD_BYTES = 4100;
/** Larger files are not read whole: that could end a phone's browser. */
const READ_BYTES = 100 * 1024 * 1024;

/** Why a document is not taken. */
export type Refusal = 'empty' | 'ending' | 'content';

export interface Judgement extends DocumentReading {
  refusal: Refusal | null;
  type: string;
  /** Whether the position can be left out. */
  losesPosition: boolean;
}

const UNREAD: Judgement = {
  refusal: null,
  type: '',
  looks: 'whole',
  hasPosition: false,
  losesPosition: false,
};

/** What a browser has of a file. */
export interface ChosenDocument {
  name: string;
  size: number;
  /** Reads its first bytes. */
  read(bytes: number): Promise<Uint8Array>;
}

function refusalOf(name: string, head: Uint8Array, accept: readonly string[]): Refusal | null {
  if (head.length === 0) return 'empty';
  const ending = /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';
  if (accept.length > 0 && !accept.includes(ending)) return 'ending';
  return typeUnder(name, typeOfHead(head), [ending]) === null ? 'content' : null;
}

/** Judges a document as it is chosen: refused as the server would, or with what its structure makes likely. */
export async function judgeDocument(
  { name, size, read }: ChosenDocument,
  accept: readonly string[],
): Promise<Judgement> {
  const head = await read(HEAD_BYTES);
  const refusal = refusalOf(name, head, accept);
  if (refusal !== null) return { ...UNREAD, refusal };
  const type = typeOfHead(head) ?? '';
  if (size > READ_BYTES) return { ...UNREAD, type };
  const reading = await readDocument(await read(size), type);
  return { ...UNREAD, ...reading, type, losesPosition: losesPosition(type) };
}
