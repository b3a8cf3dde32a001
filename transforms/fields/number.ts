import { parseDecimal } from '../values/decimal.ts';
import { isEmpty } from '../values/emptiness.ts';
import { type AuthoredKind, type FieldKind, plainCell, plainText } from './fieldKind.ts';

/** Kind of number fields. The typed text is kept: `1,234.50` stays as it is, and the rules parse it (C3-05, C7-07). */
export const number: FieldKind = {
  types: ['string', 'number', 'null'],
  rule: 'number',
  unset: () => null,
  widget: 'number',
  components: ['text', 'select', 'radio', 'confirm', 'value'],
  isTyped: true,
  hasRecords: false,
  calculatedFrom: ['number'],
  calculated: (value) => (typeof value === 'number' ? value : plainText(value)),
  mask: 'currency',
  fromCell: plainCell,
  answer: (value) => plainText(value) ?? '',
};

const isNumber = (literal: unknown): boolean => parseDecimal(literal) !== null;

/** Properties of number fields for authors' tools. */
export const authoredNumber: AuthoredKind = {
  called: 'a number',
  displays: ['money', 'number', 'percent', 'text'],
  set: { asked: 'a number', fits: (literal) => typeof literal !== 'boolean' && isNumber(literal) },
  compared: {
    fits: (literal) => isEmpty(literal) || isNumber(literal),
    hint: 'Write a number, or null for an empty answer.',
  },
  cell: { fits: isNumber, message: 'The value must be a number' },
};
