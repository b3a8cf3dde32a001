import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { fewFiles } from '../chunks.config.ts';
import { mergedSources } from '../mergedSources.config.ts';
import { readBuiltAssets } from '../server/page/builtAssets.ts';

const folder = mkdtempSync(join(tmpdir(), 'claimwright-merged-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SUMMARY = 'src/pages/Summary.tsx';
const TABLE = 'src/form/records/RecordTable.tsx';
const FILES = {
  'index.html': '<script type="module" src="./main.js"></script>',
  'main.js': `import { shared } from './shared.js';
    shared(() => import('./${SUMMARY}'), () => import('./${TABLE}'), () => import('./date.js'));`,
  'shared.js': 'export const shared = console.log;',
  'date.js': `import { day } from './day.js'; console.log(day);`,
  'day.js': "export const day = 'the day';",
  [SUMMARY]: "import { day } from '../../day.js'; export const Summary = ['the summary', day];",
  [TABLE]: "import { shared } from '../../../shared.js'; export const Table = ['the table', shared];",
};
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const buildWith = (options: object, plugins = [mergedSources()]) =>
  build({ root: folder, configFile: false, logLevel: 'silent', plugins, build: options });

it('C11-08: what follows the entry page is one file, in which each part is found by its source', async () => {
  await buildWith({ manifest: true, rolldownOptions: { output: { codeSplitting: fewFiles() } } });
  const dist = join(folder, 'dist');
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const assets = readBuiltAssets(dist, [SUMMARY, TABLE, 'date.js'], page);
  const [file = '', ...others] = assets.of(SUMMARY);
  expect(others).toEqual([]);
  expect(assets.of(TABLE)).toEqual([file]);
  expect(assets.of('date.js')).toEqual([expect.stringContaining('date'), file]);
  const code = readFileSync(join(dist, file), 'utf8');
  for (const part of ['the summary', 'the table', 'the day']) expect(code).toContain(part);
  expect(page.match(/<script|modulepreload/g)).toHaveLength(1);
});

it('a build without a manifest is refused: the server would find nothing in it', async () => {
  await expect(buildWith({ write: false })).rejects.toThrow('The build has no .vite/manifest.json');
});
