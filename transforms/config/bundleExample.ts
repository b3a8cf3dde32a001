/** Change of the bundle that `claimwright init` writes, as the authors' guide shows it. */
export interface BundleExample {
  file: string;
  /** JSON pointer; `-` adds to a list. */
  at: string;
  value: unknown;
}

/** Changes that are made together to show one thing. */
export type BundleExamples = readonly [BundleExample, ...BundleExample[]];
