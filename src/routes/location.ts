import { navigate as browserNavigate, useBrowserLocation, useSearch } from 'wouter/use-browser-location';

type Navigate = (to: string, options?: { replace?: boolean }) => void;

/** Where the app is and how it moves. The memory twin of tests has the same shape. */
export interface AppLocation {
  /** The hooks that the router reads. */
  hook: () => [path: string, navigate: Navigate];
  searchHook: () => string;
  navigate: Navigate;
  current: () => { path: string; search: string };
  /** Leaves for another site. */
  leave: (url: string) => void;
}

/** The address bar. */
export function browserLocation(): AppLocation {
  return {
    hook: useBrowserLocation,
    searchHook: useSearch,
    navigate: browserNavigate,
    current: () => ({ path: window.location.pathname, search: window.location.search.slice(1) }),
    leave: (url) => window.location.replace(url),
  };
}
