import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import type { FormPlan } from '../../transforms/ground/plan.ts';

/** Raised where a search has used up its budget. */
export class BudgetSpentError extends Error {
  constructor() {
    super('The search has used up its budget.');
    this.name = 'BudgetSpentError';
  }
}

/**
 * Work that a search may do, counted in steps and never by the clock: the same bundle has the same findings on every machine
 * and at every load (C12-12). A judged claim costs a step for each field that it has, a step of the solver one.
 */
export class Budget {
  readonly most: number;
  spent = 0;
  /** Claims that were judged, for whoever measures. */
  judgements = 0;

  constructor(most: number) {
    this.most = most;
  }

  get isSpent(): boolean {
    return this.spent >= this.most;
  }

  /** Spends steps. Throws a BudgetSpentError where there are none left. */
  spend(steps: number): void {
    if (this.isSpent) throw new BudgetSpentError();
    this.spent += steps;
  }

  /** Spends what judging a claim costs. Throws a BudgetSpentError. */
  spendOnJudging(claim: ClaimDocument, plan: FormPlan): void {
    this.judgements += 1;
    this.spend(fieldsIn(claim, plan));
  }
}

/** The fields that a claim has: those of each single model, and of each record. */
function fieldsIn(claim: ClaimDocument, { models }: FormPlan): number {
  let count = 0;
  for (const { name, kind, fields } of models) {
    const value = claim[name];
    count += kind === 'list' && Array.isArray(value) ? value.length * fields.length : fields.length;
  }
  return count;
}
