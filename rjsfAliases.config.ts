import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Files of ours in place of parts of RJSF that no claim page can reach, in the build with RJSF as it is
 * (`VITE_PLAIN_RJSF=yes`). Keys are paths of `node_modules`; a folder covers whatever is imported from it.
 */
export const PLAIN_RJSF_ALIASES: Readonly<Record<string, string>> = {
  '@rjsf/core/lib/getDefaultRegistry.js': 'src/form/rjsfRegistry.ts',
};

/**
 * The same in the build that claimants get, in the benchmarks and the gallery, and in the tests of the page, which run
 * the very code that is shipped (decision 0023).
 */
const RJSF_ALIASES: Readonly<Record<string, string>> = {
  ...PLAIN_RJSF_ALIASES,
  '@rjsf/utils/lib/schema/index.js': 'src/form/flatSchemas.ts',
  '@rjsf/utils/lib/findSchemaDefinition.js': 'src/bundling/noReferences.ts',
};

const chosen = process.env.VITE_PLAIN_RJSF === 'yes' ? PLAIN_RJSF_ALIASES : RJSF_ALIASES;

/**
 * Creates the vite plugin that resolves these imports to our files. A part that is missing in its library, or that a
 * build never imports, is an error.
 */
export function rjsfAliases(table = chosen, folder = here('node_modules')): Plugin {
  // What is imported is found at its real place: node_modules may be a link.
  const libraries = existsSync(folder) ? realpathSync(folder) : folder;
  const unmet = new Set(Object.keys(table));
  return {
    // What the runner of tests keeps of its work is known by the names of plugins: another table, another name.
    name: `stand-ins of ${Object.keys(table).join(', ')}`,
    enforce: 'pre',
    buildStart() {
      for (const part of Object.keys(table))
        if (!existsSync(join(folder, part)))
          this.error(`${part} is gone from its library: its stand-in ${table[part]} stands for nothing.`);
    },
    async resolveId(source, importer, options) {
      if (!importer?.includes('/@rjsf/')) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const part = Object.keys(table).find((candidate) =>
        resolved?.id.startsWith(join(libraries, candidate)),
      );
      if (part === undefined) return resolved;
      unmet.delete(part);
      return here(table[part] ?? '');
    },
    buildEnd(error) {
      if (error || this.meta.watchMode || unmet.size === 0) return;
      this.error(`Nothing imports ${[...unmet].join(', ')} any more: take the stand-in away.`);
    },
  };
}
