import { createChallenge, type Payload, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, it } from 'vitest';
import { readServerKey } from '../security/serverKey.ts';
import { createAltcha } from './altcha.ts';

const NOON = new Date('2030-05-04T12:00:00Z');
const key = readServerKey('5'.repeat(64), 'the test’s key');
const altcha = createAltcha({
  key,
  clock: () => NOON,
  difficulty: { cost: 1, minCounter: 3, maxCounter: 3 },
});

const encode = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64');
const verify = (payload: unknown) => altcha.verify(encode(payload), '127.0.0.1');

async function solved(): Promise<Payload> {
  const challenge = await altcha.challenge?.(1);
  if (!challenge) throw new Error('no challenge');
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('no solution');
  return { challenge, solution };
}

it('R5-38: takes the solution of its challenge', async () => {
  expect(await verify(await solved())).toBe(true);
});

it('R5-38: refuses a key that is cut, padded, lengthened, spelt in capitals or empty', async () => {
  const { challenge, solution } = await solved();
  const { derivedKey } = solution;
  const prefix = challenge.parameters.keyPrefix;
  for (const other of [prefix, prefix.padEnd(64, '0'), derivedKey.toUpperCase(), `${derivedKey}00`, '', 'xy'])
    expect(await verify({ challenge, solution: { ...solution, derivedKey: other } })).toBe(false);
});

it('R5-38: refuses a challenge that was altered', async () => {
  const { challenge, solution } = await solved();
  const { parameters } = challenge;
  for (const changed of [{ cost: 2 }, { expiresAt: 2_000_000_000 }, { data: {} }, { salt: parameters.nonce }])
    expect(
      await verify({ challenge: { ...challenge, parameters: { ...parameters, ...changed } }, solution }),
    ).toBe(false);
  const other = await solved();
  const { keySignature, keyPrefix } = other.challenge.parameters;
  const mixed = { ...challenge, parameters: { ...parameters, keySignature, keyPrefix } };
  expect(await verify({ challenge: mixed, solution: other.solution })).toBe(false);
});

it('R5-38: a challenge without the signature of its key, as an older version made it, is derived again', async () => {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 3,
    expiresAt: new Date('2040-05-04T12:00:00Z'),
    deriveKey,
    hmacSignatureSecret: key.secret('altcha'),
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  expect(await verify({ challenge, solution })).toBe(true);
  expect(await verify({ challenge, solution: { ...solution, counter: 2 } })).toBe(false);
  const { parameters } = (await solved()).challenge;
  const { keySignature: _left, ...without } = parameters;
  expect(await verify({ challenge: { ...challenge, parameters: without }, solution })).toBe(false);
});
