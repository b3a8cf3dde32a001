import { camelCase } from '../../transforms/config/names.ts';
import type { Placement } from '../../transforms/pages/placements.ts';
import { placedAnswers, setBy } from '../meaning/answers.ts';
import { builtRules } from '../meaning/builtRules.ts';
import { keyOf } from '../meaning/fieldValues.ts';
import type { BundleView } from '../view/bundleView.ts';
import type { ModelView } from '../view/modelIndex.ts';
import type { Check } from './check.ts';

const DEMANDS = [
  'required',
  'requiredIf',
  'requiredWhen',
  'nestedRequiredIf',
  'requiredIfOtherPropertyMatchesRegex',
] as const;

/** C12-10: a field is asked for where it is only shown: nobody could fill it in. */
export const readonlyRequired: Check = {
  code: 'readonly-required',
  *run(view) {
    for (const { model, field, rules } of builtRules(view)) {
      if (!field || field.field.computed !== undefined || isFilledByRow(view, model)) continue;
      const isDemanded = rules.some(({ instances }) => DEMANDS.some((name) => instances[name]));
      const places = isDemanded ? (placedAnswers(view).get(keyOf(model, field)) ?? []) : [];
      const [first] = places;
      if (!first || !places.every(({ placement }) => isOnlyShown(placement))) continue;
      yield {
        file: first.page.file,
        pointer: `${first.placement.pointer}/component`,
        message: `${field.field.name} is asked for, and here it is only shown, so nobody can fill it in.`,
        hint: 'Take "component": "value" away, or the rule that asks for it.',
      };
    }
  },
};

const isOnlyShown = ({ field }: Placement): boolean =>
  field.component === 'value' && setBy(field).length === 0 && field.prepopulatedDataKey === undefined;

/** Whether the class list fills a model: its own rows, or fields of the same names. */
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
