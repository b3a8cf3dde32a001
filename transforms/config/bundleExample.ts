/** Change of the bundle that `claimwright init` writes, as shown in the authors' guide. */
export interface BundleExample {
  file: string;
  /** JSON pointer; `-` appends to a list. */
  at: string;
  value: unknown;
}

/** Changes that make up one example. */
export type BundleExamples = readonly [BundleExample, ...BundleExample[]];
