import { moved } from '../../bundle/witness/edits.ts';
import type { FormSearch } from '../../bundle/witness/formSearch.ts';
import type { ClaimDocument } from '../../transforms/claims/types.ts';
import { isOfRequiredFamily } from '../../transforms/vocabulary/rules.ts';
import { type Goal, isShown } from './goals.ts';
import { mistakesOf, type Trials, type Tried } from './trials.ts';
import { applied } from './writtenClaim.ts';

/** So much of what a choice opens is filled in, one round after the other. */
const ROUNDS = 4;
const MOST_CHOICES = 500;

/** A claim in which a long list's option, one that few others are like, decides the condition. */
export function byOptions(
  goal: Extract<Goal, { kind: 'branch' }>,
  bases: readonly Tried[],
  search: FormSearch,
  trials: Trials,
): Tried | undefined {
  if (goal.asked.list !== undefined) return undefined;
  for (const base of bases.slice(0, 2))
    for (const change of choicesIn(goal.asked.condition, search)) {
      const tried = trials.of(applied(base.claim, [change]), base.entry);
      if (!isShown(goal, tried)) continue;
      const filled = filledIn(tried, search, trials);
      if (isShown(goal, filled) && mistakesOf(filled.verdict) === 0) return filled;
    }
  return undefined;
}

/** Each option of each field of the claim that a condition names. */
function choicesIn(condition: unknown, { knowledge }: FormSearch) {
  return referencesIn(condition).flatMap((path) =>
    (knowledge.fields.get(path)?.inputs ?? [])
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

/** The claim with a plain value in each field that must be answered and is not. */
function filledIn(from: Tried, { knowledge, tools }: FormSearch, trials: Trials): Tried {
  let tried = from;
  for (let round = 0; round < ROUNDS && mistakesOf(tried.verdict) > 0; round += 1) {
    const move = tried.verdict.errors.flatMap(({ owner, rule, variant }) => {
      const field = knowledge.fields.get(owner);
      const value = field && isOfRequiredFamily(rule, variant) ? tools.values.of(field)[0] : undefined;
      return value === undefined ? [] : [{ path: owner, value }];
    });
    const { claim } = moved({ claim: tried.claim as ClaimDocument, entry: null }, move);
    tried = trials.of(claim as Tried['claim'], tried.entry);
  }
  return tried;
}
