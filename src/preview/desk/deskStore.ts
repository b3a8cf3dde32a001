import { ref } from 'valtio/vanilla';
import type { PreviewSettings, PreviewState } from '../../../transforms/preview/types.ts';
import { hearStates, openSession, saveSettings } from './calls.ts';
import { newDeskState } from './deskState.ts';
import { createFramedApp, type FormPlace } from './framedApp.ts';

/** The author's desk: what is known of the bundle, and the app in the frame. */
export function createDesk(frame: () => Window | null | undefined) {
  const state = newDeskState();
  const app = createFramedApp(state, frame);
  /** Sessions end by the clock: where it was moved, the next page needs a new one. */
  let isClockMoved = false;

  /** Does something, and says what came in its way. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    state.failure = null;
    try {
      await work();
    } catch (error) {
      state.failure = error instanceof Error ? error.message : String(error);
    }
  }

  /** The first page of the first form: the author is let in from the beginning. */
  async function begin({ forms: [first] }: PreviewState): Promise<void> {
    const [entry] = first?.pages ?? [];
    if (!first || !entry) return;
    await openSession(first.form);
    state.start = entry.path;
  }

  /** The page as the bundle has it now, with what is entered. */
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
    choosePage: (place: FormPlace) => attempt(() => app.open(place)),
    chooseCulture: (culture: string) => app.ask({ ask: 'culture', culture }),
    setWidth(width: number | null): void {
      state.width = width;
    },
  };
}

export type Desk = ReturnType<typeof createDesk>;
