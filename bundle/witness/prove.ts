import type { Literal } from '../../schemas/generated/types.ts';
import { evaluateCondition } from '../../transforms/conditions/evaluate.ts';
import type { CompiledCondition, CompiledOperand } from '../../transforms/ground/expressions.ts';
import { samplesOf } from '../meaning/samples.ts';
import type { Budget } from './budget.ts';
import type { FormKnowledge, KnownField } from './formKnowledge.ts';
import { type LawBook, readsOf } from './lawBook.ts';
import type { Law } from './lawParts.ts';
import { isChosenOnly, isOfSingle } from './laws.ts';

/** More combinations are not tried: then nothing is proved. */
const MOST_NODES = 4_000;

/** Subject of a proof, and its steps: once they are spent nothing more is proved. */
export interface ProofLimits {
  knowledge: FormKnowledge;
  budget: Budget;
}

type Test = Extract<CompiledCondition, { op: string }>;

/** Something that conditions read, and the values among which they can tell no others apart. */
interface Column {
  operand: CompiledOperand | undefined;
  field?: KnownField;
  literals: Literal[];
  samples: readonly Literal[];
}

type Formula =
  | { all: Formula[] }
  | { any: Formula[] }
  | { not: Formula }
  | { column: number; test: Test | null }
  | boolean;

const ANSWERS = 'claimDetails';

/**
 * Whether laws exclude each other: no values of what they read meet them all. Every combination of values that they can
 * tell apart is tried; what is too involved (a calculation, a pattern, the day) may be true or not, however the rest
 * turns out. So `true` is sure, and `false` says nothing.
 */
function exclude(laws: readonly CompiledCondition[], limits: ProofLimits): boolean {
  const table = new Table(limits);
  const formulas = laws.map((law) => table.formula(law));
  table.sample();
  return table.isImpossible(formulas);
}

class Table {
  private readonly columns: Column[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly truths = new Map<string, boolean>();
  private readonly knowledge: FormKnowledge;
  private readonly budget: Budget;
  private nodes = 0;

  constructor({ knowledge, budget }: ProofLimits) {
    this.knowledge = knowledge;
    this.budget = budget;
  }

  formula(condition: CompiledCondition): Formula {
    if ('all' in condition) return { all: condition.all.map((part) => this.formula(part)) };
    if ('any' in condition) return { any: condition.any.map((part) => this.formula(part)) };
    if ('not' in condition) return { not: this.formula(condition.not) };
    return this.atom(condition);
  }

  private atom(test: Test): Formula {
    const literals = literalsOf(test);
    if (literals && 'literal' in test.left)
      return evaluateCondition(test, { claim: {}, rows: [], today: 20_000_101, entry: null });
    const field = literals && this.fieldOf(test.left);
    const isCount = literals && 'count' in test.left;
    if (!literals || !(field || isCount))
      return { column: this.column(JSON.stringify(test), undefined), test: null };
    const column = this.column(JSON.stringify(test.left), test.left, field);
    this.columns[column]?.literals.push(...literals);
    return { column, test };
  }

  /** A field that is judged by itself: of a single model. */
  private fieldOf(operand: CompiledOperand): KnownField | undefined {
    if (!('ref' in operand) || !('model' in operand.ref)) return undefined;
    const field = this.knowledge.fields.get(`${operand.ref.model}.${operand.ref.field}`);
    return field && isOfSingle(field, this.knowledge) && field.type !== 'file' ? field : undefined;
  }

  private column(key: string, operand: CompiledOperand | undefined, field?: KnownField): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.columns.push({ operand, literals: [], samples: [], ...(field && { field }) }) - 1;
    this.numbers.set(key, number);
    return number;
  }

  sample(): void {
    for (const column of this.columns) column.samples = [...new Set(this.samplesFor(column))];
  }

  private samplesFor({ operand, field, literals }: Column): Literal[] {
    if (!operand) return [true, false];
    if (!field) return samplesOf({ type: 'number', isCount: true }, literals);
    // What cannot be read as a number or a day is neither below nor above one.
    if (!isChosenOnly(field, this.knowledge))
      return [...samplesOf({ type: field.type }, literals), ...unreadable(field)];
    const options = field.inputs.flatMap((input) => input.options ?? []).map(({ value }) => value);
    const set = field.inputs.flatMap(({ defaultValue }) => defaultValue ?? []);
    const reset = field.placements.flatMap(({ dependencies = [] }) =>
      dependencies.map(({ resetValue }) => resetValue),
    );
    return ['', ...options, ...set, ...reset];
  }

