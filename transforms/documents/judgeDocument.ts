import { isKnownEnding, typeOfHead, typeUnder } from './documentType.ts';
import { type DocumentReading, losesPosition, readDocument } from './readDocument.ts';

/** How many bytes of a file give its type. */
const HEAD_BYTES = 4100;
/** Larger files are not read whole: that could end a phone's browser. */
const READ_BYTES = 100 * 1024 * 1024;

export interface Judgement extends DocumentReading {
  /** Whether its content is not what its ending says, or no head can be read. */
  isRefused: boolean;
  type: string;
  /** Whether the position can be left out. */
  losesPosition: boolean;
}

const UNREAD: Judgement = {
  isRefused: false,
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

/** A file that is empty, or whose ending is not taken, has messages of its own, which need no reading. */
function isRefused(name: string, head: Uint8Array): boolean {
  const ending = /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';
  if (!isKnownEnding(ending)) return false;
  return typeUnder(name, typeOfHead(head), [ending]) === null;
}

/** Judges a document as it is chosen: refused as the server would, or with what its structure makes likely. */
export async function judgeDocument({ name, size, read }: ChosenDocument): Promise<Judgement> {
  const head = await read(HEAD_BYTES);
  if (head.length === 0) return UNREAD;
  if (isRefused(name, head)) return { ...UNREAD, isRefused: true };
  const type = typeOfHead(head) ?? '';
  if (size > READ_BYTES) return { ...UNREAD, type };
  const reading = await readDocument(await read(size), type);
  return { ...UNREAD, ...reading, type, losesPosition: losesPosition(type) };
}
