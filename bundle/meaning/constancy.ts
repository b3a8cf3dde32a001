import { evaluateCondition } from '../../transforms/conditions/evaluate.ts';
import type { ClaimRecord } from '../../transforms/ground/claim.ts';
import type { CompiledCondition, CompiledOperand } from '../../transforms/ground/expressions.ts';
import { type TestUse, testsOf } from './conditionUse.ts';
import type { Literal } from './fieldValues.ts';
import { type Compared, samplesOf } from './samples.ts';

export type Constancy = 'never' | 'always' | 'open';

/** More combinations of answers are not tried: then nothing is said. */
const MOST_COMBINATIONS = 5_000;
const ANSWERS = 'claimDetails';
/** No test looks at the day: one that does is free. */
const SOME_DAY = 20_000_101;

/** What is known of an operand; undefined where it is more than an answer or a count. */
export type Know = (operand: CompiledOperand) => Compared | undefined;

/**
 * Whether a condition holds for no answers at all, or for all. Every combination of answers that it can tell apart is
 * given to the product's own judgement. What is too involved (a calculation, another field, a pattern) may hold or not,
 * however the rest turns out: so `never` and `always` are sure, and `open` says nothing.
 */
export function constancyOf(
  when: CompiledCondition,
  know: Know,
  free: (test: TestUse['test']) => boolean,
): Constancy {
  const table = new AnswerTable(know, free);
  for (const { test } of testsOf(when)) table.learn(test);
  const replaced = table.replaced(when);
  const combinations = table.combinations();
  if (!combinations) return 'open';
  const seen = new Set<boolean>();
  for (const answers of combinations) {
    seen.add(
      evaluateCondition(replaced, { claim: { [ANSWERS]: answers }, rows: [], today: SOME_DAY, entry: null }),
    );
    if (seen.size > 1) return 'open';
  }
  return seen.has(true) ? 'always' : seen.has(false) ? 'never' : 'open';
}

interface Column {
  name: string;
  compared: Compared;
  literals: Literal[];
}

/** The answers that a condition reads, each as a field of one record. */
class AnswerTable {
  private readonly columns = new Map<string, Column>();
  private readonly know: Know;
  private readonly isFree: (test: TestUse['test']) => boolean;

  constructor(know: Know, isFree: (test: TestUse['test']) => boolean) {
    this.know = know;
    this.isFree = isFree;
  }

  learn(test: TestUse['test']): void {
    const sides = this.plain(test);
    if (!sides) this.column(test, { type: 'boolean' });
    else if (sides.compared) this.column(sides.operand, sides.compared).literals.push(...sides.literals);
  }

  /** An operand that is compared with literals alone; undefined where the test is more than that. */
  private plain(test: TestUse['test']) {
    if (this.isFree(test) || test.op === 'matches') return undefined;
    const literals = literalsOf(test);
    const compared = this.know(test.left);
    if (literals && compared) return { operand: test.left, compared, literals };
    if (literals && 'literal' in test.left) return { operand: test.left, compared: undefined, literals };
    const turned = 'right' in test && 'literal' in test.left ? this.know(test.right) : undefined;
    if (!turned || !('right' in test) || !('literal' in test.left)) return undefined;
    return { operand: test.right, compared: turned, literals: [test.left.literal] };
  }

  private column(of: object, compared: Compared): Column {
    const key = JSON.stringify(of);
    const known = this.columns.get(key) ?? { name: `x${this.columns.size}`, compared, literals: [] };
    this.columns.set(key, known);
    return known;
  }

  replaced(when: CompiledCondition): CompiledCondition {
    if ('all' in when) return { all: when.all.map((part) => this.replaced(part)) };
    if ('any' in when) return { any: when.any.map((part) => this.replaced(part)) };
    if ('not' in when) return { not: this.replaced(when.not) };
    const free = this.columns.get(JSON.stringify(when));
    if (free) return { op: 'equals', left: this.reference(free), right: { literal: true } };
    const test = { ...when, left: this.operand(when.left) };
    return 'right' in test ? { ...test, right: this.operand(test.right) } : test;
  }

  private operand(operand: CompiledOperand): CompiledOperand {
    const column = this.columns.get(JSON.stringify(operand));
    return column ? this.reference(column) : operand;
  }

  private reference({ name, compared }: Column): CompiledOperand {
    return { ref: { model: ANSWERS, field: name, type: compared.type } };
  }

  /** Every combination of sample answers; undefined where there are too many, or an answer without a sample. */
  combinations(): ClaimRecord[] | undefined {
    let all: ClaimRecord[] = [{}];
    for (const { name, compared, literals } of this.columns.values()) {
      const samples = [...new Set(samplesOf(compared, literals))];
      if (samples.length === 0 || all.length * samples.length > MOST_COMBINATIONS) return undefined;
      all = all.flatMap((answers) => samples.map((value) => ({ ...answers, [name]: value })));
    }
    return all;
  }
}

function literalsOf(test: TestUse['test']): Literal[] | undefined {
  if (test.op === 'in') return test.values;
  if (test.op === 'empty') return [];
  if (!('right' in test) || !('literal' in test.right)) return undefined;
  return [test.right.literal];
}
