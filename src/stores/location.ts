type Navigate = (to: string, options?: { replace?: boolean }) => void;

/** Current location and navigation of the app. Tests have an in-memory one of the same shape. */
export interface AppLocation {
  /** The hooks that the router reads. */
  hook: () => [path: string, navigate: Navigate];
  searchHook: () => string;
  navigate: Navigate;
  current: () => { path: string; search: string };
  /** Leaves for another site. */
  leave: (url: string) => void;
}
