import { FindingsError } from '../../../bundle/findings/findingsError.ts';
import { openBundle, validateBundle } from '../../../bundle/validateBundle.ts';
import type { PreviewSettings, PreviewState, ShownFinding } from '../protocol/types.ts';
import { type ImportedLists, type ServedRevision, serveRevision } from './servedRevision.ts';
import { stateOf } from './stateOf.ts';

export interface PreviewSessionOptions {
  /** Absolute path of the bundle's folder. */
  directory: string;
  dataDir: string;
  builtAppDir: string;
  /** True if pseudo-cultures are offered, too. */
  isPseudo: boolean;
}

/** State of the bundle and of the server that serves it. */
export interface PreviewSessionState {
  directory: string;
  /** Server of the last state of the bundle without errors. */
  served: ServedRevision | null;
  revision: number;
  findings: readonly ShownFinding[];
  trouble: string | null;
  /** True if the served state is the saved one. */
  isSaved: boolean;
  settings: PreviewSettings;
  /** Present time by the server's clock. */
  now: Date;
}

/** Session of the preview command, which reads the bundle and serves it again after each change. */
export interface PreviewSession {
  state(): PreviewSessionState;
  /** Reads the bundle again; where it cannot be served, the last one remains. */
  refresh(): Promise<void>;
  set(settings: PreviewSettings): Promise<void>;
  /** Passes each new state to `listener`; returns a function that stops it. */
  listen(listener: (state: PreviewState) => void): () => void;
  close(): Promise<void>;
}

/** Wraps `work` to run once at a time, and once more where it was called meanwhile. */
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

/** Creates the session of a preview; its first `refresh` serves the bundle. */
export function createPreviewSession({ directory, ...serving }: PreviewSessionOptions): PreviewSession {
  const listeners = new Set<(state: PreviewState) => void>();
  const imported: ImportedLists = new Map();
  let shift = 0;
  const clock = () => new Date(Date.now() + shift);
  const state: Omit<PreviewSessionState, 'now'> = {
    directory,
    served: null,
    revision: 0,
    findings: [],
    trouble: null,
    isSaved: false,
    settings: {},
  };
  const snapshot = (): PreviewSessionState => ({ ...state, now: clock() });

  function notify(): void {
    for (const listener of listeners) listener(stateOf(snapshot()));
  }

  async function serveSaved(): Promise<void> {
    const read = await openBundle(directory, { withCases: false, withRows: true });
    const before = state.served;
    const served = await serveRevision(read, state.settings, imported, { ...serving, clock });
    Object.assign(state, { served, revision: state.revision + 1, isSaved: true, trouble: null });
    notify();
    await before?.app.close();
  }

  const refresh = oneAtATime(async () => {
    try {
      await serveSaved();
      state.findings = await validateBundle(directory);
    } catch (error) {
      state.isSaved = false;
      if (error instanceof FindingsError) Object.assign(state, { findings: error.findings, trouble: null });
      // The preview continues after any error, because the author's next save may resolve it.
      else state.trouble = error instanceof Error ? error.message : String(error);
    }
    notify();
  });

  return {
    state: snapshot,
    refresh,
    async set(settings) {
      state.settings = { ...state.settings, ...settings };
      const { now } = state.settings;
      if (settings.now !== undefined) shift = now ? Date.parse(now) - Date.now() : 0;
      await refresh();
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      listeners.clear();
      await state.served?.app.close();
    },
  };
}
