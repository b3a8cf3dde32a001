import { expect, it } from 'vitest';
import { ExpectedError } from '../../bundle/expectedError.ts';
import { isOutage } from '../http/outage.ts';
import { secondsToWait, TooManyClaims } from '../store/claimRateLimit.ts';
import { DatabaseLostError } from '../store/databaseFile.ts';
import { errorOf, failureOf } from './failure.ts';

/** Returns the error as another thread receives it. */
const received = (error: unknown): Error => errorOf(structuredClone(failureOf(error)));

it('an expected error is one in another thread, too, with its kind, name, text and codes', () => {
  const lost = received(new DatabaseLostError('claims.db'));
  expect(lost).toBeInstanceOf(ExpectedError);
  expect(isOutage(lost)).toBe(true);
  expect(lost).toMatchObject({ name: 'DatabaseLostError', message: expect.stringContaining('claims.db') });
  expect(secondsToWait(received(new TooManyClaims(90)))).toBe(90);
});

it('another error stays one, with its codes', () => {
  const full = received(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  expect(full).not.toBeInstanceOf(ExpectedError);
  expect(full).toMatchObject({ message: 'full', code: 'ENOSPC' });
});
