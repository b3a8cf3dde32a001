import { parseDay, parseParameterDay } from '../values/day.ts';
import { isEmpty } from '../values/emptiness.ts';
import { type AuthoredKind, type FieldKind, plainCell, plainText } from './fieldKind.ts';

/** Kind of date fields: a day as text, MM/dd/yyyy (C3-04). */
export const date: FieldKind = {
  types: ['string', 'null'],
  unset: () => null,
  widget: 'date',
  components: ['date', 'text', 'confirm', 'value'],
  isTyped: false,
  hasRecords: false,
  calculatedFrom: ['date', 'string'],
  calculated: plainText,
  mask: 'date',
  fromCell: plainCell,
  answer: (value) => plainText(value) ?? '',
};

const isDay = (literal: unknown): boolean => parseDay(literal) !== null;

/** Properties of date fields for authors' tools. */
export const authoredDate: AuthoredKind = {
  called: 'a date',
  displays: ['date', 'text'],
  set: { asked: 'a date MM/dd/yyyy', fits: isDay },
  compared: {
    fits: (literal) => isEmpty(literal) || parseParameterDay(literal) !== null,
    hint: 'Write a day as MM/dd/yyyy, or null for an empty answer.',
  },
  cell: { fits: isDay, message: 'The date must be written as MM/dd/yyyy' },
};
