import { completeClaim } from '../../../transforms/claims/complete.ts';
import type { DetailedVerdict } from '../../../transforms/claims/judge.ts';
import { type Moment, momentOf } from '../../../transforms/conditions/scope.ts';
import type { EntryKind } from '../../../transforms/ground/verdict.ts';
import { type Assessed, Assessor, distanceOf } from '../../search/assess.ts';
import type { Budget } from '../../search/budget.ts';
import { readableClaim } from '../../search/readableClaim.ts';
import type { SearchForm } from '../../search/searchForm.ts';
import type { WrittenClaim } from './writtenClaim.ts';

/** Claim as a case would contain it, with its verdict. */
export interface Tried {
  claim: WrittenClaim;
  /** Way in; null where it is not known. */
  entry: EntryKind | null;
  verdict: DetailedVerdict;
  moment: Moment;
}

/** Judge of claims as by `claimwright cases`, with a cache of verdicts and a test of filing page by page. */
export class Trials {
  private readonly assessor: Assessor;
  private readonly searchForm: SearchForm;
  private readonly known = new Map<string, Tried>();
  private readonly seen = new Map<string, Assessed>();

  constructor(searchForm: SearchForm, budget: Budget) {
    this.searchForm = searchForm;
    this.assessor = new Assessor(searchForm, budget);
  }

  /** Judges the claim. Throws a BudgetSpentError. */
  of(claim: WrittenClaim, entry: EntryKind | null): Tried {
    const key = `${entry} ${JSON.stringify(claim)}`;
    const known = this.known.get(key);
    if (known) return known;
    const { plan } = this.searchForm;
    const attempt = { claim: completeClaim(claim, plan), entry };
    const verdict = this.assessor.judge(attempt.claim, attempt);
    const tried = { claim, entry, verdict, moment: momentOf(this.assessor.context(attempt)) };
    this.known.set(key, tried);
    return tried;
  }

  /** Judges the claim as an author writes it: settled, and without empty values. */
  plainly({ verdict, entry }: Tried): Tried {
    return this.of(readableClaim(verdict.claim, this.searchForm.plan), entry);
  }

  /** Returns the verdict with what is missing for filing the claim page by page, as the search assesses it. */
  assessed({ claim, entry }: Tried): Assessed {
    const key = `${entry} ${JSON.stringify(claim)}`;
    const known = this.seen.get(key);
    if (known) return known;
    const { plan } = this.searchForm;
    const assessed = this.assessor.assess({ claim: completeClaim(claim, plan), entry });
    this.seen.set(key, assessed);
    return assessed;
  }

  /** Tests if the claim is valid and can be entered page by page. */
  isFiled(tried: Tried): boolean {
    if (mistakesOf(tried.verdict) > 0 || tried.verdict.exit) return false;
    return distanceOf(this.assessed(tried)) === 0;
  }
}

/** Counts the errors of a verdict, those of the claim's structure included. */
export function mistakesOf({ errors, structure }: DetailedVerdict): number {
  return errors.length + structure.length;
}
