import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { ExpectedError } from '../../bundle/expectedError.ts';
import { createConcurrencyLimit } from './concurrencyLimit.ts';

/** Address of clamd, the virus scanner's daemon. */
export type ClamdPlace = { path: string } | { host: string; port: number };

/** Scans a document, which it reads once. Returns the result to store. Throws DocumentInfectedError or ScannerUnavailableError. */
export type ScanContent = (content: () => Readable) => Promise<string>;

/** Error of a document in which clamd found a signature. */
export class DocumentInfectedError extends Error {
  readonly signature: string;

  constructor(signature: string) {
    super(`The scanner has found ${signature}`);
    this.name = 'DocumentInfectedError';
    this.signature = signature;
  }
}

/** Outage of the scanner: no document is kept without a scan. */
export class ScannerUnavailableError extends ExpectedError {
  override readonly kind = 'outage';

  constructor(message: string, options?: ErrorOptions) {
    super(`The virus scanner cannot be used: ${message}`, options);
  }
}

/** Virus scanner of documents. */
export interface Scanner {
  scan: ScanContent;
  /** Throws ScannerUnavailableError where it does not answer. */
  ping(): Promise<void>;
}

export interface ClamdOptions {
  /** Timeout without any answer while it scans a file, ms. */
  waitMs?: number;
  /** Interval of pings meanwhile, and longest wait for their answer, ms. */
  watchMs?: number;
  pingMs?: number;
  /** Pause after a ping without an answer, ms: documents are refused at once meanwhile. */
  restMs?: number;
  /** Files at a time: clamd has ten threads by default, and refuses those that wait too long. */
  atOnce?: number;
}

const LONGEST_ANSWER = 4096;

/** Mark of documents without a scanner. */
export const NOT_SCANNED = 'not scanned';
/** Scan of a server without a scanner: returns that mark for every file. */
export const notScanned: ScanContent = async () => NOT_SCANNED;
export const NO_SCANNER: Scanner = { scan: notScanned, ping: async () => undefined };

/**
 * Creates the scanner, which sends each file to clamd's INSTREAM once it is complete, because an upload of minutes
 * would hold one of its few threads. Anything but a plain OK is a failure.
 */
export function clamdScanner(
  place: ClamdPlace,
  { waitMs = 60_000, watchMs = 3_000, pingMs = 2_000, restMs = 5_000, atOnce = 8 }: ClamdOptions = {},
): Scanner {
  const gate = createConcurrencyLimit(atOnce);
  const ping = (): Promise<void> => pingClamd(place, pingMs);
  let standsUntil = 0;
  const requireUp = (): void => {
    if (performance.now() < standsUntil) throw new ScannerUnavailableError('it stands still');
  };
  const onStanding = (): void => {
    standsUntil = performance.now() + restMs;
  };
  const scan: ScanContent = async (content) => {
    requireUp();
    const watch = watchClamd(ping, watchMs, onStanding);
    try {
      return verdictOf(await ask(place, content, { waitMs, standing: watch.standing }));
    } finally {
      watch.end();
    }
  };
  return {
    ping,
    scan: async (content) => {
      requireUp();
      return gate(() => scan(content));
    },
  };
}

/** Pings clamd. Throws ScannerUnavailableError. */
async function pingClamd(place: ClamdPlace, pingMs: number): Promise<void> {
  const socket = connect({ ...place, allowHalfOpen: true });
  try {
    const answer = answerOf(socket, pingMs);
    socket.write('zPING\0');
    const text = await answer;
    if (text !== 'PONG') throw new ScannerUnavailableError(`it answered ${JSON.stringify(text)} to a ping`);
  } catch (error) {
    throw unavailableBy(error);
  } finally {
    socket.destroy();
  }
}

/** Pings clamd during a scan, because a stalled one accepts connections and answers none. */
function watchClamd(ping: () => Promise<void>, watchMs: number, onStanding: () => void) {
  const stopped = new AbortController();
  const timer = setInterval(() => {
    ping().catch((error: unknown) => {
      onStanding();
      stopped.abort(error);
    });
  }, watchMs);
  return { standing: stopped.signal, end: (): void => clearInterval(timer) };
}

function unavailableBy(error: unknown): ScannerUnavailableError {
  if (error instanceof ScannerUnavailableError) return error;
  return new ScannerUnavailableError(error instanceof Error ? error.message : String(error), {
    cause: error,
  });
}

function verdictOf(answer: string): string {
  if (answer === 'stream: OK') return 'clean';
  const [, signature] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (signature !== undefined) throw new DocumentInfectedError(signature);
  throw new ScannerUnavailableError(`it answered ${JSON.stringify(answer)}`);
}

async function ask(
  place: ClamdPlace,
  content: () => Readable,
  { waitMs, standing }: { waitMs: number; standing: AbortSignal },
): Promise<string> {
  const socket = connect({ ...place, allowHalfOpen: true });
  const answer = answerOf(socket, waitMs);
  standing.addEventListener('abort', () => socket.destroy(unavailableBy(standing.reason)));
  // Thrown in place of the sender's error, which comes first and explains less.
  const sent = send(socket, content());
  try {
    const [text] = await Promise.all([answer, sent]);
    return text;
  } catch (error) {
    throw unavailableBy(error);
  } finally {
    socket.destroy();
    await Promise.allSettled([sent, answer]);
  }
}

/** Reads the answer up to the zero byte, which may come before all was sent: a file may be too large. */
function answerOf(socket: Socket, waitMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      text += chunk;
      const end = text.indexOf('\0');
      if (end >= 0) resolve(text.slice(0, end));
      else if (text.length > LONGEST_ANSWER) reject(new ScannerUnavailableError('its answer has no end'));
    });
    socket.setTimeout(waitMs, () =>
      reject(new ScannerUnavailableError(`it said nothing for ${waitMs / 1000} s`)),
    );
    socket.once('error', reject);
    // Half open, so that clamd may close it while the last pieces are on their way.
    for (const end of ['end', 'close'])
      socket.once(end, () => reject(new ScannerUnavailableError('it closed the connection')));
  });
}

/** Sends each piece after its length; a length of zero ends the file. */
async function send(socket: Socket, content: Readable): Promise<void> {
  await write(socket, 'zINSTREAM\0');
  for await (const chunk of content as AsyncIterable<Buffer>) {
    await write(socket, lengthOf(chunk));
    await write(socket, chunk);
  }
  await write(socket, lengthOf(''));
}

function lengthOf(piece: Buffer | ''): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
}

/** Writes a piece. Resolves when it is flushed, so that backlog waits here and not in memory. */
function write(socket: Socket, piece: Buffer | string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(piece, (error) => (error ? reject(error) : resolve()));
  });
}
