import { UTCDate } from '@date-fns/utc';
import { format } from 'date-fns/format';
import { isDateIn } from '../keywords/validDate.ts';
import type { RuleReader } from './reader.ts';
import type { RuleAdapter } from './types.ts';

const PROBE = new UTCDate(2001, 1, 3);

function isFormat(pattern: string): boolean {
  try {
    return isDateIn(format(PROBE, pattern), pattern);
  } catch {
    // date-fns throws a RangeError for letters that are no token, and for tokens it protects (YYYY, D).
    return false;
  }
}

function formatsOf(read: RuleReader): string[] {
  const given = read.rest();
  if (given.length === 0) return ['MM/dd/yyyy'];
  return given.map(({ value, place }) => {
    if (typeof value === 'string' && isFormat(value)) return value;
    throw place.error(
      'wrong-parameter',
      `${JSON.stringify(value)} is no date format`,
      'Use date-fns tokens, such as MM/dd/yyyy or MMMM d, yyyy.',
    );
  });
}

export const validDate: RuleAdapter = {
  name: 'validDate',
  on: 'field',
  ordinal: [],
  rest: 'formats',
  named: [],
  build: (read) => ({ formats: formatsOf(read) }),
};
