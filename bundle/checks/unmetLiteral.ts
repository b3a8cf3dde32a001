import { COMPARED_AS } from '../../transforms/conditions/comparisons.ts';
import { type ConditionTest, type TestTable, testEntry } from '../../transforms/ground/conditionTable.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import { toPointer } from '../../transforms/ground/pointer.ts';
import { isEmpty } from '../../transforms/values/emptiness.ts';
import { areEqual } from '../../transforms/values/equality.ts';
import { suggest } from '../findings/didYouMean.ts';
import { usesOf } from '../meaning/conditions.ts';
import { type ConditionUse, testsOf } from '../meaning/conditionUse.ts';
import { isAmongLiterals, keyOf, type Literal, valuesOf } from '../meaning/fieldValues.ts';
import { fieldOfOperand, WAYS } from '../meaning/operandLookup.ts';
import { offeredBy, placedAnswers } from '../meaning/placedAnswers.ts';
import { mismatchesInTest } from '../meaning/typeMismatches.ts';
import { type BundleView, formTypeOf } from '../view/bundleView.ts';
import { defineCheck, type Found } from './check.ts';

/** Reports a literal in a condition or an `only` that its field never equals (C12-10): "Yes" for the option "yes". */
export const unmetLiteral = defineCheck({
  code: 'unmet-literal',
  severity: 'warning',
  summary: 'a value in a condition that its field never has',
  needs: 'bundle',
  mayExplain: true,
  *run(view) {
    for (const use of usesOf(view).conditions)
      for (const { test, path } of testsOf(use.when))
        for (const { literal, at, subject, known } of unmatchedLiterals(view, use, test)) {
          // An option that a rule refuses is reported by another check.
          if (isOffered(view, use, test, literal)) continue;
          const { file, pointer } = use.placeOf([...path, ...at]);
          yield found(file, pointer, literal, subject, known);
        }
    yield* unmetByBlocks(view);
  },
});

/** Tests if an option of the field has a value. */
function isOffered(view: BundleView, use: ConditionUse, test: ConditionTest, literal: Literal): boolean {
  const field = fieldOfOperand(view, use, test.left);
  const places = field ? (placedAnswers(view).get(keyOf(field.model, field.field)) ?? []) : [];
  return places.some(({ placement }) =>
    offeredBy(view, placement.field)?.some((value) => areEqual({ value }, { value: literal })),
  );
}

/** Literal that the left side of its test never equals, its path in the test, and the values that the side can have. */
export interface Unmet {
  literal: Literal;
  at: (string | number)[];
  /** Name of the left side in messages. */
  subject: string;
  known: readonly Literal[];
}

/**
 * Returns the literals of a test that its left side never equals. A literal of a wrong type is reported by another
 * check.
 */
export function unmatchedLiterals(
  view: BundleView,
  use: Pick<ConditionUse, 'formType' | 'rows'>,
  test: ConditionTest,
): Unmet[] {
  const given = testEntry(LITERALS, test)(test);
  if (given.length === 0 || mismatchesInTest(test).length > 0) return [];
  if ('entry' in test.left)
    return given
      .filter(({ literal }) => !isEmpty(literal) && !WAYS.includes(String(literal)))
      .map((one) => ({ ...one, subject: 'the way in', known: WAYS }));
  const field = fieldOfOperand(view, use, test.left);
  const literals = field && valuesOf(view, field.model, field.field).literals;
  if (!field || !literals || literals.length === 0) return [];
  return given
    .filter(({ literal }) => !isEmpty(literal) && !isAmongLiterals(literal, literals, field.field))
    .map((one) => ({ ...one, subject: `the field ${field.field.field.name}`, known: literals }));
}

const none = (): Pick<Unmet, 'literal' | 'at'>[] => [];

/** Returns the literals that a test compares with its left side unchanged. */
const LITERALS: TestTable<Pick<Unmet, 'literal' | 'at'>[]> = {
  comparison: ({ op, right }) =>
    COMPARED_AS[op] === 'equality' && 'literal' in right ? [{ literal: right.literal, at: [op] }] : [],
  in: ({ values }) => values.map((literal, index) => ({ literal, at: ['in', index] })),
  matches: none,
  empty: none,
};

/** Yields the `only` of blocks whose value their field never has. */
function* unmetByBlocks(view: BundleView): Generator<Found> {
  for (const { file, form, page } of view.pages)
    for (const [index, block] of page.blocks.entries()) {
      if (!('only' in block) || !block.only) continue;
      const { field: name, equals } = block.only;
      const model = view.models.find(formTypeOf(form), block.model);
      const field = model?.fields.get(camelCase(name));
      const literals = model && field && valuesOf(view, model, field).literals;
      if (!field || !literals || isAmongLiterals(equals, literals, field)) continue;
      yield found(
        file,
        toPointer(['blocks', index, 'only', 'equals']),
        equals,
        `the field ${name}`,
        literals,
      );
    }
}

function found(
  file: string,
  pointer: string,
  literal: Literal,
  subject: string,
  known: readonly Literal[],
): Found {
  return {
    file,
    pointer,
    message: `${JSON.stringify(literal)} is compared with ${subject}, which is never that.`,
    hint: suggest(String(literal), new Set(known.map(String)), 'It is one of'),
  };
}
