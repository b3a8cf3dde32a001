import { usesOf } from '../meaning/conditions.ts';
import type { ConditionUse } from '../meaning/conditionUse.ts';
import { constancyOf } from '../meaning/constancy.ts';
import { keyOf } from '../meaning/fieldValues.ts';
import { createOperandLookup } from '../meaning/operandLookup.ts';
import { placedAnswers } from '../meaning/placedAnswers.ts';
import { shownWhen } from '../meaning/shownWhen.ts';
import type { BundleView } from '../view/bundleView.ts';
import { defineCheck, type IsReported, TEST_FINDINGS } from './check.ts';
import { constancyIn } from './constantCondition.ts';

/** Reports a condition that requires a field only while no page shows it enabled (C12-10), so that it asks nobody. */
export const hiddenRequired = defineCheck({
  code: 'hidden-required',
  severity: 'warning',
  summary: 'a rule that asks for a field only while it is hidden',
  needs: 'bundle',
  silencedBy: TEST_FINDINGS,
  *run(view, isReported) {
    for (const use of usesOf(view).conditions) {
      if (use.role !== 'asked' || !use.own || use.page || !isNeverShown(view, use, isReported)) continue;
      const { file, pointer } = use.placeOf([]);
      yield {
        file,
        pointer,
        message: `While ${use.own.field.field.name} is asked for by this, it is hidden or disabled, so the rule asks nobody.`,
        hint: 'Let the condition of the rule and those under which the field is shown fit.',
      };
    }
  },
});

/**
 * Tests if a field with a conditional requirement is hidden or disabled at each placement while the condition holds.
 */
export function isNeverShown(view: BundleView, use: ConditionUse, isReported: IsReported): boolean {
  const { own } = use;
  const places = own ? (placedAnswers(view).get(keyOf(own.model, own.field)) ?? []) : [];
  if (places.length === 0 || constancyIn(view, use, isReported) !== 'open') return false;
  const isFree = isReported(use);
  return places.every((placed) => {
    const shown = shownWhen(view, placed);
    const together = { all: [use.when, ...shown] };
    // A placement that is never shown is reported by another check.
    return (
      shown.length > 0 &&
      constancyOf(together, createOperandLookup(view, use), isFree) === 'never' &&
      constancyOf({ all: shown }, createOperandLookup(view, use), isFree) !== 'never'
    );
  });
}
