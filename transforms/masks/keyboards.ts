import type { KeyboardName } from '../../schemas/generated/types.ts';

/** How a device helps with what is typed: the attributes of an input that say which keyboard to show and what to leave alone. */
export interface Keyboard {
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'url';
  /** None that changes what was typed: `email` would trim it and write its domain anew. */
  type?: 'tel';
  /** What browsers may fill in where the page says nothing. */
  autocomplete?: 'email' | 'tel' | 'postal-code' | 'off';
  autoCapitalize?: 'none' | 'words' | 'characters';
  spellCheck?: false;
}

/** Every keyboard that a page may name, by what is typed on it. */
export const KEYBOARDS: Readonly<Record<KeyboardName, Keyboard>> = {
  email: { inputMode: 'email', autocomplete: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { inputMode: 'tel', type: 'tel', autocomplete: 'tel', spellCheck: false },
  /** A PIN, a ZIP code, a number of an account: digits that nobody counts with. */
  digits: { inputMode: 'numeric', autoCapitalize: 'none', spellCheck: false },
  amount: { inputMode: 'decimal', spellCheck: false },
  /** One that may be below zero: an iPhone's number pads have no minus, so letters stand beside. */
  signedAmount: { autoCapitalize: 'none', spellCheck: false },
  /** Letters and digits that no dictionary has: a VIN, a claim number. */
  code: { autoCapitalize: 'characters', spellCheck: false },
  name: { autoCapitalize: 'words', spellCheck: false },
  address: { autoCapitalize: 'words', spellCheck: false },
  webAddress: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  /** Sentences: the device helps as it does everywhere. */
  text: {},
};
