import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import type { FormPlan } from '../../transforms/ground/plan.ts';

/** Default budget of a search in a bundle, in steps: some seconds on a present machine. */
export const USUAL_BUDGET = 2_000_000;

/** Error of a search that has used up its budget. */
export class BudgetSpentError extends Error {
  constructor() {
    super('The search has used up its budget.');
    this.name = 'BudgetSpentError';
  }
}

/**
 * Budget of a search, counted in steps and never by the clock, so that the same bundle has the same findings on every
 * machine and under every load (C12-12). A judged claim costs one step for each of its fields, a step of the solver
 * one.
 */
export class Budget {
  readonly most: number;
  spent = 0;
  /** Number of judged claims, for measurements. */
  judgements = 0;

  constructor(most: number) {
    this.most = most;
  }

  get isSpent(): boolean {
    return this.spent >= this.most;
  }

  /** Spends steps. Throws a BudgetSpentError once all are spent; the last call may spend more than were left. */
  spend(steps: number): void {
    if (this.isSpent) throw new BudgetSpentError();
    this.spent += steps;
  }

  /** Spends the cost of judging a claim. Throws a BudgetSpentError. */
  spendOnJudging(claim: ClaimDocument, plan: FormPlan): void {
    this.judgements += 1;
    this.spend(fieldsIn(claim, plan));
  }
}

/** Counts the fields of a claim: those of each single model and of each record. */
function fieldsIn(claim: ClaimDocument, { models }: FormPlan): number {
  let count = 0;
  for (const { name, kind, fields } of models) {
    const value = claim[name];
    count += kind === 'list' && Array.isArray(value) ? value.length * fields.length : fields.length;
  }
  return count;
}
