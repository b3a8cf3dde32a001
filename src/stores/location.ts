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
