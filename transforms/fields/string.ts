import { isEmpty } from '../values/emptiness.ts';
import { type AuthoredKind, type FieldKind, plainCell, plainText } from './fieldKind.ts';

/** Kind of text fields: typed text, or one of the options of a page. */
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
  fromCell: plainCell,
  answer: (value) => plainText(value) ?? '',
};

/** Properties of text fields for authors' tools. A text may hold a rounded calculation, so it can have any display. */
export const authoredString: AuthoredKind = {
  called: 'a text',
  displays: ['money', 'number', 'percent', 'date', 'text'],
  set: { asked: 'a text', fits: (literal) => typeof literal === 'string' && !isEmpty(literal) },
  compared: null,
  cell: null,
};
