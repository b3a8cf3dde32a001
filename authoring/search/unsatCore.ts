import { domainOf, samplesOf } from '../../bundle/meaning/samples.ts';
import type { Literal } from '../../schemas/generated/types.ts';
import type { Domain, Domains } from '../../transforms/conditions/formulas.ts';
import { satisfiable } from '../../transforms/conditions/satisfiable.ts';
import { joinPath } from '../../transforms/ground/claimPath.ts';
import type { CompiledCondition, CompiledOperand } from '../../transforms/ground/expressions.ts';
import type { Budget } from './budget.ts';
import type { Constraint } from './constraint.ts';
import { type ConstraintIndex, readsOf } from './constraintIndex.ts';
import { isChosenOnly, isOfSingle } from './constraints.ts';
import type { SearchField, SearchForm } from './searchForm.ts';

/** Maximum number of combinations that a proof tries, beyond which nothing is proved. */
const MOST_NODES = 4_000;

/** Form that a proof is about, with the budget beyond which nothing is proved. */
export interface ProofLimits {
  searchForm: SearchForm;
  budget: Budget;
}

/** Proves that no answers meet all of these constraints; false where no proof was found. */
function areUnsatisfiable(
  constraints: readonly CompiledCondition[],
  { searchForm, budget }: ProofLimits,
): boolean {
  const spend = (steps: number) => {
    if (budget.isSpent) return false;
    budget.spend(steps);
    return true;
  };
  const domains: Domains = { domainOf: (operand) => domainIn(searchForm, operand) };
  return satisfiable(constraints, domains, { nodes: MOST_NODES, spend }) === 'no';
}

/** Returns the domain of a count, or of a field of a single model, which can be judged alone. */
function domainIn(searchForm: SearchForm, operand: CompiledOperand): Domain | undefined {
  if ('count' in operand) return COUNT;
  if (!('ref' in operand) || !('model' in operand.ref)) return undefined;
  const field = searchForm.fields.get(joinPath(operand.ref.model, operand.ref.field));
  if (!field || !isOfSingle(field, searchForm) || field.type === 'file') return undefined;
  const { type } = field;
  if (!isChosenOnly(field, searchForm))
    return { type, samplesFor: (literals) => [...samplesOf({ type }, literals), ...unreadable(field)] };
  const chosen = ['', ...chosenIn(field)];
  return { type, samplesFor: () => chosen };
}

const COUNT = domainOf({ type: 'number', isCount: true });

/** Returns a text that cannot be read as a number or a day, and therefore is neither less nor greater than one. */
const unreadable = ({ type }: SearchField): Literal[] =>
  type === 'number' || type === 'date' ? ['unreadable'] : [];

/** Returns the options of a field, and its initial and reset values. */
function chosenIn({ inputs, placements }: SearchField): Literal[] {
  return [
    ...inputs.flatMap(({ options = [] }) => options.map(({ value }) => value)),
    ...inputs.flatMap(({ defaultValue }) => defaultValue ?? []),
    ...placements.flatMap(({ dependencies = [] }) => dependencies.map(({ resetValue }) => resetValue)),
  ];
}

/**
 * Rounds of adding constraints to a goal: first those that share an operand with it, then those that share one with
 * these.
 */
const MOST_ROUNDS = 3;
/** Maximum number of constraints that a proof may start from. */
const MOST_CONSTRAINTS = 60;

/**
 * Returns constraints of `book` that contradict a goal, which is a list of conditions that must hold together. None of
 * them is unnecessary. Empty where the goal contradicts itself; undefined where no proof was found. `except` is a
 * constraint to leave out.
 */
export function unsatCore(
  goal: readonly CompiledCondition[],
  book: ConstraintIndex,
  limits: ProofLimits,
  except?: Constraint,
): Constraint[] | undefined {
  const { budget } = limits;
  if (budget.isSpent) return undefined;
  if (areUnsatisfiable(goal, limits)) return [];
  let near = new Set(goal.flatMap((condition) => [...readsOf(condition)]));
  let size = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (budget.isSpent) return undefined;
    const circle = book.reading(near).filter(({ constraint }) => constraint !== except);
    budget.spend(circle.length);
    if (circle.length === size || circle.length > MOST_CONSTRAINTS) return undefined;
    size = circle.length;
    near = new Set([...near, ...circle.flatMap(({ reads }) => [...reads])]);
    const constraints = circle.map(({ constraint }) => constraint);
    if (areUnsatisfiable([...goal, ...constraints.map(({ holds }) => holds)], limits))
      return fewest(goal, constraints, limits);
  }
  return undefined;
}

/** Removes unnecessary constraints, one by one. */
function fewest(
  goal: readonly CompiledCondition[],
  constraints: readonly Constraint[],
  limits: ProofLimits,
): Constraint[] {
  let kept = [...constraints];
  for (const constraint of constraints) {
    const less = kept.filter((other) => other !== constraint);
    if (areUnsatisfiable([...goal, ...less.map(({ holds }) => holds)], limits)) kept = less;
  }
  return kept;
}
