import type { Literal } from '../../schemas/generated/types.ts';
import type { CompiledCondition } from '../ground/expressions.ts';
import { type Domains, type Formula, type FormulaVariable, formulasOf } from './formulas.ts';

/**
 * Result of the satisfiability search. `no` is certain. `yes` assumes that each test that is not modelled (a
 * calculation, a pattern, the day) can have either value. `undecided` means that the search reached a limit.
 */
export type Satisfiable = 'yes' | 'no' | 'undecided';

export interface SearchLimits {
  /** Maximum number of combinations of answers, complete or partial. */
  nodes: number;
  /** Charges for the formulas that a node evaluates; false ends the search. */
  spend?(steps: number): boolean;
}

/**
 * Searches for answers under which all conditions hold at once, over all combinations that the conditions distinguish.
 */
export function satisfiable(
  conditions: readonly CompiledCondition[],
  domains: Domains,
  limits: SearchLimits,
): Satisfiable {
  return new Search(formulasOf(conditions, domains), limits).run();
}

class Search {
  private readonly given = new Map<FormulaVariable, Literal>();
  private readonly formulas: readonly Formula[];
  private readonly limits: SearchLimits;
  private nodes = 0;

  constructor(formulas: readonly Formula[], limits: SearchLimits) {
    this.formulas = formulas;
    this.limits = limits;
  }

  /** Continues from the given answers; a branch ends where a formula is false. */
  run(): Satisfiable {
    this.nodes += 1;
    if (this.nodes > this.limits.nodes || this.limits.spend?.(this.formulas.length) === false)
      return 'undecided';
    let open: FormulaVariable | undefined;
    for (const formula of this.formulas) {
      const value = this.valueOf(formula);
      if (value === false) return 'no';
      if (value !== true) open ??= value;
    }
    return open ? this.branch(open) : 'yes';
  }

  private branch(column: FormulaVariable): Satisfiable {
    // An operand without possible values proves nothing.
    if (column.samples.length === 0) return 'undecided';
    for (const sample of column.samples) {
      this.given.set(column, sample);
      const found = this.run();
      this.given.delete(column);
      if (found !== 'no') return found;
    }
    return 'no';
  }

  /** Evaluates a formula; returns its first column without a value where the result is open. */
  private valueOf(formula: Formula): boolean | FormulaVariable {
    if (typeof formula === 'boolean') return formula;
    if ('all' in formula) return this.join(formula.all, false);
    if ('any' in formula) return this.join(formula.any, true);
    if ('not' in formula) {
      const value = this.valueOf(formula.not);
      return typeof value === 'boolean' ? !value : value;
    }
    const sample = this.given.get(formula.column);
    return sample === undefined ? formula.column : formula.holds(sample);
  }

  /** Evaluates parts of which one with the value `decisive` decides the whole. */
  private join(parts: readonly Formula[], decisive: boolean): boolean | FormulaVariable {
    let open: FormulaVariable | undefined;
    for (const part of parts) {
      const value = this.valueOf(part);
      if (value === decisive) return decisive;
      if (typeof value !== 'boolean') open ??= value;
    }
    return open ?? !decisive;
  }
}
