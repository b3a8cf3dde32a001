import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { fewFiles } from './chunks.config.ts';
import { floorTargets } from './floor.config.ts';
import { mergedSources } from './mergedSources.config.ts';
import manifest from './package.json' with { type: 'json' };
import { rjsfAliases } from './rjsfAliases.config.ts';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json)$/;
const API = process.env.CLAIMWRIGHT_API ?? 'http://localhost:4280';

/** Writes `.br` and `.gz` beside each asset: compressed once, at the highest level, not at each request. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async writeBundle({ dir: folder = '' }) {
      const names = await readdir(folder, { recursive: true });
      // The server fills in index.html, so a compressed copy of it would be stale.
      const wanted = names.filter((name) => COMPRESSIBLE.test(name) && name !== 'index.html');
      await Promise.all(wanted.map((name) => compress(join(folder, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

const LICENSES = 'licenses.md';

/** Adds the licenses of the fonts, which stylesheets name, to those of the packages that modules import. */
function fontLicenses(): Plugin {
  const fonts = Object.keys(manifest.devDependencies).filter((name) => name.startsWith('@fontsource'));
  return {
    name: 'font-licenses',
    apply: 'build',
    async writeBundle({ dir: folder = '' }) {
      for (const name of fonts) {
        const license = await readFile(join('node_modules', name, 'LICENSE'), 'utf8');
        await appendFile(join(folder, LICENSES), `\n## ${name}\n\n${license}`);
      }
    },
  };
}

/** What the app is built by, and with the preview around it (vite.preview.config.ts). */
export const shared = {
  publicDir: 'src/public',
  plugins: [rjsfAliases(), react(), fontLicenses()],
  build: {
    // All that the browsers of the floor parse, but for what tests/floor refuses; naming them costs 2 KB (decision 0127).
    target: 'es2022',
    cssTarget: floorTargets(),
    sourcemap: process.env.CLAIMWRIGHT_SOURCE_MAPS === '1',
    // What file became which asset: the server names in the page's head what its first view needs.
    manifest: true,
    license: { fileName: LICENSES },
    assetsInlineLimit: 0,
    // Under the address that the specification gives page scripts (R7-20).
    assetsDir: 'app/dist',
    modulePreload: { polyfill: false },
  },
  // Firefox below 114 starts no module as a worker.
  worker: { format: 'iife' },
} satisfies UserConfig;

export default defineConfig({
  ...shared,
  plugins: [...shared.plugins, mergedSources(), precompressed()],
  build: { ...shared.build, rolldownOptions: { output: { codeSplitting: fewFiles() } } },
  // Else the development server would also prepare what benchmarks and the gallery import, Ajv among it.
  optimizeDeps: { entries: ['index.html'] },
  // The host stays the page's own: the server compares it with the origin that the browser names.
  server: {
    proxy: { '/api': { target: API, changeOrigin: false } },
    watch: { ignored: ['**/.claimwright/**', '**/bench/**', '**/dist/**'] },
  },
});
