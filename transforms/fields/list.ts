import type { AuthoredKind, FieldKind } from './fieldKind.ts';

/** Kind of list fields: records within a record, with fields of their own (C8-12). */
export const list: FieldKind = {
  types: ['array', 'null'],
  unset: () => [],
  widget: 'value',
  components: [],
  isTyped: false,
  hasRecords: true,
  calculatedFrom: [],
  calculated: () => undefined,
  fromCell: () => [],
  answer: (value) => (Array.isArray(value) ? String(value.length) : ''),
};

/** Properties of list fields for authors' tools. */
export const authoredList: AuthoredKind = {
  called: 'a list of records',
  displays: ['text'],
  set: null,
  compared: null,
  cell: null,
};
