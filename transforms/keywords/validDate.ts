import { UTCDate, utc } from '@date-fns/utc';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { enUS } from 'date-fns/locale/en-US';
import { parse } from 'date-fns/parse';
import { isEmpty } from '../values/emptiness.ts';
import { defineKeyword, FAILED, type Instance, type KeywordFunction } from './types.ts';

export interface ValidDateInstance extends Instance {
  formats: string[];
}

/** Fixed and in UTC, so that neither the day nor the time zone of the machine matters. */
const REFERENCE_DATE = new UTCDate(2000, 0, 1);
const OPTIONS = { locale: enUS, in: utc };
const FIRST_YEAR = 1000;
const LAST_YEAR = 9999;

/** Strict: writing the parsed date back in the format gives the same text (C4-16); years as C3-04. */
export function isDateIn(text: string, pattern: string): boolean {
  const parsed = parse(text, pattern, REFERENCE_DATE, OPTIONS);
  if (!isValid(parsed)) return false;
  const year = parsed.getFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR && format(parsed, pattern, OPTIONS) === text;
}

/** Parses in one of the formats (date-fns tokens, English names). */
export const validDate: KeywordFunction<ValidDateInstance> = (value, { formats }) =>
  isEmpty(value) || (typeof value === 'string' && formats.some((pattern) => isDateIn(value, pattern)))
    ? undefined
    : FAILED;

export const validDateDefinition = defineKeyword(
  'validDate',
  { formats: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } } },
  ['formats'],
);
