import { keyOfPath } from '../../../transforms/ground/claimPath.ts';
import { isOfRequiredFamily } from '../../../transforms/vocabulary/rules.ts';
import type { FormSearch } from '../../search/formSearch.ts';
import { mistakesOf, type Trials, type Tried } from './trials.ts';
import { applied } from './writtenClaim.ts';

/** Maximum number of rounds of filling in fields, because a filled field may show further required ones. */
const ROUNDS = 4;

/** Returns the claim with a plain value in each empty required field, judged again. */
export function withRequiredFilled(from: Tried, { searchForm, tools }: FormSearch, trials: Trials): Tried {
  let tried = from;
  for (let round = 0; round < ROUNDS && mistakesOf(tried.verdict) > 0; round += 1) {
    const edit = tried.verdict.errors.flatMap(({ owner, rule, variant }) => {
      const field = searchForm.fields.get(keyOfPath(owner));
      const value = field && isOfRequiredFamily(rule, variant) ? tools.values.of(field)[0] : undefined;
      return value === undefined ? [] : [{ path: owner, value }];
    });
    if (edit.length === 0) break;
    tried = trials.of(applied(tried.claim, edit), tried.entry);
  }
  return tried;
}
