import { type FieldKind, plainText } from './fieldKind.ts';

/** The text typed is kept: `1,234.50` stays as it is, and the rules read it (C3-05, C7-07). */
export const number: FieldKind = {
  types: ['string', 'number', 'null'],
  unset: () => null,
  widget: 'number',
  components: ['text', 'select', 'radio', 'confirm', 'value'],
  isTyped: true,
  hasRecords: false,
  calculatedFrom: ['string', 'number'],
  calculated: (value) => (typeof value === 'number' ? value : plainText(value)),
  mask: 'currency',
  answer: (value) => plainText(value) ?? '',
};
