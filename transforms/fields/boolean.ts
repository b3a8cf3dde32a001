import type { AuthoredKind, FieldKind } from './fieldKind.ts';

/** Kind of boolean fields: false until ticked, so that a boolean is never empty (C3-01). */
export const boolean: FieldKind = {
  types: ['boolean', 'null'],
  unset: () => false,
  widget: 'checkbox',
  components: ['checkbox', 'radio', 'select', 'value'],
  isTyped: false,
  hasRecords: false,
  calculatedFrom: ['boolean'],
  calculated: (value) => (typeof value === 'boolean' ? value : undefined),
  fromCell: (cell) => String(cell).trim().toLowerCase() === 'true',
  answer: (value, { yes, no }) => (value === true ? yes : no),
};

const isWritten = (literal: unknown): boolean => /^(?:true|false)$/i.test(String(literal));

/** Properties of boolean fields for authors' tools. */
export const authoredBoolean: AuthoredKind = {
  called: 'yes or no',
  displays: ['text'],
  set: { asked: 'true or false', fits: (literal) => typeof literal === 'boolean' },
  compared: { fits: isWritten, hint: 'Write true or false; one that is not set is false.' },
  cell: { fits: isWritten, message: 'The value must be true or false' },
};
