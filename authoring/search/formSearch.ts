import { withDefaults } from '../../transforms/claims/claimFields.ts';
import { emptyClaim } from '../../transforms/claims/complete.ts';
import type { FieldValue } from '../../transforms/ground/claim.ts';
import type { EntryKind } from '../../transforms/ground/verdict.ts';
import { type Assessed, Assessor } from './assess.ts';
import { type Budget, BudgetSpentError } from './budget.ts';
import { isOfSingle } from './constraints.ts';
import { applyEdit, type ClaimAttempt } from './edits.ts';
import type { EditTools } from './editTools.ts';
import { operandEdits } from './operandEdits.ts';
import { createRandom } from './random.ts';
import { type Goal, Repairer } from './repair.ts';
import type { SearchForm } from './searchForm.ts';
import { truthEdits } from './truthEdits.ts';
import { Values } from './values.ts';

/** Number of initial claims that the search tries for one goal. */
const STARTS = 12;
/** Maximum number of values of a field among which a random one is chosen. */
const MOST_SCATTERED = 12;

/** Search for claims of a form, which reuses those found so far. The same form and moment give the same claims. */
export class FormSearch {
  readonly searchForm: SearchForm;
  readonly assessor: Assessor;
  readonly tools: EditTools;
  private readonly repairer: Repairer;
  /** Valid claims that were found. */
  readonly filed: Assessed[] = [];

  constructor(searchForm: SearchForm, budget: Budget) {
    const random = createRandom(searchForm.plan.form);
    const tools: EditTools = {
      searchForm,
      random,
      step: () => budget.spend(1),
      values: new Values(searchForm, random),
      operand: (operand, wanted, site) => operandEdits(operand, wanted, site, tools),
      truth: (condition, want, site) => truthEdits(condition, want, site, tools),
    };
    this.tools = tools;
    this.searchForm = searchForm;
    this.assessor = new Assessor(searchForm, budget);
    this.repairer = new Repairer(this.assessor, tools);
  }

  /** Returns an initial claim with only the default values and the fields that signing in fills. */
  begun(entry: EntryKind | null): ClaimAttempt {
    const { plan, fields, rows } = this.searchForm;
    const defaults = Object.fromEntries(
      [...fields].flatMap(([key, { inputs }]): [string, FieldValue][] => {
        const value = inputs.find((input) => input.defaultValue !== undefined)?.defaultValue;
        return value === undefined ? [] : [[key, value]];
      }),
    );
    const attempt = { claim: withDefaults(emptyClaim(plan), defaults), entry };
    const row = entry === 'classList' ? this.tools.random.pick(rows) : undefined;
    return row ? applyEdit(attempt, row) : attempt;
  }

  /** Finds a claim that meets the goal by repairing up to `starts` initial claims; undefined where none was found. */
  find(goal: Goal, starts = STARTS): Assessed | undefined {
    const { ways } = this.searchForm;
    for (let start = 0; start < starts; start += 1) {
      const found = this.repairer.repair(this.startOf(start, ways), goal);
      if (found) return found;
    }
    return undefined;
  }

  /** Returns a claim without errors near an attempt; undefined where none was found. */
  repaired(attempt: ClaimAttempt): Assessed | undefined {
    return this.repairer.repair(attempt, {});
  }

  /**
   * Returns an initial claim. Every other one is a valid claim found so far, because a solution is mostly similar to
   * one.
   */
  private startOf(start: number, ways: readonly EntryKind[]): ClaimAttempt {
    const known = start % 2 === 0 ? this.tools.random.pick(this.filed) : undefined;
    if (known) return known.attempt;
    const begun = this.begun(ways[Math.floor(start / 2) % Math.max(1, ways.length)] ?? null);
    return start < 4 ? begun : this.scattered(begun);
  }

  /** Returns an attempt with random answers to some of the questions, to leave a dead end of the search. */
  private scattered(attempt: ClaimAttempt): ClaimAttempt {
    const { random, values } = this.tools;
    const edit = [...this.searchForm.fields.values()].flatMap((field) => {
      if (!isOfSingle(field, this.searchForm) || field.inputs.length === 0 || random.below(2) === 0)
        return [];
      const value = random.pick(values.of(field).slice(0, MOST_SCATTERED));
      return value === undefined ? [] : [{ path: field.key, value }];
    });
    return applyEdit(attempt, edit);
  }
}

/** Returns the result of `work`; undefined where the budget is spent before. */
export function withinBudget<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof BudgetSpentError) return undefined;
    throw error;
  }
}
