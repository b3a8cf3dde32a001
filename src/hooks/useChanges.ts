import { useSyncExternalStore } from 'react';
import { getVersion, subscribe } from 'valtio/vanilla';
import { afterGesture } from '../stores/afterGesture.ts';

/**
 * Renders the component again after every change anywhere in a store's state, which the caller reads itself. It is
 * notified synchronously, so that a change under `flushSync` is rendered when that returns; during a press it waits for
 * the click, so that the page does not move from under the pointer.
 */
export function useChanges(state: object): void {
  useSyncExternalStore(
    (listener) => subscribe(state, () => afterGesture(listener), true),
    () => getVersion(state),
  );
}
