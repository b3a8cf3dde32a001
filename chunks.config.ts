/** What the bundler tells of a module: who imports it at once, and whether a page names it. */
interface ModuleInfo {
  isEntry: boolean;
  importers: readonly string[];
}

/** Asked by the bundler about each module. */
interface Graph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/**
 * Which file of the build a module goes into. All that the page imports at once is one file, React with it. The bundler
 * would else cut out of it what parts fetched later import too: twenty small files, which compress worse by 8 kB together.
 * What is imported later is left to the bundler. An entry that is built so awaits nothing at its top: what it fetches then
 * would import the file that waits for it.
 */
export function firstLoadInOne(): (id: string, graph: Graph) => string | undefined {
  const atOnce = new Set<string>();

  function isAtOnce(id: string, { getModuleInfo }: Graph): boolean {
    const seen = new Set([id]);
    for (const one of seen) {
      const info = getModuleInfo(one);
      if (info?.isEntry || atOnce.has(one)) {
        atOnce.add(id);
        return true;
      }
      for (const importer of info?.importers ?? []) seen.add(importer);
    }
    return false;
  }

  return (id, graph) => (isAtOnce(id, graph) ? 'app' : undefined);
}
