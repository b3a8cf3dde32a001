import { withDefaults } from '../../transforms/claims/claimFields.ts';
import { emptyClaim } from '../../transforms/claims/complete.ts';
import type { EntryKind, FieldValue } from '../../transforms/claims/types.ts';
import { type Assessed, Assessor, type Effort, EffortSpentError } from './assess.ts';
import { type Attempt, moved } from './edits.ts';
import type { FormKnowledge } from './formKnowledge.ts';
import type { Tools } from './moveTools.ts';
import { operandMoves } from './operandMoves.ts';
import { createRandom } from './random.ts';
import { type Goal, Repairer } from './repair.ts';
import { truthMoves } from './truthMoves.ts';
import { Values } from './values.ts';

/** How often a claim is begun anew for one goal. */
const STARTS = 8;

/** The search in one form: what it found so far helps to find more. The same form and moment give the same claims. */
export class FormSearch {
  readonly knowledge: FormKnowledge;
  readonly assessor: Assessor;
  readonly tools: Tools;
  private readonly repairer: Repairer;
  /** Claims that can be filed. */
  readonly filed: Assessed[] = [];

  constructor(knowledge: FormKnowledge, effort: Effort) {
    const random = createRandom(knowledge.plan.form);
    const tools: Tools = {
      knowledge,
      random,
      values: new Values(knowledge, random),
      operand: (operand, wanted, site) => operandMoves(operand, wanted, site, tools),
      truth: (condition, want, site) => truthMoves(condition, want, site, tools),
    };
    this.tools = tools;
    this.knowledge = knowledge;
    this.assessor = new Assessor(knowledge, effort);
    this.repairer = new Repairer(this.assessor, tools);
  }

  /** A claim in which nothing is entered but what signing in fills in. */
  begun(entry: EntryKind | null): Attempt {
    const { plan, fields, rows } = this.knowledge;
    const defaults = Object.fromEntries(
      [...fields].flatMap(([key, { inputs }]): [string, FieldValue][] => {
        const value = inputs.find((input) => input.defaultValue !== undefined)?.defaultValue;
        return value === undefined ? [] : [[key, value]];
      }),
    );
    const attempt = { claim: withDefaults(emptyClaim(plan), defaults), entry };
    const row = entry === 'classList' ? this.tools.random.pick(rows) : undefined;
    return row ? moved(attempt, row) : attempt;
  }

  /** A claim that meets the goal; undefined where none was found within the effort for one goal. */
  find(goal: Goal, starts = STARTS): Assessed | undefined {
    const { ways } = this.knowledge;
    for (let start = 0; start < starts; start += 1) {
      const found = this.repairer.repair(this.startOf(start, ways), goal);
      if (found) return found;
    }
    return undefined;
  }

  /** Claims that are filed already are begun with first: what is sought is mostly near one of them. */
  private startOf(start: number, ways: readonly EntryKind[]): Attempt {
    const known = start % 2 === 0 ? this.tools.random.pick(this.filed) : undefined;
    if (known) return known.attempt;
    return this.begun(ways[Math.floor(start / 2) % Math.max(1, ways.length)] ?? null);
  }
}

/** What `work` answers; undefined where the effort was spent before. */
export function withinEffort<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof EffortSpentError) return undefined;
    throw error;
  }
}
