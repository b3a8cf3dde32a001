import { useSyncExternalStore } from 'react';
import { getVersion, subscribe } from 'valtio/vanilla';

/** Draws the component again after every change anywhere in a store's state; the caller reads the state itself. */
export function useChanges(state: object): void {
  useSyncExternalStore(
    (listener) => subscribe(state, listener),
    () => getVersion(state),
  );
}
