import { proxy } from 'valtio/vanilla';
import type { ProductKey } from '../../transforms/texts/keys.ts';

export type ToastPhase = 'hidden' | 'showing' | 'shown';

export interface ToastState {
  phase: ToastPhase;
  /** Key of the toast's text; empty while it is hidden. */
  message: ProductKey | '';
  /** Number of messages so far, so that the same message twice is announced twice. */
  count: number;
}

export interface ToastOptions {
  delaySeconds: number;
  autohide: boolean;
  schedule: (run: () => void, ms: number) => () => void;
}

/** Duration of a success message, in seconds (R4-33). */
export const SAVED_MESSAGE_SECONDS = 5;

const APPEAR_MS = 150;

/**
 * Creates the store of the toast, one message at a time: hidden, showing, shown (R4-34). It hides after a delay, pauses
 * while hovered or focused, and restarts the delay afterwards.
 */
export function createToast(options: ToastOptions) {
  const state = proxy<ToastState>({ phase: 'hidden', message: '', count: 0 });
  let interacting = false;
  let delaySeconds = options.delaySeconds;
  let cancel: () => void = () => undefined;

  function hide(): void {
    cancel();
    Object.assign(state, { phase: 'hidden', message: '' });
  }

  function countDown(): void {
    cancel();
    if (options.autohide && !interacting) cancel = options.schedule(hide, delaySeconds * 1000);
  }

  function show(message: ProductKey, seconds = options.delaySeconds): void {
    cancel();
    interacting = false;
    delaySeconds = seconds;
    Object.assign(state, { phase: 'showing', message, count: state.count + 1 });
    cancel = options.schedule(() => {
      state.phase = 'shown';
      countDown();
    }, APPEAR_MS);
  }

  function interact(begins: boolean): void {
    interacting = begins;
    if (state.phase === 'shown') countDown();
  }

  return { state, show, hide, interact };
}
