import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PART_SOURCES } from '../page/firstView.ts';
import { temporaryFolder } from './testServer.testkit.ts';

export const PAGE = `<!doctype html><html><head><style>p { margin: 0; }</style>
<script>document.title = 'Claim';</script>
<script type="module" src="/app/dist/index-1234.js"></script>
</head><body><script type="application/json" id="boot"></script></body></html>`;

const chunkOf = (source: string) => ({
  file: `app/dist/${source.split('/').at(-1)?.split('.')[0]}.js`,
  imports: ['_shared.js'],
});
export const MANIFEST = {
  '_shared.js': { file: 'app/dist/shared.js' },
  ...Object.fromEntries(PART_SOURCES.map((source) => [source, chunkOf(source)])),
  'src/themes/sheets/jnd-9-0-kontent.css': { file: 'app/dist/theme.css' },
};

/** A folder as the build writes it, with next to nothing in its files; it goes with the test that asks for it. */
export const builtApp = (page = PAGE, manifest: object = MANIFEST): string =>
  builtAppIn(temporaryFolder(), page, manifest);

/** The same in a folder that somebody else removes. */
export function builtAppIn(folder: string, page = PAGE, manifest: object = MANIFEST): string {
  const dir = join(folder, 'dist');
  for (const folder of ['app/dist', '.vite']) mkdirSync(join(dir, folder), { recursive: true });
  writeFileSync(join(dir, '.vite', 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(dir, 'index.html'), page);
  writeFileSync(join(dir, 'app', 'dist', 'index-1234.js'), 'export {};');
  writeFileSync(join(dir, 'app', 'dist', 'index-1234.js.br'), 'compressed');
  writeFileSync(join(dir, 'favicon.svg'), '<svg/>');
  return dir;
}
