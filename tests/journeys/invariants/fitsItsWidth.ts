import type { Invariant } from './invariant.ts';

/** The page never has to be scrolled sideways. */
export const fitsItsWidth: Invariant = ({ after }) =>
  after.sideways > 0 ? [`${after.path} is ${after.sideways} px wider than the window`] : [];
