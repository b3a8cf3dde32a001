/** What the bundler tells of a module: who imports it at once, and whether a page names it. */
interface ModuleInfo {
  isEntry: boolean;
  importers: readonly string[];
}

/** Asked by the bundler about each module. */
interface Graph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** Tests if a page imports a module at once, itself or through others. */
function importedAtOnce(): (id: string, graph: Graph) => boolean {
  const atOnce = new Set<string>();
  return (id, graph) => {
    const seen = new Set([id]);
    for (const one of seen) {
      const info = graph.getModuleInfo(one);
      if (info?.isEntry || atOnce.has(one)) {
        atOnce.add(id);
        return true;
      }
      for (const importer of info?.importers ?? []) seen.add(importer);
    }
    return false;
  };
}

/** Records, sign-in, filing and all that follows the entry page, which a visit that goes on needs together. */
const LATER = /\/src\/(?:form\/records|pages|wizard|stores)\/(?!genericPages|DeadlinePassed)/;

/** The engine of masked inputs. */
const MASKS = /\/widgets\/Mask\/MaskEngine\.tsx$/;

/**
 * Which file of the build a module goes into. All that the page imports at once is one file, React with it. The bundler
 * would else cut out of it what parts fetched later import too: twenty small files, which compress worse by 8 kB together.
 * An entry that is built so awaits nothing at its top: what it fetches then would import the file that waits for it.
 * So are the engine of masked inputs, and what follows the entry page, each with all that it alone imports: thirty files
 * would else come with the first key. The rest of what is imported later is left to the bundler.
 */
export function fewFiles() {
  const isAtOnce = importedAtOnce();
  const app = (id: string, graph: Graph) => (isAtOnce(id, graph) ? 'app' : null);
  return {
    groups: [
      { name: app, debugName: 'app', priority: 2 },
      { name: 'Masks', test: MASKS, priority: 1 },
      { name: 'later', test: LATER, priority: 0 },
    ],
  };
}
