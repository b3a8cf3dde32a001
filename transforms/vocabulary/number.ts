import { parseDecimal } from '../values/decimal.ts';
import { defineRule, FAILED, type Judge } from './defineRule.ts';

const judge: Judge<object> = (value) =>
  typeof value === 'string' && parseDecimal(value) === null ? FAILED : undefined;

/** Text that reads as no number (C3-05), in a field of type number: its type has this rule, no configuration writes it (C8-35). */
export const number = defineRule({ judge, kind: 'number' });
