import type { Change } from '../../search/edits.ts';

/**
 * Returns the fewest changes with which the test `does` still passes: one alone, where one suffices; else those that
 * remain after each was removed in turn, from the last to the first, because later ones depend on earlier ones.
 */
export function fewestChanges(
  changes: readonly Change[],
  does: (changes: readonly Change[]) => boolean,
): readonly Change[] {
  const alone = changes.length > 2 ? changes.find((change) => does([change])) : undefined;
  if (alone) return [alone];
  let kept = changes;
  for (let again = true; again; ) {
    again = false;
    for (const change of [...kept].reverse()) {
      const without = kept.filter((other) => other !== change);
      if (!does(without)) continue;
      kept = without;
      again = true;
    }
  }
  return kept;
}
