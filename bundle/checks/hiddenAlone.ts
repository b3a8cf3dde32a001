import { isContainer } from '../../transforms/ground/pointer.ts';
import { type BundleView, formTypeOf } from '../view/bundleView.ts';

interface NamedField {
  model: string;
  name: string;
}

/**
 * Tests if a field may be hidden while another is shown: each placement of the first has a condition (of page, block or
 * field) that some placement of the other lacks. Conditions are compared as JSON texts.
 */
export function isHiddenAlone(
  view: BundleView,
  formType: string,
  field: NamedField,
  other: NamedField,
): boolean {
  const places = placesOf(view, formType, field);
  const others = placesOf(view, formType, other);
  const isShownWith = (place: readonly string[]) =>
    others.length > 0
      ? others.every((shown) => place.every((condition) => shown.includes(condition)))
      : place.length === 0;
  return places.length > 0 && !places.some(isShownWith);
}

/** Returns for each placement of a field the conditions under which it is shown, as texts. */
function placesOf(view: BundleView, formType: string, { model, name }: NamedField): string[][] {
  return view.pages
    .filter(({ form }) => formTypeOf(form) === formType)
    .flatMap(({ page, placements }) =>
      placements
        .filter((placement) => placement.model === model && placement.name === name)
        .map(({ block, field }) => [
          ...(page.skipWhen ? [`not ${written(page.skipWhen, model)}`] : []),
          ...(block.dependencies ?? []).map(({ when }) => written(when, model)),
          ...(field.dependencies ?? [])
            .filter(({ hide }) => hide !== false)
            .map(({ when }) => written(when, model)),
        ]),
    );
}

/** Serialises a condition with the model of each field. */
function written(condition: unknown, model: string): string {
  return JSON.stringify(condition, (_key, value) =>
    isContainer(value) && 'field' in value ? { model, ...value } : value,
  );
}
