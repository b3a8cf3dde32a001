import { useSyncExternalStore } from 'react';
import { getVersion, subscribe } from 'valtio/vanilla';
import { afterGesture } from '../stores/afterGesture.ts';

/**
 * Draws the component again after every change anywhere in a store's state; the caller reads the state itself. It hears at
 * once, so that what was changed under `flushSync` is drawn when that returns; while something is being pressed, it
 * hears after the click, so that the page does not move away from under it.
 */
export function useChanges(state: object): void {
  useSyncExternalStore(
    (listener) => subscribe(state, () => afterGesture(listener), true),
    () => getVersion(state),
  );
}
