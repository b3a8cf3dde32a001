import { relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const MANIFEST = '.vite/manifest.json';

interface Entry {
  file: string;
}

/**
 * Names in Vite's manifest the sources that share one file of the build, each with that file. Vite names a file by the
 * one source that is imported from it, and calls a file of several by its own name.
 */
export function mergedSources(): Plugin {
  let root = '';
  return {
    name: 'merged-sources',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      // Vite's own plugin has written the manifest by then.
      order: 'post',
      handler(_options, bundle) {
        const asset = bundle[MANIFEST];
        if (asset?.type !== 'asset') return this.error(`The build has no ${MANIFEST} to name sources in.`);
        const manifest: Record<string, Entry> = JSON.parse(String(asset.source));
        const sourcesOf = ({ moduleIds }: Rolldown.OutputChunk) =>
          moduleIds.filter((id) => this.getModuleInfo(id)?.dynamicImporters.length);
        const entries = Object.fromEntries(Object.values(manifest).map((entry) => [entry.file, entry]));
        for (const chunk of Object.values(bundle)) {
          const entry = entries[chunk.fileName];
          if (chunk.type !== 'chunk' || !entry) continue;
          for (const id of sourcesOf(chunk)) manifest[relative(root, id).split(sep).join('/')] ??= entry;
        }
        asset.source = JSON.stringify(manifest, null, 2);
      },
    },
  };
}
