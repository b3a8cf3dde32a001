import { useSyncExternalStore } from 'react';
import { getVersion, subscribe } from 'valtio/vanilla';
import { afterGesture } from '../stores/afterGesture.ts';

/**
 * Hook that renders the component again after any change of a store's state (valtio), which the caller reads. The
 * subscription is synchronous, so that a change under `flushSync` is rendered when that returns; during a press the
 * render waits for the click, so that the page does not move from under the pointer.
 */
export function useChanges(state: object): void {
  const version = () => getVersion(state);
  useSyncExternalStore((listener) => subscribe(state, () => afterGesture(listener), true), version, version);
}
