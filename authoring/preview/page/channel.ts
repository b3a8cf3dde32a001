import type { FromFrame, ToFrame } from '../protocol/frameMessages.ts';

/** Name by which messages of the preview are distinguished from those of other scripts of the same origin. */
const NAME = 'claimwright-preview';

/** Sends a message between the preview's page and the app in its iframe, which have one origin, by `postMessage`. */
export function send(to: Window, message: ToFrame | FromFrame): void {
  to.postMessage({ name: NAME, message }, window.location.origin);
}

/** Calls `handle` with each message from the window `from`; returns a function that removes the listener. */
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
