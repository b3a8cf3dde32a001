import type { KeyboardName } from '../../schemas/generated/types.ts';

/** Attributes of an input that choose the keyboard of a device and switch off its corrections. */
export interface Keyboard {
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'url';
  /** Only a type that changes no typed text: `email` would trim it and rewrite its domain. */
  type?: 'tel';
  /** Autofill of browsers where the page does not set it. */
  autocomplete?: 'email' | 'tel' | 'postal-code' | 'off';
  autoCapitalize?: 'none' | 'words' | 'characters';
  spellCheck?: false;
}

/** Keyboards that a page may name, by the kind of input. */
export const KEYBOARDS: Readonly<Record<KeyboardName, Keyboard>> = {
  email: { inputMode: 'email', autocomplete: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { inputMode: 'tel', type: 'tel', autocomplete: 'tel', spellCheck: false },
  /** Digits that are no quantity: a PIN, a ZIP code, an account number. */
  digits: { inputMode: 'numeric', autoCapitalize: 'none', spellCheck: false },
  amount: { inputMode: 'decimal', spellCheck: false },
  /** Number that may be negative: an iPhone's number pads have no minus, so it has the letter keyboard. */
  signedAmount: { autoCapitalize: 'none', spellCheck: false },
  /** Letters and digits that no dictionary has: a VIN, a claim number. */
  code: { autoCapitalize: 'characters', spellCheck: false },
  name: { autoCapitalize: 'words', spellCheck: false },
  address: { autoCapitalize: 'words', spellCheck: false },
  webAddress: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  /** Sentences, with the usual help of the device. */
  text: {},
};
