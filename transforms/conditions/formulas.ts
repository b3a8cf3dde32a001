import type { FieldType, Literal } from '../../schemas/generated/types.ts';
import {
  type ConditionTable,
  type ConditionTest,
  conditionEntry,
  type TestTable,
  testEntry,
} from '../ground/conditionTable.ts';
import type { CompiledCondition, CompiledOperand } from '../ground/expressions.ts';
import { evaluateCondition } from './evaluate.ts';

/** Set of the possible values of an operand, from which the satisfiability search draws samples. */
export interface Domain {
  type: FieldType;
  /** Returns one value of each equivalence class of values that no test against these literals distinguishes. */
  samplesFor(literals: readonly Literal[]): readonly Literal[];
}

/** Possible values of the operands in conditions, on which their satisfiability depends. */
export interface Domains {
  /** Returns the domain of an operand; undefined for one that is neither an answer nor a count, such as a sum. */
  domainOf(operand: CompiledOperand): Domain | undefined;
  /** Tests if a test may hold or not regardless of its operands. */
  isFree?(test: ConditionTest): boolean;
}

/** Variable of a formula: an operand that conditions compare with literals, or a free test, which is true or false. */
export interface FormulaVariable {
  readonly samples: readonly Literal[];
}

/** Test of one column, which holds for some of its samples. */
export interface Atom {
  column: FormulaVariable;
  holds(sample: Literal): boolean;
}

/** Boolean formula: a constant, a test of one column, or a combination of formulas. */
export type Formula = boolean | Atom | { all: Formula[] } | { any: Formula[] } | { not: Formula };

/** Test of one operand against literals. */
interface PlainTest {
  side: 'left' | 'right';
  operand: CompiledOperand;
  literals: readonly Literal[];
}

/** Moment for plain tests, none of which reads the day. */
const NO_MOMENT = { rows: [], today: 20_000_101, entry: null };

/** Converts conditions to Boolean formulas over shared columns, for `satisfiable()`. */
export function formulasOf(conditions: readonly CompiledCondition[], domains: Domains): Formula[] {
  const reader = new FormulaReader(domains);
  return conditions.map((condition) => reader.read(condition));
}

class FormulaReader {
  private readonly columns = new Map<string, SampledColumn>();
  private readonly domains: Domains;
  private readonly formulas: ConditionTable<Formula> = {
    all: ({ all }) => ({ all: all.map((part) => this.read(part)) }),
    any: ({ any }) => ({ any: any.map((part) => this.read(part)) }),
    not: ({ not }) => ({ not: this.read(not) }),
    op: (test) => this.readTest(test),
  };

  constructor(domains: Domains) {
    this.domains = domains;
  }

  read(condition: CompiledCondition): Formula {
    return conditionEntry(this.formulas, condition)(condition);
  }

  private readTest(test: ConditionTest): Formula {
    const plain = this.domains.isFree?.(test) ? undefined : plainTestOf(test);
    if (!plain) return this.freeAtom(test);
    if ('literal' in plain.operand) return evaluateCondition(test, { claim: {}, ...NO_MOMENT });
    const key = JSON.stringify(plain.operand);
    const known = this.columns.get(key);
    const domain = known?.domain ?? this.domains.domainOf(plain.operand);
    if (!domain) return this.freeAtom(test);
    const column = known ?? new SampledColumn(domain);
    this.columns.set(key, column);
    column.compareWith(plain.literals);
    return { column, holds: cached((sample) => testHolds(test, plain.side, domain.type, sample)) };
  }

  private freeAtom(test: ConditionTest): Atom {
    const key = JSON.stringify(test);
    const column = this.columns.get(key) ?? new SampledColumn(TRUTH);
    this.columns.set(key, column);
    return { column, holds: (sample) => sample === true };
  }
}

const TRUTH: Domain = { type: 'boolean', samplesFor: () => [true, false] };

/** Column whose samples are computed when all of its literals are known. */
class SampledColumn implements FormulaVariable {
  readonly domain: Domain;
  private readonly literals: Literal[] = [];
  private drawn: readonly Literal[] | undefined;

  constructor(domain: Domain) {
    this.domain = domain;
  }

  compareWith(literals: readonly Literal[]): void {
    this.literals.push(...literals);
  }

  get samples(): readonly Literal[] {
    this.drawn ??= [...new Set(this.domain.samplesFor(this.literals))];
    return this.drawn;
  }
}

const PLAIN: TestTable<PlainTest | undefined> = {
  comparison: ({ left, right }) => {
    if ('literal' in right) return { side: 'left', operand: left, literals: [right.literal] };
    return 'literal' in left ? { side: 'right', operand: right, literals: [left.literal] } : undefined;
  },
  in: ({ left, values }) => ({ side: 'left', operand: left, literals: values }),
  matches: () => undefined,
  empty: ({ left }) => ({ side: 'left', operand: left, literals: [] }),
};

/** Returns the plain test of a test; undefined for one that is more than one operand against literals. */
function plainTestOf(test: ConditionTest): PlainTest | undefined {
  return testEntry(PLAIN, test)(test);
}

/** Evaluates a test as the product does, on a claim with this one answer. */
function testHolds(test: ConditionTest, side: PlainTest['side'], type: FieldType, sample: Literal): boolean {
  const answer: CompiledOperand = { ref: { model: 'claimDetails', field: 'answer', type } };
  return evaluateCondition(
    { ...test, [side]: answer },
    { claim: { claimDetails: { answer: sample } }, ...NO_MOMENT },
  );
}

function cached(judge: (sample: Literal) => boolean): (sample: Literal) => boolean {
  const truths = new Map<Literal, boolean>();
  return (sample) => {
    const truth = truths.get(sample) ?? judge(sample);
    truths.set(sample, truth);
    return truth;
  };
}
