import { areEqual } from '../../transforms/values/equality.ts';
import { nearest } from '../../transforms/values/nearest.ts';
import { builtRules } from '../meaning/builtRules.ts';
import { keyOf, type Literal } from '../meaning/fieldValues.ts';
import { offeredBy, placedAnswers, setBy, setByBlocks } from '../meaning/placedAnswers.ts';
import type { BundleView } from '../view/bundleView.ts';
import type { FieldView, ModelView } from '../view/modelIndex.ts';
import { defineCheck } from './check.ts';
import { valuesOfOneOf } from './refusedOption.ts';

/** Reports a value of `oneOf` that no option of the field offers (C12-10). */
export const unofferedValue = defineCheck({
  code: 'unoffered-value',
  severity: 'warning',
  summary: 'a value of oneOf that no option offers',
  needs: 'bundle',
  *run(view) {
    for (const { model, field, rules } of builtRules(view)) {
      const values = field ? valuesOfOneOf(view, field) : [];
      const offered = field && values.length > 0 ? offeredOf(view, model, field) : undefined;
      if (!field || !offered) continue;
      const place = rules.find(({ meaning }) => meaning.kind === 'values')?.place;
      const isIn = (value: Literal, others: readonly Literal[]) =>
        others.some((other) => areEqual({ value: other, type: field.field.type }, { value }));
      // A misspelt option is reported by another check.
      const strange = offered.filter((option) => !isIn(option, values)).map(String);
      for (const [index, value] of values.entries()) {
        if (!place || isIn(value, offered) || nearest(String(value), strange) !== undefined) continue;
        yield {
          file: place.file,
          pointer: place.at('ordinalParams', index).pointer,
          message: `No option of ${field.field.name} offers the value ${JSON.stringify(value)}, so nobody can choose it.`,
          hint: 'Add an option for it, or take the value away.',
        };
      }
    }
  },
});

/** Returns the values that the pages offer for a field; undefined where it may have others. */
function offeredOf(view: BundleView, model: ModelView, field: FieldView): Literal[] | undefined {
  const key = keyOf(model, field);
  const places = placedAnswers(view).get(key) ?? [];
  const offered = places.map(({ placement }) => offeredBy(view, placement.field));
  const isFilled = places.some(({ placement }) => placement.field.prepopulatedDataKey !== undefined);
  if (places.length === 0 || isFilled || offered.some((values) => values === undefined)) return undefined;
  const set = places.flatMap(({ placement }) => setBy(placement.field));
  return [...offered.flatMap((values) => values ?? []), ...set, ...(setByBlocks(view).get(key) ?? [])];
}
