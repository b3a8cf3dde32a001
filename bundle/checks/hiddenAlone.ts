import { isContainer } from '../../transforms/ground/pointer.ts';
import { type BundleView, formTypeOf } from '../view/bundleView.ts';

/** A field by its model. */
interface NamedField {
  model: string;
  name: string;
}

/**
 * Whether a field may be hidden while another is shown: of each of its places, the page, the block or the field has a
 * condition that no place of the other has. Conditions count as the same where they are written the same.
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

/** The conditions on which each place of a field is shown, as texts. */
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

/** A condition as text, in which each field names its model. */
function written(condition: unknown, model: string): string {
  return JSON.stringify(condition, (_key, value) =>
    isContainer(value) && 'field' in value ? { model, ...value } : value,
  );
}
