import type { Day } from '../../transforms/values/day.ts';
import { parseDecimal } from '../../transforms/values/decimal.ts';
import { isEmpty } from '../../transforms/values/emptiness.ts';
import { areEqual } from '../../transforms/values/equality.ts';
import { rulesRestrictingTo } from '../../transforms/vocabulary/authoring.ts';
import type { BundleView } from '../view/bundleView.ts';
import { type FieldView, hasRule, type ModelView } from '../view/modelIndex.ts';
import { meaningsOf, rulesOfField } from './builtRules.ts';
import { answerKey, offeredBy, placedAnswers, setBy, setByBlocks } from './placedAnswers.ts';

/** Value that is written out in a bundle, such as an option. */
export type Literal = string | number | boolean | null;

/** Values that the rules and placements of a field allow. */
export interface FieldValues {
  /** All allowed values but empty; undefined where any can be typed. */
  literals?: readonly Literal[];
  /** Bounds of its ranges as decimal texts; null is unbounded. */
  numbers: { min: string | null; max: string | null }[];
  days: { min: Day | null; max: Day | null }[];
}

/** Returns the values that the rules and placements of a field allow. */
export function valuesOf(view: BundleView, model: ModelView, field: FieldView): FieldValues {
  const rules = rulesOfField(view, field);
  const literals = literalsOf(view, model, field);
  return {
    ...(literals && { literals }),
    numbers: meaningsOf(rules, 'number').map(({ meaning }) => meaning),
    days: meaningsOf(rules, 'day').map(({ meaning }) => meaning),
  };
}

function literalsOf(view: BundleView, model: ModelView, field: FieldView): readonly Literal[] | undefined {
  if (field.field.computed !== undefined || field.field.type === 'boolean') return undefined;
  const [listed] = meaningsOf(rulesOfField(view, field), 'values');
  if (listed) return listed.meaning.values ?? valuesOfList(view, listed.meaning.list ?? '');
  return isOnlyChosen(view, model, field) ? chosenIn(view, model, field) : undefined;
}

/** Returns the values of a list; undefined where its file is broken or missing, so that any value is possible. */
function valuesOfList(view: BundleView, name: string): readonly Literal[] | undefined {
  const values = view.bundle.lists[name]?.values ?? [];
  return values.length > 0 ? values.map(({ value }) => value) : undefined;
}

/** Rules by which a field must equal another. */
const SAME = rulesRestrictingTo('other');

/** Tests if the field is filled in only by a choice among options: never from a class list or an earlier claim. */
function isOnlyChosen(view: BundleView, model: ModelView, field: FieldView): boolean {
  if (['credentials', 'prepopulatedData'].includes(model.name) || hasRule(field, SAME)) return false;
  if (isSubModel(view, model)) return false;
  const places = placedAnswers(view).get(keyOf(model, field)) ?? [];
  return (
    places.length > 0 &&
    places.every(
      ({ placement }) =>
        offeredBy(view, placement.field) !== undefined && placement.field.prepopulatedDataKey === undefined,
    )
  );
}

/** Tests if a chosen row of the class list fills a model's fields of the same names. */
function isSubModel(view: BundleView, { formType, name }: ModelView): boolean {
  return view.models.all.some(
    (other) =>
      other.formType === formType &&
      other.config.entry.metadata.prepopulatedSubModel?.toLowerCase() === name.toLowerCase(),
  );
}

function chosenIn(view: BundleView, model: ModelView, field: FieldView): Literal[] {
  const key = keyOf(model, field);
  const places = placedAnswers(view).get(key) ?? [];
  const chosen = places.flatMap(({ placement }) => [
    ...(offeredBy(view, placement.field) ?? []),
    ...setBy(placement.field),
  ]);
  return [...chosen, ...(setByBlocks(view).get(key) ?? [])].filter((value) => !isEmpty(value));
}

/** Returns the `answerKey` of a field. */
export function keyOf({ formType, name }: ModelView, { within, field }: FieldView): string {
  return answerKey(formType, name, within, field.name);
}

/** Tests if a value equals one of a field's literals, by the comparison of conditions. */
export function isAmongLiterals(value: Literal, literals: readonly Literal[], { field }: FieldView): boolean {
  return literals.some((literal) => areEqual({ value: literal, type: field.type }, { value }));
}

const READERS = rulesRestrictingTo('number', 'date', 'other');

/** Tests if a text field is meant for numbers or days: by its values, its rules, or a mask, keyboard or picker. */
export function holdsNumbers(view: BundleView, model: ModelView, field: FieldView): boolean {
  const { literals } = valuesOf(view, model, field);
  if (literals) return literals.some((value) => parseDecimal(value) !== null);
  return hasRule(field, READERS) || isMasked(view, model, field);
}

function isMasked(view: BundleView, model: ModelView, field: FieldView): boolean {
  const places = placedAnswers(view).get(keyOf(model, field)) ?? [];
  return places.some(
    ({ placement }) =>
      placement.field.maskName !== undefined ||
      placement.field.keyboard !== undefined ||
      placement.field.picker !== undefined ||
      placement.field.dependencies?.some(({ mask }) => mask !== undefined),
  );
}
