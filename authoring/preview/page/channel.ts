import type { FromFrame, ToFrame } from '../protocol/frameMessages.ts';

/** Name of each message, because other scripts of the same origin send messages, too. */
const NAME = 'claimwright-preview';

/** Sends a message to a window of this page's own origin. */
export function send(to: Window, message: ToFrame | FromFrame): void {
  to.postMessage({ name: NAME, message }, window.location.origin);
}

/** Passes each message from the window `from` to `handle`; returns a function that stops it. */
export function listen<M extends ToFrame | FromFrame>(
  from: () => Window | null | undefined,
  handle: (message: M) => void,
): () => void {
  const listener = ({ source, origin, data }: MessageEvent) => {
    if (origin !== window.location.origin || source !== from() || data?.name !== NAME) return;
    // Both windows are of one build, so that the type is known.
    handle(data.message as M);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}
