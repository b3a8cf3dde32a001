import type { FieldValue } from '../../../transforms/ground/claim.ts';
import type { FormSearch } from '../../search/formSearch.ts';
import { withRequiredFilled } from './filledIn.ts';
import { type CaseGoal, isShown } from './goals.ts';
import { mistakesOf, type Trials, type Tried } from './trials.ts';
import { applied } from './writtenClaim.ts';

const MOST_CHOICES = 500;

/**
 * Finds a valid claim with the wanted result of a condition by trying each option of the fields that the condition
 * reads, because in a long list one option may decide it.
 */
export function byOptions(
  goal: Extract<CaseGoal, { kind: 'branch' }>,
  bases: readonly Tried[],
  search: FormSearch,
  trials: Trials,
): Tried | undefined {
  if (goal.asked.list !== undefined) return undefined;
  for (const base of bases.slice(0, 2))
    for (const change of choicesIn(goal.asked.condition, search)) {
      const tried = trials.of(applied(base.claim, [change]), base.entry);
      if (!isShown(goal, tried)) continue;
      const filled = withRequiredFilled(tried, search, trials);
      if (isShown(goal, filled) && mistakesOf(filled.verdict) === 0) return filled;
    }
  return undefined;
}

/** Returns each option of each field that a condition reads. */
function choicesIn(condition: unknown, { searchForm }: FormSearch) {
  return referencesIn(condition).flatMap((path) =>
    (searchForm.fields.get(path)?.inputs ?? [])
      .flatMap(({ options = [] }) => options)
      .slice(0, MOST_CHOICES)
      .map(({ value }) => ({ path, value })),
  );
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('model' in value && 'field' in value) return [`${String(value.model)}.${String(value.field)}`];
  return Object.values(value).flatMap(referencesIn);
}

/**
 * Finds a claim, valid or not, with the wanted result of a condition by emptying one field that the condition reads or
 * ticking one checkbox; of several claims the one with the fewest errors.
 */
export function byAnswers(
  goal: Extract<CaseGoal, { kind: 'branch' }>,
  bases: readonly Tried[],
  { searchForm }: FormSearch,
  trials: Trials,
): Tried | undefined {
  const changes = referencesIn(goal.asked.condition).flatMap((path) => {
    const values: FieldValue[] = searchForm.fields.get(path)?.type === 'boolean' ? [true, null] : [null];
    return values.map((value) => ({ path, value }));
  });
  const tried = bases.flatMap((base) =>
    changes.map((change) => trials.of(applied(base.claim, [change]), base.entry)),
  );
  const showing = tried.filter((one) => one.verdict.structure.length === 0 && isShown(goal, one));
  return showing.sort((a, b) => mistakesOf(a.verdict) - mistakesOf(b.verdict))[0];
}
