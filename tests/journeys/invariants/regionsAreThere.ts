import type { Invariant } from './invariant.ts';

/** A live region is in the tree before its text, or it is not announced by all (C10-35). */
export const regionsAreThere: Invariant = ({ after }) =>
  after.untimely.map((text) => `a live region came together with its text: "${text}"`);
