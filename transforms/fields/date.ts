import { type FieldKind, plainText } from './fieldKind.ts';

/** A day as text, MM/dd/yyyy (C3-04). */
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
  answer: (value) => plainText(value) ?? '',
};
