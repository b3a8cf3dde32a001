import { suggest } from '../findings/didYouMean.ts';
import { themeNames } from '../schema/metaSchemas.ts';
import type { Check } from './check.ts';

/** R2-44, R8-15: "theme not specified". */
export const unknownTheme: Check = {
  code: 'unknown-theme',
  needs: 'file',
  *run({ bundle }) {
    const theme: string = bundle.settlement.theme;
    const known = themeNames();
    if (known.includes(theme)) return;
    yield {
      file: 'settlement.json',
      pointer: '/theme',
      message: `There is no theme "${theme}".`,
      hint: suggest(theme, known, 'Themes'),
    };
  },
};
