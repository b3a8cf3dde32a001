import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { rjsfAliases } from '../rjsfAliases.config.ts';

const folder = mkdtempSync(join(tmpdir(), 'claimwright-stand-ins-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FILES = {
  'main.js': "import { used } from './node_modules/@rjsf/core/lib/used.js'; console.log(used);",
  'node_modules/@rjsf/core/lib/used.js':
    "import part from './part.js'; import lib from 'lib'; export const used = [part, lib];",
  'node_modules/@rjsf/core/lib/part.js': "export default 'the library’s part';",
  'node_modules/@rjsf/core/lib/idle.js': "export default 'nobody imports this';",
  'node_modules/lib/package.json': '{ "name": "lib", "main": "index.js" }',
  'node_modules/lib/index.js': "export default 'the other library';",
};
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

async function built(table: Record<string, string>): Promise<string> {
  const output = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [rjsfAliases(table, join(folder, 'node_modules'))],
    build: { write: false, rolldownOptions: { input: join(folder, 'main.js') } },
  })) as Rolldown.RolldownOutput;
  return output.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}

const BY = 'src/bundling/noReferences.ts';

it('C11-04: a stand-in takes the place of a file and of a library', async () => {
  const code = await built({ '@rjsf/core/lib/part.js': BY, 'lib/': BY });
  expect(code).toContain('A page schema holds no $ref');
  expect(code).not.toContain('library');
});

it('C11-04: a stand-in whose target is gone fails the build', async () => {
  await expect(built({ '@rjsf/core/lib/parts.js': BY })).rejects.toThrow('parts.js is gone from its library');
});

it('C11-04: a stand-in that the build never meets fails it', async () => {
  await expect(built({ '@rjsf/core/lib/idle.js': BY })).rejects.toThrow(
    'Nothing imports @rjsf/core/lib/idle.js',
  );
});
