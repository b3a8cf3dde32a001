import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileForm } from '../../transforms/compile/compileForm.ts';
import { readForm } from '../../transforms/config/readForm.ts';
import type { Workload } from '../workloads.ts';
import { benchBundle, benchClaim } from './benchBundle.ts';

const THEME = 'src/themes/sheets/jnd-7-0-default.css';
const TABLE = 'src/form/records/RecordTable.tsx';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** The assets that a source became, by Vite's manifest, with those that it imports. */
function assetsOf(manifest: Record<string, Chunk>, source: string): string[] {
  const name = Object.keys(manifest).find((key) => key.endsWith(source));
  if (name === undefined) throw new Error(`Nothing was built of ${source}`);
  const { file, css = [], imports = [] } = manifest[name] ?? { file: '' };
  return [file, ...css, ...imports.flatMap((other) => manifest[other]?.file ?? [])];
}

const linkTo = (url: string) =>
  url.endsWith('.css')
    ? `<link rel="stylesheet" href="./${url}">`
    : `<link rel="modulepreload" crossorigin href="./${url}">`;

/**
 * What the server does for one workload: its validator module when a bundle is published, and the page's HTML, which
 * names in its head what the page shows and has its data inlined (C11-08).
 */
export function writeForm(folder: string, workload: Workload): void {
  const { id } = workload;
  const bundle = benchBundle(workload);
  mkdirSync(join(folder, 'forms'), { recursive: true });
  writeFileSync(join(folder, 'forms', `${id}.js`), compileForm(readForm(bundle, 'standard')).text);
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const sources = workload.table ? [THEME, TABLE] : [THEME];
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const shown = sources.flatMap((source) => assetsOf(manifest, source)).filter((url) => !page.includes(url));
  const data = JSON.stringify({ bundle, claim: benchClaim(workload) }).replaceAll('<', '\\u003c');
  const head = [
    ...[`forms/${id}.js`, ...shown].map(linkTo),
    `<script type="application/json" id="inlined">${data}</script>`,
  ];
  writeFileSync(
    join(folder, `${id}.html`),
    page.replace('</head>', () => `${head.join('\n')}\n</head>`),
  );
}
