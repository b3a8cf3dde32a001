import type { Change } from '../../search/edits.ts';

/**
 * As few of the changes as still do what is asked: one alone, where one does; else what is left after each was tried
 * away. Changes are tried from the last to the first, so that what depends on an earlier one goes first.
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
