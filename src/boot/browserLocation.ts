import { navigate as browserNavigate, useBrowserLocation, useSearch } from 'wouter/use-browser-location';
import type { AppLocation } from '../stores/location.ts';

/** Creates the app's location store on the browser's address bar and history, by wouter. */
export function browserLocation(): AppLocation {
  return {
    hook: useBrowserLocation,
    searchHook: useSearch,
    navigate: browserNavigate,
    current: () => ({ path: window.location.pathname, search: window.location.search.slice(1) }),
    leave: (url) => window.location.replace(url),
  };
}
