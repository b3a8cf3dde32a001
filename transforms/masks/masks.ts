/** A pattern of tokens: `#` is a digit, `@` a letter, `*` a letter or digit; all else is literal (R5-10). */
export interface PatternMask {
  kind: 'pattern';
  pattern: string;
  /** Literals appear as soon as they are reached, not only with the next character. */
  eager: boolean;
}

/** At most `max` characters of one class. */
export interface CharactersMask {
  kind: 'characters';
  /** The inside of a character class: `0-9.`. */
  allowed: string;
  max: number;
}

/** Digits grouped by commas, with a fixed number of decimal places. */
export interface NumberMask {
  kind: 'number';
  decimals: number;
}

export type Mask = PatternMask | CharactersMask | NumberMask;

/** What each token of a pattern stands for, as the inside of a character class. */
export const MASK_TOKENS = { '#': '0-9', '@': 'A-Za-z', '*': 'A-Za-z0-9' } as const;

/** Every registered mask (R5-01 to R5-09). */
export const MASKS = {
  currency: { kind: 'number', decimals: 0 },
  currencyDecimals: { kind: 'number', decimals: 2 },
  decimal: { kind: 'characters', allowed: '0-9.', max: 16 },
  internationalPhone: { kind: 'characters', allowed: '0-9', max: 16 },
  date: { kind: 'pattern', pattern: '##/##/####', eager: true },
  usPhone: { kind: 'pattern', pattern: '(###) ###-####', eager: false },
  vin: { kind: 'characters', allowed: 'A-Za-z0-9', max: 17 },
  usZip: { kind: 'pattern', pattern: '#####-####', eager: false },
  nonUsPostalCode: { kind: 'characters', allowed: 'A-Za-z0-9 ', max: 10 },
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

/** The value without what the mask put in: class lists are matched on it (C7-07). `(206) 555-0100` → `2065550100`. */
export function unmask(value: string, name: string): string {
  const mask = maskOf(name);
  if (mask.kind === 'characters') return value;
  if (mask.kind === 'number') return value.replaceAll(',', '');
  return value.replace(/[^A-Za-z0-9]/g, '');
}
