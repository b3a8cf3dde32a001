import { FindingsError } from '../../../bundle/findings/findingsError.ts';
import { openBundle, validateBundle } from '../../../bundle/validateBundle.ts';
import type { PreviewSettings, PreviewState, ShownFinding } from '../protocol/types.ts';
import { type ImportedLists, type ServedRevision, serveRevision } from './servedRevision.ts';
import { stateOf } from './stateOf.ts';

export interface WorkbenchOptions {
  /** The bundle's folder, absolute. */
  directory: string;
  dataDir: string;
  builtAppDir: string;
  /** Whether the pseudo-cultures are offered, too. */
  isPseudo: boolean;
}

/** What is known of the bundle now. */
export interface Known {
  directory: string;
  /** What is served: the last state of the bundle without errors. */
  served: ServedRevision | null;
  revision: number;
  findings: readonly ShownFinding[];
  trouble: string | null;
  /** Whether what is served is what is saved. */
  isSaved: boolean;
  settings: PreviewSettings;
  /** What the server takes for now. */
  now: Date;
}

/** The bundle under an author's hands: read again and served anew after each change. */
export interface Workbench {
  known(): Known;
  /** Reads the bundle again; one that cannot be served leaves the last one where it is. */
  refresh(): Promise<void>;
  set(settings: PreviewSettings): Promise<void>;
  /** Calls `hear` with each new state; the answer ends it. */
  listen(hear: (state: PreviewState) => void): () => void;
  close(): Promise<void>;
}

/** One piece of work at a time; of what is asked for meanwhile the last is done. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  return function ask(): Promise<void> {
    if (!running) {
      running = work().finally(() => {
        running = null;
      });
      return running;
    }
    next ??= running.then(() => {
      next = null;
      return ask();
    });
    return next;
  };
}

export function createWorkbench({ directory, ...serving }: WorkbenchOptions): Workbench {
  const listeners = new Set<(state: PreviewState) => void>();
  const imported: ImportedLists = new Map();
  let shift = 0;
  const clock = () => new Date(Date.now() + shift);
  const known: Omit<Known, 'now'> = {
    directory,
    served: null,
    revision: 0,
    findings: [],
    trouble: null,
    isSaved: false,
    settings: {},
  };
  const snapshot = (): Known => ({ ...known, now: clock() });

  function tell(): void {
    for (const hear of listeners) hear(stateOf(snapshot()));
  }

  async function serveSaved(): Promise<void> {
    const read = await openBundle(directory, { withCases: false, withRows: true });
    const before = known.served;
    const served = await serveRevision(read, known.settings, imported, { ...serving, clock });
    Object.assign(known, { served, revision: known.revision + 1, isSaved: true, trouble: null });
    tell();
    await before?.app.close();
  }

  const refresh = oneAtATime(async () => {
    try {
      await serveSaved();
      known.findings = await validateBundle(directory);
    } catch (error) {
      known.isSaved = false;
      if (error instanceof FindingsError) Object.assign(known, { findings: error.findings, trouble: null });
      // Whatever it is, the author's next save may mend it: the preview goes on.
      else known.trouble = error instanceof Error ? error.message : String(error);
    }
    tell();
  });

  return {
    known: snapshot,
    refresh,
    async set(settings) {
      known.settings = { ...known.settings, ...settings };
      const { now } = known.settings;
      if (settings.now !== undefined) shift = now ? Date.parse(now) - Date.now() : 0;
      await refresh();
    },
    listen(hear) {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    async close() {
      listeners.clear();
      await known.served?.app.close();
    },
  };
}
