import { camelCase } from '../../transforms/ground/modelNames.ts';
import type { Placement } from '../../transforms/pages/placements.ts';
import { type BuiltRule, builtRules, meaningsOf } from '../meaning/builtRules.ts';
import { usesOf } from '../meaning/conditions.ts';
import { rowsAround } from '../meaning/conditionUse.ts';
import { constancyOf } from '../meaning/constancy.ts';
import { keyOf } from '../meaning/fieldValues.ts';
import { createOperandLookup } from '../meaning/operandLookup.ts';
import { type PlacementOnPage, placedAnswers, setBy } from '../meaning/placedAnswers.ts';
import { shownWhen } from '../meaning/shownWhen.ts';
import type { BundleView } from '../view/bundleView.ts';
import type { FieldView, ModelView } from '../view/modelIndex.ts';
import { defineCheck, type IsReported, TEST_FINDINGS } from './check.ts';
import { constancyIn } from './constantCondition.ts';
import { isNeverShown } from './hiddenRequired.ts';

/** Reports a required field that is placed read-only (C12-10), because nobody can fill it in. */
export const readonlyRequired = defineCheck({
  code: 'readonly-required',
  severity: 'error',
  summary: 'a field that is asked for and only shown',
  needs: 'bundle',
  silencedBy: TEST_FINDINGS,
  *run(view, isReported) {
    for (const owner of builtRules(view)) {
      const { model, field } = owner;
      if (!field || field.field.computed !== undefined || isFilledByRow(view, model)) continue;
      const places = placedAnswers(view).get(keyOf(model, field)) ?? [];
      const [first] = places;
      if (!first || !places.every(({ placement }) => isOnlyShown(placement))) continue;
      if (
        !isAskedFor(view, field, owner.rules, isReported) ||
        places.every((placed) => isHidden(view, model, placed))
      )
        continue;
      yield {
        file: first.page.file,
        pointer: `${first.placement.pointer}/component`,
        message: `${field.field.name} is asked for, and here it is only shown, so nobody can fill it in.`,
        hint: 'Take "component": "value" away, or the rule that asks for it.',
      };
    }
  },
});

/**
 * Tests if the field is required in some claim in which it is shown. A rule that never applies is reported by another
 * check.
 */
function isAskedFor(
  view: BundleView,
  field: FieldView,
  rules: readonly BuiltRule[],
  isReported: IsReported,
): boolean {
  if (meaningsOf(rules, 'answer').some(({ meaning }) => !meaning.when && !meaning.isOfPages)) return true;
  return usesOf(view)
    .conditions.filter(({ role, own, page }) => role === 'asked' && own?.field === field && !page)
    .some((use) => constancyIn(view, use, isReported) !== 'never' && !isNeverShown(view, use, isReported));
}

/** Tests if a field is never shown at a placement, so that it is not required there. */
function isHidden(view: BundleView, model: ModelView, placed: PlacementOnPage): boolean {
  const shown = shownWhen(view, placed);
  const standing = { formType: model.formType, rows: rowsAround(model, placed.placement.within) };
  return (
    shown.length > 0 &&
    constancyOf({ all: shown }, createOperandLookup(view, standing), () => false) === 'never'
  );
}

const isOnlyShown = ({ field }: Placement): boolean =>
  field.component === 'value' && setBy(field).length === 0 && field.prepopulatedDataKey === undefined;

/** Tests if the class list fills a model: its own rows, or fields of equal names. */
function isFilledByRow({ models }: BundleView, { formType, name }: ModelView): boolean {
  return (
    name === 'prepopulatedData' ||
    models.all.some(
      (other) =>
        other.formType === formType &&
        camelCase(other.config.entry.metadata.prepopulatedSubModel ?? '') === name,
    )
  );
}
