import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Hook that returns false while the server draws the page and until it is hydrated: until then no press is handled. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
