import { readBundle } from '../../bundle/readBundle.ts';
import { bundleWith, type Change } from '../../bundle/testing/bundles.testkit.ts';
import { type Difference, diffBundles } from './diffBundles.ts';
import { diffSideOf } from './diffSide.ts';

/** What two bundles say otherwise, by their folders. */
export function between(old: string, now: string): Difference[] {
  return diffBundles(diffSideOf(readBundle(old)), diffSideOf(readBundle(now)));
}

/** A difference in a line: whose verdict it moves, what it is about, and what both sides say. */
export function told({ effect, change: how, name, old, new: now }: Difference): string {
  const sides = [old, now].map((saying) => (saying ? saying.words : '-')).join(' → ');
  return `${effect ?? how} ${name}: ${sides}`;
}

/** What changes between two versions of the consumer template. */
export const changed = (now: readonly Change[], old: readonly Change[] = []): string[] =>
  between(bundleWith(old), bundleWith(now)).map(told);
