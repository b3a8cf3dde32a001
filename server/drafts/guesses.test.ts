import { expect, it } from 'vitest';
import { UNLIMITED } from '../options.ts';
import { DraftClient } from '../testing/draftClient.testkit.ts';
import { ADA, testServer } from '../testing/testServer.testkit.ts';

const SAM = { email: 'sam@example.com', lastName: "O'Brien" };

async function guessing(guesses: number) {
  const server = await testServer({ limits: { callsPerMinute: UNLIMITED.callsPerMinute } });
  const from = async (remoteAddress: string, typed: Record<string, string>) => {
    const visitor = await server.visitor();
    visitor.from = { remoteAddress };
    return { visitor, status: (await visitor.authorize('standard', typed)).statusCode };
  };
  const owner = await from('198.51.100.1', ADA);
  const draft = new DraftClient(owner.visitor);
  await draft.save();
  const { visitor } = await from('203.0.113.7', ADA);
  const counts = new Map<number, number>();
  for (let guess = 0; guess < guesses; guess += 1) {
    const { statusCode, headers } = await new DraftClient(visitor).get();
    if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
  }
  return { server, from, owner, draft, visitor, counts };
}

async function openNoneAndSlowNobody(guesses: number): Promise<void> {
  const { from, owner, draft, visitor, counts } = await guessing(guesses);
  // The free tries of an address, and then one a wait: the clock stands.
  expect([...counts]).toEqual([
    [404, 20],
    [429, guesses - 20],
  ]);
  // Not even the right one is looked for while the guesser waits.
  expect((await new DraftClient(visitor, draft).get()).statusCode).toBe(429);
  expect((await draft.get()).statusCode).toBe(200);
  expect((await new DraftClient(owner.visitor).get()).statusCode).toBe(404);
  expect((await from('198.51.100.9', SAM)).status).toBe(200);
  // A sign-in from the guesser's own address waits for nothing, nor does a sign-in's captcha grow.
  expect((await from('203.0.113.7', SAM)).status).toBe(200);
  expect((await visitor.get('/api/captcha/challenge')).json().effort).toBe(1);
}

it('C10-11: hundreds of guesses at codes open no draft, and slow nobody else', () =>
  openNoneAndSlowNobody(300));

it(
  'C10-11: a hundred thousand guesses at codes open no draft, and slow nobody else',
  {
    tags: 'slow',
    timeout: 600_000,
  },
  () => openNoneAndSlowNobody(100_000),
);

it('C10-11: a further save, a piece that is read and a deletion by a locator that names nothing count as guesses', async () => {
  const { visitor, draft, owner, server } = await guessing(16);
  await new DraftClient(visitor).save({ revision: 1 });
  await new DraftClient(visitor).remove();
  await new DraftClient(visitor).piece('0'.repeat(22));
  for (let found = 0; found < 50; found += 1)
    expect((await new DraftClient(visitor, draft).get()).statusCode).toBe(200);
  await new DraftClient(visitor).get();
  const { headers, statusCode } = await new DraftClient(visitor).remove();
  expect([statusCode, headers['retry-after']]).toEqual([429, '1']);
  server.at('2030-05-04T17:00:01Z');
  expect((await new DraftClient(visitor, draft).get()).statusCode).toBe(200);
  expect((await owner.visitor.get('/api/session')).statusCode).toBe(200);
});
