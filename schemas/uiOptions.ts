import type { DatePicker, DisplayName, FieldType, KeyboardName } from './generated/types.ts';

/** Every widget that a page's uiSchema may name. The registry of widgets is checked against this list. */
const WIDGET_NAMES = [
  'text',
  'textarea',
  'mask',
  'number',
  'date',
  'select',
  'radio',
  'checkbox',
  'file',
  'signature',
  'confirm',
  'value',
  'wallet',
] as const;

export type WidgetName = (typeof WIDGET_NAMES)[number];

/** The fields that draw a list model: named by `ui:field`. */
export type ListFieldName = 'RecordManager' | 'RecordTable' | 'DisplayRows';

export interface FieldOption {
  value: string | number | boolean;
  label: string;
}

/** The days that a field's rules leave open, each MM/dd/yyyy; a side that is left out is open. */
export interface PickerDays {
  first?: string;
  /** As `first`, by what is answered elsewhere. */
  firstDay?: string;
  last?: string;
  /** The last day offered, where no future day is. */
  until?: 'today' | 'yesterday';
  /** Days counted from today that none may come before, or after. */
  firstFromToday?: { years: number; months: number; days: number }[];
  lastFromToday?: { years: number; months: number; days: number }[];
}

/** How a value is shown, and whose way of writing it that is. */
export interface Display {
  as: DisplayName;
  culture: string;
}

/** The `ui:options` of one field. Every text is in the active culture already. */
export interface FieldOptions {
  type: FieldType;
  label: string;
  /** A key of the author's own: `data-key` of the field's element (R3-35). */
  key?: string;
  hint?: string;
  placeholder?: string;
  prepended?: string;
  appended?: string;
  suppressLabel?: boolean;
  /** The mask that holds while no dependency names another. */
  mask?: string;
  autocomplete?: string;
  /** The keyboard that the page names, and the one that the field's rules or its name ask for. */
  keyboard?: KeyboardName;
  usualKeyboard?: KeyboardName;
  /** Digits of every script are taken as those of ASCII. */
  ofDigits?: true;
  /** White space that a credential keeps: single spaces within, or none. */
  space?: 'single' | 'none';
  /** What Enter does, where it does not go on: in a record it finishes that. */
  enterKeyHint?: 'done';
  /** How much of the answer the receipt shows; all of it where left out. */
  receipt?: 'ending' | 'hidden';
  /** How its value is shown where it is not typed. */
  display?: Display;
  width?: 'short' | 'medium' | 'full';
  rows?: number;
  enumOptions?: FieldOption[];
  /** A server list that is too long to be sent with the page. */
  optionsList?: string;
  /** Of a wallet: its button's text, and a picture beside it. */
  buttonLabel?: string;
  buttonImage?: string;
  picker?: DatePicker;
  days?: PickerDays;
  /** Of a computed field: the keys of what it is made of, lists before their fields. */
  madeOf?: string[];
  /** It is said to be optional while it is not required. */
  mayBeOptional?: true;
  /** False where the author turned the required mark off (R3-35). */
  requiredStyling: boolean;
  /** Of a list within a record: what one of its entries is called, with `{number}`, and the button that adds one. */
  recordLabel?: string;
  addLabel?: string;
}
