import type { FieldKind } from './fieldKind.ts';

/** False until it is ticked: a boolean is never empty (C3-01). */
export const boolean: FieldKind = {
  types: ['boolean', 'null'],
  unset: () => false,
  widget: 'checkbox',
  components: ['checkbox', 'radio', 'select', 'value'],
  isTyped: false,
  hasRecords: false,
  calculatedFrom: ['boolean'],
  calculated: (value) => (typeof value === 'boolean' ? value : undefined),
  answer: (value, { yes, no }) => (value === true ? yes : no),
};
