import { parseDecimal } from '../values/decimal.ts';
import { defineRule, FAILED, type Judge } from './defineRule.ts';

const judge: Judge<object> = (value) =>
  typeof value === 'string' && parseDecimal(value) === null ? FAILED : undefined;

/**
 * Rule that text in a number field can be parsed as a number (C3-05). It belongs to the field type; no configuration
 * writes it (C8-35).
 */
export const number = defineRule({ judge, kind: 'number' });
