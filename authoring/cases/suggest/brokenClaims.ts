import { breakingEdits } from '../../search/breaking.ts';
import type { FormSearch } from '../../search/formSearch.ts';
import { edgeEdits } from './edgeEdits.ts';
import { fewestChanges } from './fewestChanges.ts';
import { type CaseGoal, isShown } from './goals.ts';
import { mistakesOf, type Trials, type Tried } from './trials.ts';
import { applied, differences } from './writtenClaim.ts';

const MOST_EDITS = 70;
/** Cost of each further error of a claim that breaks a rule; a difference from the valid claim costs 1. */
const WEIGHT_OF_MISTAKE = 3;
/** Cost of a value that is not just beyond a bound. */
const WEIGHT_OF_DISTANCE = 2;

interface Rated {
  tried: Tried;
  base: Tried;
  cost: number;
}

/** Search for claims that break one rule and differ little from a valid claim. */
export class BrokenClaims {
  private readonly search: FormSearch;
  private readonly trials: Trials;

  constructor(search: FormSearch, trials: Trials) {
    this.search = search;
    this.trials = trials;
  }

  /**
   * Finds the claim that breaks the goal's rule by the smallest change of one of the bases; undefined where none does.
   */
  of(goal: Extract<CaseGoal, { kind: 'rule' }>, bases: readonly Tried[]): Tried | undefined {
    let best: Rated | undefined;
    for (const base of bases) {
      const found = this.from(goal, base);
      if (found && (!best || found.cost < best.cost)) best = found;
      if (best && best.cost <= 1) break;
    }
    return best && this.shortened(goal, best);
  }

  private from(goal: Extract<CaseGoal, { kind: 'rule' }>, base: Tried): Rated | undefined {
    const { rule } = goal;
    if (!rule) return undefined;
    const { searchForm, tools } = this.search;
    const assessed = this.trials.assessed(base);
    const edges = edgeEdits(rule, assessed, this.search);
    const others = breakingEdits(rule, assessed, searchForm, tools).slice(0, MOST_EDITS);
    let best: Rated | undefined;
    for (const [index, edit] of [...edges, ...others].entries()) {
      const tried = this.trials.of(applied(base.claim, edit), base.entry);
      if (tried.verdict.structure.length > 0 || !isShown(goal, tried)) continue;
      const far = index < edges.length ? 0 : WEIGHT_OF_DISTANCE;
      const more = WEIGHT_OF_MISTAKE * (mistakesOf(tried.verdict) - 1);
      const cost = more + differences(base.claim, tried.claim).length + far;
      if (!best || cost < best.cost) best = { tried, base, cost };
      if (cost <= 1 + far) break;
    }
    return best;
  }

  private shortened(goal: CaseGoal, { tried, base }: Rated): Tried {
    const most = mistakesOf(tried.verdict);
    const after = (changes: Parameters<typeof applied>[1]): Tried =>
      this.trials.of(applied(base.claim, changes), base.entry);
    const does = (changes: Parameters<typeof applied>[1]): boolean => {
      const other = after(changes);
      return isShown(goal, other) && mistakesOf(other.verdict) <= most;
    };
    return after(fewestChanges(differences(base.claim, tried.claim), does));
  }
}
