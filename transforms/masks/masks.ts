import { fixedDecimal, parseDecimal } from '../values/decimal.ts';

/** Each has a text: what a field wants instead of a value that its mask cannot hold. */
type MaskMismatch =
  | 'ADate'
  | 'AUsPhone'
  | 'APhone'
  | 'AZip'
  | 'APostalCode'
  | 'AVin'
  | 'AWholeAmount'
  | 'AnAmount'
  | 'ADecimal';

/** What is known of a mask beside its shape. */
interface MaskUse {
  /** The keyboard that phones show. */
  inputMode: 'text' | 'numeric' | 'decimal' | 'tel';
  /** What browsers may fill in where the page says nothing. */
  autocomplete?: 'tel' | 'tel-national' | 'postal-code';
  /** The text that shows the shape while nothing is typed. */
  hint?: 'Ui_DateHint' | 'Ui_PhoneHint';
  /** Exports keep the value as it is shown: without its slashes a date is no date. */
  exportedAsShown?: true;
  /** What the field says of a value that the mask cannot hold, and that stays as it is (C10-04). */
  mismatch: `Ui_Not${MaskMismatch}`;
}

/** A pattern of tokens: `#` is a digit, `@` a letter, `*` a letter or digit; all else is literal (R5-10). */
export interface PatternMask extends MaskUse {
  kind: 'pattern';
  pattern: string;
  /** Anything may be typed, and is read when the field is left; the literals only help (C10-05). */
  freely?: true;
  /** Digits that autofill and paste put in front of a whole value, and that are no part of it. */
  countryCode?: string;
}

/** At most `max` characters of one class. */
export interface CharactersMask extends MaskUse {
  kind: 'characters';
  /** The inside of a character class: `0-9.`. */
  allowed: string;
  max: number;
}

/** Digits grouped by commas, with a fixed number of decimal places. */
export interface NumberMask extends MaskUse {
  kind: 'number';
  decimals: number;
}

export type Mask = PatternMask | CharactersMask | NumberMask;

/** What each token of a pattern stands for, as the inside of a character class. */
export const MASK_TOKENS = { '#': '0-9', '@': 'A-Za-z', '*': 'A-Za-z0-9' } as const;

const number = (decimals: number, mismatch: MaskUse['mismatch']): NumberMask => ({
  kind: 'number',
  decimals,
  inputMode: 'decimal',
  mismatch,
});
const characters = (allowed: string, max: number, use: MaskUse): CharactersMask => ({
  kind: 'characters',
  allowed,
  max,
  ...use,
});
const pattern = (shape: string, use: MaskUse & Pick<PatternMask, 'countryCode'>): PatternMask => ({
  kind: 'pattern',
  pattern: shape,
  ...use,
});

/** Every registered mask (R5-01 to R5-09) and all that is known of it: adding one is adding its line. */
export const MASKS = {
  currency: number(0, 'Ui_NotAWholeAmount'),
  currencyDecimals: number(2, 'Ui_NotAnAmount'),
  decimal: characters('0-9.', 16, { inputMode: 'decimal', mismatch: 'Ui_NotADecimal' }),
  internationalPhone: characters('0-9', 16, {
    inputMode: 'tel',
    autocomplete: 'tel',
    mismatch: 'Ui_NotAPhone',
  }),
  date: {
    ...pattern('##/##/####', {
      inputMode: 'numeric',
      hint: 'Ui_DateHint',
      exportedAsShown: true,
      mismatch: 'Ui_NotADate',
    }),
    freely: true,
  },
  usPhone: pattern('(###) ###-####', {
    inputMode: 'tel',
    autocomplete: 'tel-national',
    hint: 'Ui_PhoneHint',
    countryCode: '1',
    mismatch: 'Ui_NotAUsPhone',
  }),
  vin: characters('A-Za-z0-9', 17, { inputMode: 'text', mismatch: 'Ui_NotAVin' }),
  usZip: pattern('#####-####', { inputMode: 'numeric', autocomplete: 'postal-code', mismatch: 'Ui_NotAZip' }),
  nonUsPostalCode: characters('A-Za-z0-9 ', 10, {
    inputMode: 'text',
    autocomplete: 'postal-code',
    mismatch: 'Ui_NotAPostalCode',
  }),
} as const satisfies Record<string, Mask>;

export type MaskName = keyof typeof MASKS;

export function isMaskName(name: string): name is MaskName {
  return Object.hasOwn(MASKS, name);
}

/** A mask by its name; an unregistered one is a configuration error (R5-11). */
export function maskOf(name: string): Mask {
  if (!isMaskName(name)) throw new Error(`The mask factory is not registered: ${name}`);
  return MASKS[name];
}

/** The characters that a mask puts between those that are typed: `() -` of a phone. */
export function separatorsOf(mask: Mask): string {
  if (mask.kind === 'characters') return '';
  if (mask.kind === 'number') return ',';
  return [...new Set(mask.pattern)].filter((token) => !Object.hasOwn(MASK_TOKENS, token)).join('');
}

/** A text without some characters. */
export function without(text: string, characters: string): string {
  return [...text].filter((character) => !characters.includes(character)).join('');
}

/** What people write between the characters of a code, and that is no part of it. */
const SEPARATORS = /[\s\p{P}\p{Cf}+]/gu;

/** The characters of a text in a pattern's places; null where they do not fit it. */
export function inPattern(text: string, pattern: string): string | null {
  const characters = [...text.replace(SEPARATORS, '')];
  let placed = '';
  for (const token of pattern) {
    if (characters.length === 0) break;
    const allowed = Object.hasOwn(MASK_TOKENS, token) ? MASK_TOKENS[token as keyof typeof MASK_TOKENS] : null;
    if (allowed === null) {
      placed += token;
      continue;
    }
    const next = characters.shift() ?? '';
    if (!new RegExp(`[${allowed}]`).test(next)) return null;
    placed += next;
  }
  return characters.length === 0 ? placed : null;
}

/**
 * A stored value as people read it under a mask: `shown(1234.5, 'currencyDecimals')` → `1,234.50`. What does not
 * fit the mask is shown as it is: a text must never look like another one.
 */
export function shown(value: unknown, name: string): string {
  if (value === null || value === undefined) return '';
  const mask = maskOf(name);
  const text = String(value);
  if (mask.kind === 'characters') return text;
  if (mask.kind === 'pattern') return inPattern(text, mask.pattern) ?? text;
  const number = parseDecimal(value);
  return number === null ? text : fixedDecimal(number, mask.decimals);
}

/**
 * A text that is put into a masked input at once, without the country code that autofill and address books put in
 * front: `+1 (206) 555-0100` → `2065550100`. Any other text stays as it is.
 */
export function withoutCountryCode(text: string, { pattern, countryCode }: PatternMask): string {
  if (countryCode === undefined) return text;
  const digits = text.replace(/\D/g, '');
  const wanted = [...pattern].filter((token) => token === '#').length;
  const hasCode = digits.startsWith(countryCode) && digits.length === countryCode.length + wanted;
  return hasCode ? digits.slice(countryCode.length) : text;
}
