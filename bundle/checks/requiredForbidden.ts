import type { CompiledCondition } from '../../transforms/ground/expressions.ts';
import { builtRules, meaningsOf } from '../meaning/builtRules.ts';
import { usesOf } from '../meaning/conditions.ts';
import type { ConditionUse } from '../meaning/conditionUse.ts';
import { constancyOf } from '../meaning/constancy.ts';
import { keyOf } from '../meaning/fieldValues.ts';
import { createOperandLookup } from '../meaning/operandLookup.ts';
import { placedAnswers } from '../meaning/placedAnswers.ts';
import { shownWhen } from '../meaning/shownWhen.ts';
import type { BundleView } from '../view/bundleView.ts';
import type { FieldView } from '../view/modelIndex.ts';
import { defineCheck, type IsReported, TEST_FINDINGS } from './check.ts';
import { constancyIn } from './constantCondition.ts';

const ALWAYS: CompiledCondition = { op: 'equals', left: { literal: 1 }, right: { literal: 1 } };

/** Reports a field that is required whenever it is forbidden (C12-10), because such a claim cannot be filed. */
export const requiredForbidden = defineCheck({
  code: 'required-forbidden',
  severity: 'warning',
  summary: 'a field that is asked for and forbidden at once',
  needs: 'bundle',
  silencedBy: TEST_FINDINGS,
  *run(view, isReported) {
    for (const use of usesOf(view).conditions) {
      if (use.role !== 'forbidden' || !use.own || constancyIn(view, use, isReported) !== 'open') continue;
      if (!demandsOf(view, use.own.field).some((asked) => isBoth(view, use, asked, isReported(use))))
        continue;
      const { file, pointer } = use.placeOf([]);
      yield {
        file,
        pointer,
        message: `While this holds, ${use.own.field.field.name} is forbidden and asked for at once, so nobody can go on.`,
        hint: 'Hide the field while it is forbidden, or ask for it on another condition.',
      };
    }
  },
});

/** Returns the conditions under which a field is required. */
function demandsOf(view: BundleView, field: FieldView): CompiledCondition[] {
  const rules = builtRules(view).find((owner) => owner.field === field)?.rules ?? [];
  return meaningsOf(rules, 'answer').flatMap(({ meaning: { when = ALWAYS, isOfPages } }) =>
    isOfPages ? [] : [when],
  );
}

/** Tests if a shown field is required whenever it is forbidden. */
function isBoth(
  view: BundleView,
  use: ConditionUse,
  asked: CompiledCondition,
  isFree: ReturnType<IsReported>,
): boolean {
  const { own, when } = use;
  const places = own ? (placedAnswers(view).get(keyOf(own.model, own.field)) ?? []) : [];
  const know = createOperandLookup(view, use);
  return places.some((placed) => {
    const together = [when, ...shownWhen(view, placed)];
    const isPossible = constancyOf({ all: together }, know, isFree) !== 'never';
    return isPossible && constancyOf({ all: [...together, { not: asked }] }, know, isFree) === 'never';
  });
}
