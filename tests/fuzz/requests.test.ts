import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import { apiDescription } from '../../server/http/apiDescription.ts';
import { UNLIMITED } from '../../server/options.ts';
import { ADA, type TestServer, testServer, withDocument } from '../../server/testing/testServer.testkit.ts';
import { type DrawnRequest, garbage, requestsOf } from './drawRequests.ts';
import { DRAWN, RUNS } from './draws.ts';

const keptIn = ({ dataDir }: TestServer): string[] =>
  readdirSync(join(dataDir, 'documents'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** A server, somebody who is signed in to it, and what it must never answer. */
async function attacked() {
  const server = await testServer({ limits: UNLIMITED });
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  const cookies = new Map(visitor.cookies);
  const send = async (request: DrawnRequest, signedIn: boolean): Promise<LightMyRequestResponse> => {
    visitor.cookies.clear();
    if (signedIn) for (const [name, value] of cookies) visitor.cookies.set(name, value);
    return visitor.call(request);
  };
  return { server, visitor, send };
}

const unforeseen = ({ statusCode, body }: LightMyRequestResponse): string | null =>
  statusCode >= 500 ? `${statusCode} ${body.slice(0, 200)}` : null;

it('C13-06: whatever is sent to whichever call is answered as described, and never by a fault of ours', async () => {
  const { server, send } = await attacked();
  const { operations } = apiDescription();
  const drawn = [...operations.values()].map((operation) => requestsOf(apiDescription(), operation));
  await fc.assert(
    fc.asyncProperty(fc.oneof(garbage, ...drawn), fc.boolean(), async (request, signedIn) => {
      expect(unforeseen(await send(request, signedIn))).toBeNull();
    }),
    { ...DRAWN, numRuns: RUNS * 5 },
  );
  expect((await server.app.operations.inject('/readyz')).statusCode).toBe(200);
  expect(await server.claims()).toEqual([]);
  expect(keptIn(server)).toEqual([]);
});

/** One thing that happens to bytes on their way. */
const damage = fc.record({
  at: fc.double({ min: 0, max: 0.999, noNaN: true }),
  length: fc.nat({ max: 40 }),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 20 }),
    fc.constantFrom(...['\r\n', '--', '\0', '"', ';'].map((text) => Buffer.from(text))),
  ),
});

it('C6-07, C13-06: a submission whose bytes are damaged anywhere is refused or filed, and leaves nothing else', async () => {
  const { server, visitor } = await attacked();
  await visitor.authorize('standard', ADA);
  const form = await visitor.submission('standard', withDocument());
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const whole = Buffer.from(await encoded.arrayBuffer());
  await fc.assert(
    fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 3 }), fc.boolean(), async (damages, cut) => {
      let payload = whole;
      for (const { at, length, bytes } of damages) {
        const from = Math.floor(at * payload.length);
        payload = Buffer.concat([
          payload.subarray(0, from),
          bytes,
          cut ? Buffer.alloc(0) : payload.subarray(from + length),
        ]);
      }
      const headers = { 'content-type': type, 'idempotency-key': crypto.randomUUID() };
      const answer = await visitor.call({ method: 'POST', url: '/api/forms/standard', headers, payload });
      expect(unforeseen(answer)).toBeNull();
    }),
    DRAWN,
  );
  const named = (await server.claims()).flatMap(({ documents }) => documents as unknown[]);
  expect(keptIn(server)).toHaveLength(named.length);
});
