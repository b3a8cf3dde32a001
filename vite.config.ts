import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json)$/;
const API = process.env.CLAIMWRIGHT_API ?? 'http://localhost:4280';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Writes `.br` and `.gz` beside each asset: compressed once, at the highest level, not at each request. */
function precompressed(): Plugin {
  let folder = '';
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      // index.html is filled in by the server for each visitor, so a compressed copy of it would be stale.
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

/** Parts of RJSF that no claim page uses, and what stands in for them. */
const STAND_INS: Record<string, string> = {
  'shallowAllOfMerge.js': './src/bundling/noAllOf.ts',
  'omitExtraData.js': './src/bundling/noPruning.ts',
  'sanitizeDataForNewSchema.js': './src/bundling/noPruning.ts',
};

/** RJSF imports its own files relatively: an alias does not reach them. */
function withoutUnused(): Plugin {
  return {
    name: 'without-unused',
    enforce: 'pre',
    resolveId: (source, importer) => {
      const standIn = importer?.includes('/@rjsf/') ? STAND_INS[source.split('/').at(-1) ?? ''] : undefined;
      return standIn ? here(standIn) : null;
    },
  };
}

/** Stand-ins for libraries of which a built page uses next to nothing; while developing, RJSF has them whole. */
const BUILD_ALIASES = {
  'fast-equals': here('./src/bundling/equals.ts'),
  'fast-uri': here('./src/bundling/noReferences.ts'),
};

export default defineConfig(({ command }) => ({
  publicDir: 'src/public',
  plugins: [withoutUnused(), react(), precompressed()],
  resolve: {
    alias: {
      ...(command === 'build' && BUILD_ALIASES),
      // RJSF renders descriptions by a Markdown library of 31 kB; copy needs inline marks only.
      'markdown-to-jsx/react': here('./widgets/InlineMarkdown/rjsfMarkdown.tsx'),
      // RJSF's own fields, templates and widgets: the theme of src/form brings those that are used.
      '../getDefaultRegistry.js': here('./src/form/rjsfRegistry.ts'),
    },
  },
  build: {
    target: 'es2022',
    sourcemap: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        manualChunks: (id: string) => {
          if (/node_modules\/(?:react|react-dom|scheduler)\//.test(id)) return 'react';
          return undefined;
        },
      },
    },
  },
  worker: { format: 'es' },
  // Else the development server would also prepare what benchmarks and the gallery import, Ajv among it.
  optimizeDeps: { entries: ['index.html'] },
  server: { proxy: { '/api': API }, watch: { ignored: ['**/.claimwright/**', '**/bench/**', '**/dist/**'] } },
}));
