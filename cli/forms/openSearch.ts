import { loadCompiled } from '../../bundle/loadCompiled.ts';
import { raisingFindingsAsync } from '../../bundle/raisingFindings.ts';
import type { ReadBundle } from '../../bundle/readBundle.ts';
import type { Effort } from '../../bundle/witness/assess.ts';
import { knowForm } from '../../bundle/witness/formKnowledge.ts';
import { FormSearch } from '../../bundle/witness/formSearch.ts';
import { surroundingsOf } from '../../bundle/witness/surroundings.ts';
import type { FormName } from '../../transforms/config/names.ts';
import { readForm } from '../../transforms/config/readForm.ts';
import { builtForm } from './settlementForms.ts';

/** How many judgements a search may take, where nothing else is said: some seconds' worth. */
export const USUAL_EFFORT = 30_000;
/** A search of the usual effort ends after so many milliseconds, however far it got. */
export const USUAL_MILLISECONDS = 8_000;

/** An effort that begins now. */
export function effortOf(most: number, milliseconds = USUAL_MILLISECONDS): Effort {
  const end = performance.now() + milliseconds;
  return { judgements: 0, most, isLate: () => performance.now() > end };
}

/** The search in a form of a bundle, as its claims are judged at a moment. Throws a UsageError, and a FindingsError. */
export async function openSearch(
  read: ReadBundle,
  name: string,
  now: Date,
  effort: Effort,
): Promise<FormSearch> {
  const built = builtForm(read, name);
  const form = readForm(read.view.bundle, name as FormName);
  const loaded = await raisingFindingsAsync(read, () => loadCompiled(form));
  return new FormSearch(knowForm(form, built, loaded, surroundingsOf(read.view, form, now)), effort);
}
