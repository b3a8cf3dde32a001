import type { ReadBundle } from '../../bundle/readBundle.ts';
import type { Assessed } from '../../bundle/witness/assess.ts';
import { withinEffort } from '../../bundle/witness/formSearch.ts';
import { readableClaim } from '../../bundle/witness/readableClaim.ts';
import type { CaseFile } from '../../schemas/generated/types.ts';
import { effortOf, openSearch, USUAL_EFFORT } from './openSearch.ts';

/** A case file with a claim of a form that can be entered page by page and filed; undefined where none was found. */
export async function witnessOf(read: ReadBundle, form: string, now: Date): Promise<CaseFile | undefined> {
  const search = await openSearch(read, form, now, effortOf(USUAL_EFFORT));
  const found = withinEffort(() => search.find({}));
  return found && caseFileOf(found, search.knowledge, form as NonNullable<CaseFile['form']>);
}

function caseFileOf(
  { claim, attempt }: Assessed,
  {
    plan,
    context,
  }: {
    plan: Parameters<typeof readableClaim>[1];
    context: { now: Date; allowedCharacters: string | null; culture: string };
  },
  form: NonNullable<CaseFile['form']>,
): CaseFile {
  const { now, allowedCharacters, culture } = context;
  const entry = attempt.entry === null ? {} : { entry: attempt.entry };
  return {
    settlement: '..',
    form,
    context: { now: now.toISOString(), allowedCharacters, culture, ...entry },
    cases: [{ name: 'can be filed', claim: readableClaim(claim, plan), errors: [] }],
  };
}
