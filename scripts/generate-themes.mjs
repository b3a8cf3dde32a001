// Writes src/themes/generated/*.css from the Chakra systems in src/themes. Run it after changing a token or a recipe.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { emitCss } from '../src/themes/emitCss.ts';
import { RULES, SYSTEMS } from '../src/themes/system.ts';

const folder = fileURLToPath(new URL('../src/themes/generated/', import.meta.url));
await mkdir(folder, { recursive: true });
for (const [name, system] of Object.entries(SYSTEMS)) {
  await writeFile(`${folder}${name}.css`, emitCss(system(), RULES));
}
