import { suggest } from '../findings/didYouMean.ts';
import { themeNames } from '../schema/metaSchemas.ts';
import { defineCheck } from './check.ts';

/** Reports an unknown theme (R2-44): the developer error "theme not specified" of R8-15. */
export const unknownTheme = defineCheck({
  code: 'unknown-theme',
  severity: 'error',
  summary: 'a theme that does not exist',
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
});
