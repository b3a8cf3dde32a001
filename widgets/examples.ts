import type { FieldOptions, WidgetName } from '../schemas/uiOptions.ts';
import type { WidgetContext } from './context.ts';

/** User action that brings a widget into the state of its example. */
export type ExampleStep =
  | { does: 'open' }
  | { does: 'type'; text: string }
  | { does: 'choose'; files: readonly { name: string; bytes: number; type: string }[] };

/** One state of a widget, for the gallery, the render tests, the axe run and the screenshots. */
export interface WidgetExample {
  label: string;
  value: string | number | boolean | null | { name: string; size: number; type: string };
  options?: Partial<FieldOptions>;
  errors?: string[];
  disabled?: boolean;
  readonly?: boolean;
  required?: boolean;
  context?: Partial<WidgetContext>;
  step?: ExampleStep;
}

/** Common states, of which every widget has examples. */
export const COMMON_STATES = [
  'empty',
  'filled',
  'required',
  'optional',
  'help',
  'error',
  'disabled',
  'readOnly',
  'longText',
  'rightToLeft',
] as const;

export type CommonState = (typeof COMMON_STATES)[number];

/** Additional states of each widget; `combobox` is a select over a server-side list. */
interface OwnStates extends Record<WidgetName, string> {
  text: 'affixed' | 'twoErrors' | 'suppressedLabel';
  textarea: never;
  mask: 'zip' | 'amount' | 'unheld';
  number: 'affixed';
  date:
    | 'bounded'
    | 'years'
    | 'closedDays'
    | 'openDays'
    | 'weekFromSunday'
    | 'bySelect'
    | 'staysOnScroll'
    | 'apart'
    | 'longSwipe'
    | 'now'
    | 'month'
    | 'monthBounded'
    | 'year'
    | 'yearAny'
    | 'time'
    | 'time24'
    | 'timeSeconds'
    | 'timeBounded'
    | 'timeSteps'
    | 'tall'
    | 'dateTime'
    | 'dateTime24'
    | 'week'
    | 'range'
    | 'rangeLength'
    | 'multiple'
    | 'limit';
  select: 'notInTheList';
  combobox: 'open' | 'searching' | 'found' | 'moreMatches' | 'noResult' | 'failed';
  radio: 'manyOptions';
  checkbox: 'agreement';
  file: 'kinds' | 'chosen' | 'kept' | 'severalRefused' | 'refused' | 'largePhoto';
  signature: never;
  confirm: never;
  value: never;
  wallet:
    | 'loading'
    | 'loggedOut'
    | 'waiting'
    | 'cameBack'
    | 'blocked'
    | 'loggedIn'
    | 'mismatch'
    | 'expired'
    | 'cancelled'
    | 'unavailable';
}

/** Common states that a computed value does not have. */
interface NeverStates {
  value: 'required' | 'optional' | 'disabled' | 'readOnly';
}

export type SetName = keyof OwnStates;
type StatesOf<Name extends SetName> =
  | Exclude<CommonState, Name extends keyof NeverStates ? NeverStates[Name] : never>
  | OwnStates[Name];

/** The examples of one widget by their states; one that is forgotten does not compile. */
export interface ExampleSet<Name extends SetName> {
  widget: WidgetName;
  examples: Record<StatesOf<Name>, WidgetExample>;
}

const LONG =
  'The name of the person or company that you bought the vehicle from, as it stands on the contract of sale';

interface Question {
  label: string;
  empty: WidgetExample['value'];
  filled: WidgetExample['value'];
  /** The longest answer. */
  long?: WidgetExample['value'];
  options?: Partial<FieldOptions>;
  context?: Partial<WidgetContext>;
  /** False for a computed value. */
  isAsked?: boolean;
}

/** Returns the examples of one question in every common state. */
export function commonStates({
  label,
  empty,
  filled,
  long = filled,
  options: own = {},
  context,
  isAsked = true,
}: Question) {
  const options: Partial<FieldOptions> = { ...own, ...(isAsked && { mayBeOptional: true }) };
  const base = { label, options, ...(context && { context }) };
  return {
    empty: { ...base, value: empty },
    filled: { ...base, value: filled, required: true },
    required: { ...base, value: empty, required: true },
    optional: { ...base, value: filled },
    help: { ...base, value: empty, options: { ...options, hint: 'As it stands on **your letter**.' } },
    error: { ...base, value: filled, errors: ['Value is required'], required: true },
    disabled: { ...base, value: filled, disabled: true },
    readOnly: { ...base, value: filled, readonly: true },
    longText: {
      ...base,
      label: LONG,
      value: long,
      options: { ...options, hint: `${LONG}. ${LONG}.` },
    },
    rightToLeft: {
      ...base,
      label: 'الاسم الكامل',
      value: filled,
      options: { ...options, hint: 'كما هو مكتوب في الرسالة' },
    },
  } satisfies Record<CommonState, WidgetExample>;
}
