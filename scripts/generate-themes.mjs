// Writes src/themes/generated/*.css from the Chakra systems in src/themes. Run it after changing a token or a recipe.
// `--check` fails when one of them is stale.
import { emitCss } from '../src/themes/emitCss.ts';
import { FACES } from '../src/themes/fonts.ts';
import { SYSTEMS, themeRules } from '../src/themes/system.ts';
import { writeGenerated } from './writeGenerated.mjs';

const files = Object.entries(SYSTEMS).map(([name, system]) => [
  `src/themes/generated/${name}.css`,
  emitCss(system(), themeRules(name), FACES[name]),
]);
writeGenerated(Object.fromEntries(files), 'generate:themes');
