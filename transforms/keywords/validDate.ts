import { isValid, parse } from 'date-fns';
import { format } from 'date-fns/format';
import { enUS } from 'date-fns/locale/en-US';
import { isEmpty } from '../values/emptiness.ts';
import { defineKeyword, FAILED, type Instance, type KeywordFunction } from './types.ts';

export interface ValidDateInstance extends Instance {
  formats: string[];
}

/** Fixed, so that formats which leave parts out do not depend on the day of judgement; noon is on every day of every zone. */
const REFERENCE_DATE = new Date(2000, 0, 1, 12);

/** Strict: writing the parsed date back in the format gives the same text (C4-16). */
export function isDateIn(text: string, pattern: string): boolean {
  const parsed = parse(text, pattern, REFERENCE_DATE, { locale: enUS });
  return isValid(parsed) && format(parsed, pattern, { locale: enUS }) === text;
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
