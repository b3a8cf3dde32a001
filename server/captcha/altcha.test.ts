import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, it } from 'vitest';
import { readServerKey } from '../security/serverKey.ts';
import { EASY } from '../testing/samples.testkit.ts';
import { createAltcha } from './altcha.ts';

const [OLD, NEW, OTHER] = ['a', 'b', 'c'].map((digit) => digit.repeat(64));
const clock = () => new Date('2030-05-04T17:00:00Z');
const captchaWith = (...lines: (string | undefined)[]) =>
  createAltcha({ key: readServerKey(lines.join('\n'), 'the test'), clock, difficulty: EASY });

async function solvedBy(captcha: ReturnType<typeof createAltcha>): Promise<string> {
  const challenge = await captcha.challenge?.(1);
  if (!challenge) throw new Error('There is no challenge.');
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

it('C13-03: a captcha that was begun with one key is passed with another in front of it', async () => {
  const [before, after] = [captchaWith(OLD, NEW), captchaWith(NEW, OLD)];
  expect(await after.verify(await solvedBy(before), '')).toBe(true);
  expect(await before.verify(await solvedBy(after), '')).toBe(true);
  expect(await captchaWith(OTHER).verify(await solvedBy(after), '')).toBe(false);
});
