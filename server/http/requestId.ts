import type { FastifyInstance } from 'fastify';
import { CODE_ALPHABET } from '../../transforms/values/checkedCode.ts';
import { drawBytes } from '../drawBytes.ts';

/** Header of a request's id, in responses alone: one that a client sends is ignored. */
export const REQUEST_ID = 'x-request-id';

/** Largest multiple of the alphabet's length in a byte: characters of higher bytes would be drawn more often. */
const FAIR = 256 - (256 % CODE_ALPHABET.length);

function drawCharacter(): string {
  for (;;) {
    const byte = drawBytes(1).readUInt8();
    if (byte < FAIR) return CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length);
  }
}

const drawGroup = (): string => drawCharacter() + drawCharacter() + drawCharacter() + drawCharacter();

/**
 * Draws a request's id, `7Q2F-K9MX-3TRB`: twelve characters (59 bits) in groups of four to be read over the telephone.
 * A reference code, which claimants have too, is two groups of five.
 */
export const drawRequestId = (): string => `${drawGroup()}-${drawGroup()}-${drawGroup()}`;

/** Tests if a typed code has the shape of a request's id. */
export const isRequestId = (typed: string): boolean => {
  const text = typed.toUpperCase().replace(/[\s-]/g, '');
  return text.length === 12 && [...text].every((character) => CODE_ALPHABET.includes(character));
};

/**
 * Sends each response with its request's id, but those that a shared cache keeps: it would hand the first visitor's id
 * to all others (decision 0150).
 */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isShared(reply.getHeader('cache-control'))) reply.header(REQUEST_ID, request.id);
    done(null, payload);
  });
}

const isShared = (cacheControl: unknown): boolean => String(cacheControl).startsWith('public');
