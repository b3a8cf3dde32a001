import { suggest } from '../findings/didYouMean.ts';
import type { Check } from './check.ts';

/** The themes that the product has (R2-41 to R2-43). */
export const THEMES = ['jnd-7-0-default', 'ftc-7-0-default', 'jnd-9-0-kontent'];

/** R2-44, R8-15: "theme not specified". */
export const unknownTheme: Check = {
  code: 'unknown-theme',
  *run({ bundle }) {
    const { theme } = bundle.settlement;
    if (THEMES.includes(theme)) return;
    yield {
      file: 'settlement.json',
      pointer: '/theme',
      message: `There is no theme "${theme}".`,
      hint: suggest(theme, THEMES, 'Themes'),
    };
  },
};
