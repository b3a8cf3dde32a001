// Writes src/themes/generated/*.css from the Chakra systems in src/themes. Run it after changing a token or a recipe.
// `--check` fails when one of them is stale.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { emitCss } from '../src/themes/emitCss.ts';
import { FACES } from '../src/themes/fonts.ts';
import { rulesOf, SYSTEMS } from '../src/themes/system.ts';

const folder = fileURLToPath(new URL('../src/themes/generated/', import.meta.url));
const check = process.argv.includes('--check');
if (!check) await mkdir(folder, { recursive: true });
for (const [name, system] of Object.entries(SYSTEMS)) {
  const path = `${folder}${name}.css`;
  const css = emitCss(system(), rulesOf(name), FACES[name]);
  if (!check) await writeFile(path, css);
  else if ((await readFile(path, 'utf8').catch(() => '')) !== css) {
    console.error(`src/themes/generated/${name}.css is stale: run \`npm run generate:themes\`.`);
    process.exitCode = 1;
  }
}
