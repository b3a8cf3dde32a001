import { type FieldKind, plainText } from './fieldKind.ts';

export const string: FieldKind = {
  types: ['string', 'null'],
  unset: () => null,
  widget: 'text',
  components: [
    'text',
    'textarea',
    'select',
    'radio',
    'yesNo',
    'date',
    'signature',
    'confirm',
    'value',
    'wallet',
  ],
  isTyped: true,
  hasRecords: false,
  calculatedFrom: ['string', 'number', 'date'],
  calculated: plainText,
  answer: (value) => plainText(value) ?? '',
};
