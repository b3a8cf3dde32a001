import type { DatePicker, DisplayName, FieldType, KeyboardName } from './generated/types.ts';

/** Names of all RJSF widgets in `ui:widget` of a page. The registry of widgets is checked against this list. */
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

/** Names of the RJSF fields that render a list of records, in `ui:field`. */
export type ListFieldName = 'RecordManager' | 'RecordTable' | 'DisplayRows';

/** Value that claimants can choose, and its text in the active culture. */
export interface FieldOption {
  value: string | number | boolean;
  label: string;
}

/** Range of the days that the rules of a date field allow, each MM/dd/yyyy; an absent bound is open. */
export interface PickerDays {
  first?: string;
  /** First day by the current answers of other fields; `first` is that by rules alone. */
  firstDay?: string;
  last?: string;
  /** Last day, where future days are not allowed. */
  until?: 'today' | 'yesterday';
  /** First and last days as offsets from today. */
  firstFromToday?: { years: number; months: number; days: number }[];
  lastFromToday?: { years: number; months: number; days: number }[];
}

/** Format of a displayed value, and the culture of the format. */
export interface Display {
  as: DisplayName;
  culture: string;
}

/** The `ui:options` of one field, which widgets and templates read. All texts are in the active culture. */
export interface FieldOptions {
  type: FieldType;
  label: string;
  /** Attribute `data-key` of the field's element, which the author sets (R3-35). */
  key?: string;
  hint?: string;
  placeholder?: string;
  prepended?: string;
  appended?: string;
  suppressLabel?: boolean;
  /** Mask of the field while no dependency sets another. */
  mask?: string;
  autocomplete?: string;
  /** Keyboard that the page sets, and the default one by the field's rules or its name. */
  keyboard?: KeyboardName;
  usualKeyboard?: KeyboardName;
  /** Converts digits of every script to ASCII. */
  ofDigits?: true;
  /** White space that a credential keeps: single spaces within, or none. */
  space?: 'single' | 'none';
  /** Attribute `enterkeyhint`: in a record, Enter finishes the record. */
  enterKeyHint?: 'done';
  /** Part of the answer that the receipt shows; absent for all of it. */
  receipt?: 'ending' | 'hidden';
  /** Format of its value where it is displayed and not typed. */
  display?: Display;
  width?: 'short' | 'medium' | 'full';
  rows?: number;
  enumOptions?: FieldOption[];
  /** Name of a list of values that is too long for the page and is searched on the server. */
  optionsList?: string;
  /** Text and picture of a wallet's button. */
  buttonLabel?: string;
  buttonImage?: string;
  picker?: DatePicker;
  days?: PickerDays;
  /** Keys that a computed field reads, lists before their fields. */
  madeOf?: string[];
  /** Marks the field as optional while it is not required. */
  mayBeOptional?: true;
  /** False where the author turned the required mark off (R3-35). */
  requiredStyling: boolean;
  /** Texts of a list within a record: the label of an entry, with `{number}`, and the button that adds one. */
  recordLabel?: string;
  addLabel?: string;
}
