import type { CompiledCondition } from '../../transforms/ground/expressions.ts';
import { usesOf } from '../meaning/conditions.ts';
import { type ConditionUse, type Path, partsOfCondition, type Role } from '../meaning/conditionUse.ts';
import { constancyOf, type OperandLookup } from '../meaning/constancy.ts';
import { createOperandLookup } from '../meaning/operandLookup.ts';
import type { BundleView } from '../view/bundleView.ts';
import { defineCheck, type Found, type IsReported, TEST_FINDINGS } from './check.ts';

/** Reports conditions that are always true or always false (C12-10). */
export const constantCondition = defineCheck({
  code: 'constant-condition',
  severity: 'warning',
  summary: 'a condition that holds for no answers, or for all',
  needs: 'bundle',
  silencedBy: TEST_FINDINGS,
  *run(view, isReported) {
    for (const use of usesOf(view).conditions) {
      // The check `impossible-assert` reports an assert that nothing passes.
      if (use.role === 'assert' && constancyIn(view, use, isReported) === 'never') continue;
      yield* constantIn(use, use.when, [], know(view, use), isReported(use));
    }
  },
});

/**
 * Returns `never`, `always` or `open` for a condition. In a rule that ignores an empty field (roles `assert` and
 * `forbidden`), the field counts as filled.
 */
export function constancyIn(view: BundleView, use: ConditionUse, isReported: IsReported) {
  return constancyOf(use.when, know(view, use), isReported(use));
}

const ON_VALUES: readonly Role[] = ['assert', 'forbidden'];

const know = (view: BundleView, use: ConditionUse): OperandLookup =>
  createOperandLookup(view, use, ON_VALUES.includes(use.role) ? use.own?.field : undefined);

function* constantIn(
  use: ConditionUse,
  when: CompiledCondition,
  path: Path,
  know: OperandLookup,
  isFree: ReturnType<IsReported>,
): Generator<Found> {
  const constancy = constancyOf(when, know, isFree);
  if (constancy !== 'open') {
    const { file, pointer } = use.placeOf(path);
    const role = path.length > 0 ? 'part' : use.role;
    yield {
      file,
      pointer,
      message: `This ${SAYS[constancy]}: ${CONSEQUENCES[role][constancy]}.`,
      hint: HINT,
    };
    return;
  }
  for (const { part, at } of partsOfCondition(when))
    yield* constantIn(use, part, [...path, ...at], know, isFree);
}

const SAYS = { never: 'never holds, whatever is answered', always: 'always holds, whatever is answered' };
const HINT = 'Look at the values that it compares, or remove it.';

const CONSEQUENCES: Record<Role, { never: string; always: string }> = {
  asked: { never: 'nothing is ever asked for by it', always: 'a rule without a condition asks the same' },
  forbidden: { never: 'it forbids nothing', always: 'no value is ever let through' },
  assert: { never: 'no value is ever let through', always: 'it refuses nothing' },
  skip: {
    never: 'the page is never skipped',
    always: 'the page is always skipped, and nothing on it is asked for',
  },
  exit: {
    never: 'nobody leaves by this exit',
    always: 'everybody leaves by this exit, and no claim is filed',
  },
  block: { never: 'the block is never shown', always: 'the block is always shown' },
  field: { never: 'the field is never shown', always: 'it changes nothing' },
  records: { never: 'no record is meant', always: 'every record is meant' },
  documents: { never: 'no document is ever asked for', always: 'the documents are asked for without it' },
  deadline: { never: "the deadline is no claim's", always: "the deadlines after it are no claim's" },
  wording: { never: 'the wording is never shown', always: 'the text itself is never shown' },
  part: {
    never: 'this part of the condition decides nothing, or all',
    always: 'this part of the condition decides nothing, or all',
  },
};
