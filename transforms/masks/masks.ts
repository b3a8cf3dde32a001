import { fixedDecimal, parseDecimal } from '../values/decimal.ts';

/** Shape that a value does not fit, each with a message `Ui_Not…`. */
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

/** Common properties of all kinds of masks. */
interface MaskUse {
  /** Keyboard of phones. */
  inputMode: 'text' | 'numeric' | 'decimal' | 'tel';
  /** Autofill of browsers where the page does not set it. */
  autocomplete?: 'tel' | 'tel-national' | 'postal-code';
  /** Text that shows the shape while the field is empty. */
  hint?: 'Ui_DateHint' | 'Ui_PhoneHint';
  /** Exports keep the value as shown, because a date without its slashes is no date. */
  exportedAsShown?: true;
  /** Message of the field for a value that does not fit the mask and stays unchanged (C10-04). */
  mismatch: `Ui_Not${MaskMismatch}`;
}

/** Pattern of tokens: `#` is a digit, `@` a letter, `*` a letter or digit; all else is literal (R5-10). */
export interface PatternMask extends MaskUse {
  kind: 'pattern';
  pattern: string;
  /** Allows any text, which is parsed when the input loses focus; the literals are only a help (C10-05). */
  freely?: true;
  /** Country calling code, which is removed where autofill or pasted text puts it before a value. */
  countryCode?: string;
}

/** At most `max` characters of one class. */
export interface CharactersMask extends MaskUse {
  kind: 'characters';
  /** Inside of a character class: `0-9.`. */
  allowed: string;
  max: number;
}

/** Digits grouped by commas, with a fixed number of decimal places. */
export interface NumberMask extends MaskUse {
  kind: 'number';
  decimals: number;
}

export type Mask = PatternMask | CharactersMask | NumberMask;

/** Characters of each token of a pattern, as the inside of a character class. */
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

/** Registered masks with their properties (R5-01 to R5-09). */
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

/** Returns a mask by its name. Throws for an unregistered one, which is a configuration error (R5-11). */
export function maskOf(name: string): Mask {
  if (!isMaskName(name)) throw new Error(`The mask factory is not registered: ${name}`);
  return MASKS[name];
}

/** Returns the literal characters of a mask: `() -` of a phone. */
export function separatorsOf(mask: Mask): string {
  if (mask.kind === 'characters') return '';
  if (mask.kind === 'number') return ',';
  return [...new Set(mask.pattern)].filter((token) => !Object.hasOwn(MASK_TOKENS, token)).join('');
}

/** Removes characters from a text. */
export function without(text: string, characters: string): string {
  return [...text].filter((character) => !characters.includes(character)).join('');
}

/** Separators that people type in a code, and that are ignored. */
const SEPARATORS = /[\s\p{P}\p{Cf}+]/gu;

/** Places the characters of a text in a pattern; null where they do not fit. */
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
 * Formats a stored value under a mask: `shown(1234.5, 'currencyDecimals')` → `1,234.50`. A value that does not fit is
 * returned unchanged, because a text must never look like another one.
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
 * Removes from a text that is inserted into a masked input at once the country code of autofill and address books: `+1
 * (206) 555-0100` → `2065550100`. Any other text is returned unchanged.
 */
export function withoutCountryCode(text: string, { pattern, countryCode }: PatternMask): string {
  if (countryCode === undefined) return text;
  const digits = text.replace(/\D/g, '');
  const wanted = [...pattern].filter((token) => token === '#').length;
  const hasCode = digits.startsWith(countryCode) && digits.length === countryCode.length + wanted;
  return hasCode ? digits.slice(countryCode.length) : text;
}
