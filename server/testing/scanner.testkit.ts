import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { ClamdPlace } from '../scanning/clamd.ts';

/** What the stand-in finds: the signature's name, and the bytes that it is known by. */
export const SIGNATURE = 'Claimwright.Test.Signature';
export const INFECTED = 'X-CLAIMWRIGHT-HARMFUL-X';

const PING = Buffer.from('zPING\0');

interface Heard {
  bytes: Buffer;
  command: string;
  /** Whether the length of nothing has come. */
  ended: boolean;
}

/** The pieces of an INSTREAM as they have come so far. */
function read(all: Buffer): Heard {
  const start = all.indexOf(0) + 1;
  const pieces: Buffer[] = [];
  let at = start;
  let ended = false;
  while (start > 0 && at + 4 <= all.length && !ended) {
    const length = all.readUInt32BE(at);
    if (at + 4 + length > all.length) break;
    pieces.push(all.subarray(at + 4, at + 4 + length));
    ended = length === 0;
    at += 4 + length;
  }
  return { command: all.subarray(0, start).toString(), bytes: Buffer.concat(pieces), ended };
}

/** A stand-in that speaks clamd's protocol: it refuses what is not well said, and can be told to misbehave. */
export async function startScanner() {
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let behaviour: ((socket: Socket) => void) | null = null;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => sockets.delete(socket));
    if (behaviour) return behaviour(socket);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      const all = Buffer.concat(chunks);
      if (all.equals(PING)) return socket.end('PONG\0');
      const { command, bytes, ended } = read(all);
      if (!ended) return;
      scanned.push(bytes);
      const isKnown = bytes.includes(INFECTED);
      const said = isKnown ? `stream: ${SIGNATURE} FOUND` : 'stream: OK';
      const answer = command === 'zINSTREAM\0' ? `${said}\0` : 'UNKNOWN COMMAND\0';
      setTimeout(() => socket.end(answer), delayMs);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = (): void => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(stop);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const place: ClamdPlace = { host: '127.0.0.1', port };
  return {
    place,
    /** The bytes of each document that it was given. */
    scanned,
    /** What it does instead with each connection. */
    misbehave: (how: ((socket: Socket) => void) | null) => {
      behaviour = how;
    },
    /** Has it take so long for each file. */
    delay: (ms: number) => {
      delayMs = ms;
    },
    stop,
  };
}