  isImpossible(formulas: readonly Formula[]): boolean {
    this.nodes = 0;
    return this.closes(formulas, new Map());
  }

  /** Whether every way to go on from here breaks a law. */
  private closes(formulas: readonly Formula[], given: Map<number, Literal>): boolean {
    this.nodes += 1;
    if (this.nodes > MOST_NODES || this.budget.isSpent) return false;
    this.budget.spend(formulas.length);
    let undecided: number | undefined;
    for (const formula of formulas) {
      const value = this.value(formula, given);
      if (value === false) return true;
      if (typeof value === 'number') undecided ??= value;
    }
    if (undecided === undefined) return false;
    for (const sample of this.columns[undecided]?.samples ?? []) {
      given.set(undecided, sample);
      const isClosed = this.closes(formulas, given);
      given.delete(undecided);
      if (!isClosed) return false;
    }
    return true;
  }

  /** True, false, or the column on which it depends. */
  private value(formula: Formula, given: ReadonlyMap<number, Literal>): boolean | number {
    if (typeof formula === 'boolean') return formula;
    if ('not' in formula) {
      const value = this.value(formula.not, given);
      return typeof value === 'number' ? value : !value;
    }
    if ('column' in formula) return this.truth(formula, given);
    const [parts, closing] =
      'all' in formula ? ([formula.all, false] as const) : ([formula.any, true] as const);
    let open: number | undefined;
    for (const part of parts) {
      const value = this.value(part, given);
      if (value === closing) return closing;
      if (typeof value === 'number') open ??= value;
    }
    return open ?? !closing;
  }

  private truth(
    { column, test }: Extract<Formula, { column: number }>,
    given: ReadonlyMap<number, Literal>,
  ): boolean | number {
    const value = given.get(column);
    if (value === undefined) return column;
    if (!test) return value === true;
    const key = `${column} ${JSON.stringify(value)} ${JSON.stringify(test)}`;
    const known = this.truths.get(key);
    if (known !== undefined) return known;
    const type = this.columns[column]?.field?.type ?? 'number';
    const left: CompiledOperand = { ref: { model: ANSWERS, field: 'x', type } };
    const claim = { [ANSWERS]: { x: value } };
    const truth = evaluateCondition({ ...test, left }, { claim, rows: [], today: 20_000_101, entry: null });
    this.truths.set(key, truth);
    return truth;
  }
}

const unreadable = ({ type }: KnownField): Literal[] =>
  type === 'number' || type === 'date' ? ['unreadable'] : [];

function literalsOf(test: Test): Literal[] | undefined {
  if (test.op === 'in') return test.values;
  if (test.op === 'empty') return [];
  if (!('right' in test) || !('literal' in test.right)) return undefined;
  return [test.right.literal];
}

/** How far around a goal laws are looked at: those that read what it reads, then those that read what these read. */
const MOST_ROUNDS = 3;
/** A larger circle is not looked through. */
const MOST_LAWS = 60;

/**
 * The fewest laws that exclude a goal; undefined where none do, or it is not proved. `goal` are conditions that should
 * hold at once; `except` is a law that is not looked at.
 */
export function excluders(
  goal: readonly CompiledCondition[],
  book: LawBook,
  limits: ProofLimits,
  except?: Law,
): Law[] | undefined {
  const { budget } = limits;
  if (budget.isSpent) return undefined;
  if (exclude(goal, limits)) return [];
  let near = new Set(goal.flatMap((condition) => [...readsOf(condition)]));
  let size = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (budget.isSpent) return undefined;
    const circle = book.reading(near).filter(({ law }) => law !== except);
    budget.spend(circle.length);
    if (circle.length === size || circle.length > MOST_LAWS) return undefined;
    size = circle.length;
    near = new Set([...near, ...circle.flatMap(({ reads }) => [...reads])]);
    const laws = circle.map(({ law }) => law);
    if (exclude([...goal, ...laws.map(({ holds }) => holds)], limits)) return fewest(goal, laws, limits);
  }
  return undefined;
}

/** Takes away what is not needed, one by one. */
function fewest(goal: readonly CompiledCondition[], laws: readonly Law[], limits: ProofLimits): Law[] {
  let kept = [...laws];
  for (const law of laws) {
    const less = kept.filter((other) => other !== law);
    if (exclude([...goal, ...less.map(({ holds }) => holds)], limits)) kept = less;
  }
  return kept;
}
