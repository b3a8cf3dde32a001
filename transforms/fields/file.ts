import type { AuthoredKind, FieldKind } from './fieldKind.ts';

/** Kind of file fields: a claim describes a file, whose bytes are stored and sent beside it (C6-12). */
export const file: FieldKind = {
  types: ['object', 'null'],
  shape: {
    required: ['name', 'size', 'type'],
    additionalProperties: false,
    properties: { name: { type: 'string' }, size: { type: 'integer', minimum: 0 }, type: { type: 'string' } },
  },
  unset: () => null,
  widget: 'file',
  components: ['file', 'value'],
  isTyped: false,
  hasRecords: false,
  calculatedFrom: [],
  calculated: () => undefined,
  fromCell: () => null,
  answer: (value) =>
    typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : '',
};

/** Properties of file fields for authors' tools. */
export const authoredFile: AuthoredKind = {
  called: 'a file',
  displays: ['text'],
  set: null,
  compared: null,
  cell: null,
};
