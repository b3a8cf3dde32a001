import { COMPARED_AS } from '../../transforms/conditions/comparisons.ts';
import { partsOfOperand } from '../../transforms/conditions/parts.ts';
import { type ConditionTest, isComparison } from '../../transforms/ground/conditionTable.ts';
import type { CompiledOperand } from '../../transforms/ground/expressions.ts';
import { type OperandTable, operandEntry } from '../../transforms/ground/operandTable.ts';
import { usesOf } from '../meaning/conditions.ts';
import {
  type ConditionOrigin,
  type ConditionUse,
  type Path,
  rowsOf,
  sidesOf,
  testsOf,
} from '../meaning/conditionUse.ts';
import { holdsNumbers } from '../meaning/fieldValues.ts';
import { fieldOfOperand } from '../meaning/operandLookup.ts';
import type { BundleView } from '../view/bundleView.ts';
import type { FieldView } from '../view/modelIndex.ts';
import { defineCheck, type Found } from './check.ts';

type Parts = ReturnType<typeof partsOfOperand>;
const none = (): Parts => [];

/** Returns the parts of an operand whose values are read as numbers or days. */
const PARTS_READ: OperandTable<Parts> = {
  add: partsOfOperand,
  multiply: partsOfOperand,
  subtract: partsOfOperand,
  divide: partsOfOperand,
  round: partsOfOperand,
  shift: partsOfOperand,
  daysBetween: partsOfOperand,
  least: partsOfOperand,
  greatest: partsOfOperand,
  first: none,
  // Its field belongs to the records of its list.
  sum: none,
  literal: none,
  ref: none,
  today: none,
  count: none,
  member: none,
  entry: none,
};

/**
 * Reports a text field that a calculation adds or a condition orders, and that no rule restricts to numbers or days
 * (C12-10), because other texts are ignored there without an error.
 */
export const textAsNumber = defineCheck({
  code: 'text-as-number',
  severity: 'warning',
  summary: 'a text that is added or put in order, and that may be any text',
  needs: 'file',
  *run(view) {
    const { conditions, operands } = usesOf(view);
    for (const use of conditions)
      for (const { test, path } of testsOf(use.when))
        for (const { operand, at } of textsIn(view, use, test))
          yield* found(view, use, operand, [...path, at]);
    for (const use of operands) {
      const { operand } = use;
      if ('sum' in operand) {
        const rows = [rowsOf(operand.of, use.rows), ...use.rows];
        yield* found(view, { ...use, rows }, { ref: operand.sum }, ['sum']);
      }
      for (const { part, at } of operandEntry(PARTS_READ, operand)(operand))
        yield* found(view, use, part, at);
    }
  },
});

const isOrdering = (test: ConditionTest): boolean =>
  isComparison(test) && COMPARED_AS[test.op] !== 'equality';

/** Returns the sides of a test by order that are texts without a rule for numbers or days; none for another test. */
export function textsIn(view: BundleView, use: ConditionUse, test: ConditionTest) {
  return isOrdering(test) ? sidesOf(test).filter(({ operand }) => looseText(view, use, operand)) : [];
}

/** Returns the text field of an operand, where no rule restricts it to numbers or days. */
function looseText(view: BundleView, use: ConditionOrigin, operand: CompiledOperand): FieldView | undefined {
  const found = fieldOfOperand(view, use, operand);
  if (!found) return undefined;
  const { type, computed } = found.field.field;
  if (type !== 'string' || computed !== undefined) return undefined;
  return holdsNumbers(view, found.model, found.field) ? undefined : found.field;
}

function* found(
  view: BundleView,
  use: ConditionOrigin,
  operand: CompiledOperand,
  path: Path,
): Generator<Found> {
  const text = looseText(view, use, operand);
  if (!text) return;
  const { file, pointer } = use.placeOf(path);
  yield {
    file,
    pointer,
    message: `${text.field.name} is a text that no rule limits to numbers or days: any other text counts as empty.`,
    hint: 'Make it a number or a date, or give it a rule such as precision.',
  };
}
