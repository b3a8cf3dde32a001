import { ref } from 'valtio/vanilla';
import type { ListedCase, PreviewSettings, PreviewState } from '../../protocol/types.ts';
import { hearStates, openSession, saveSettings } from './calls.ts';
import { createFramedApp, type FormPlace, type FramedApp } from './framedApp.ts';
import { newShellState, type PaneName, type ShellState } from './shellState.ts';
import { type CaseWish, createSidePanel } from './sidePanel.ts';

/** Runs an action and stores the message of its error, if any. */
const attemptIn =
  (state: ShellState) =>
  async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
      state.failure = null;
    } catch (error) {
      state.failure = error instanceof Error ? error.message : String(error);
    }
  };

/** Creates the actions of the side panel, which store the messages of their errors. */
function sidePanelActions(state: ShellState, app: FramedApp, sidePanel: ReturnType<typeof createSidePanel>) {
  const attempt = attemptIn(state);
  return {
    choosePage: (place: FormPlace) => attempt(() => sidePanel.choosePage(place)),
    choosePane: (pane: PaneName) =>
      attempt(() => {
        Object.assign(state, { pane, trace: null, written: null });
        return sidePanel.refresh();
      }),
    showCase: (one: ListedCase) => attempt(() => sidePanel.showCase(one)),
    writeCase: (wanted: CaseWish) => attempt(() => sidePanel.writeCase(wanted)),
    trace: (path: string) => attempt(() => sidePanel.picked(path)),
    pick(isOn: boolean): void {
      state.isPicking = isOn;
      app.ask({ ask: 'pick', isOn });
    },
  };
}

/** Creates the state and the actions of the preview's page, for its components. */
export function createPreviewShell(frame: () => Window | null | undefined) {
  const state = newShellState();
  const attempt = attemptIn(state);
  const app = createFramedApp(state, frame, (message) => {
    if (message.tell === 'picked') void attempt(() => sidePanel.picked(message.path));
    else void attempt(sidePanel.refresh);
  });
  const sidePanel = createSidePanel(state, app);
  /** True if the clock was set since the last load: sessions expire by it, so that the next page needs a new one. */
  let isClockMoved = false;

  /** Opens the first page of the first form, without a sign-in. */
  async function begin({ forms: [first] }: PreviewState): Promise<void> {
    const [entry] = first?.pages ?? [];
    if (!first || !entry) return;
    await openSession(first.form);
    state.start = entry.path;
  }

  /** Reloads the page with the present bundle and the entered claim. */
  async function showAgain(): Promise<void> {
    const place = app.lastPlace();
    if (isClockMoved && place) await app.open(place);
    else app.reload();
    isClockMoved = false;
  }

  function heard(next: PreviewState): void {
    const before = state.preview;
    state.preview = ref(next);
    if (next.revision === 0) return;
    void attempt(sidePanel.refresh);
    if (state.start === null) void attempt(() => begin(next));
    else if (before?.revision !== next.revision) void attempt(showAgain);
  }

  hearStates(heard, (isLost) => {
    state.isLost = isLost;
  });

  return {
    state,
    set: (settings: PreviewSettings) =>
      attempt(async () => {
        if (settings.now !== undefined) isClockMoved = true;
        await saveSettings(settings);
      }),
    ...sidePanelActions(state, app, sidePanel),
    chooseCulture: app.chooseCulture,
    setWidth(width: number | null): void {
      state.width = width;
    },
  };
}

export type PreviewShell = ReturnType<typeof createPreviewShell>;
