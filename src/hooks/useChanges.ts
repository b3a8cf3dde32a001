import { useSyncExternalStore } from 'react';
import { getVersion, subscribe } from 'valtio/vanilla';

/**
 * Draws the component again after every change anywhere in a store's state; the caller reads the state itself. It hears at
 * once, so that what was changed under `flushSync` is drawn when that returns.
 */
export function useChanges(state: object): void {
  useSyncExternalStore(
    (listener) => subscribe(state, listener, true),
    () => getVersion(state),
  );
}
