import type { FieldPlacement } from '../../schemas/generated/types.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import { type Placement, placementsOf } from '../../transforms/pages/placements.ts';
import { type BundleView, formTypeOf, memoizePerBundle, type PageView } from '../view/bundleView.ts';
import { nameWithin } from '../view/modelIndex.ts';

/** Placement of a field, with its page. */
export interface PlacementOnPage {
  page: PageView;
  placement: Placement;
  /** Position of the page in the form's sequence; -1 for an exit page. */
  position: number;
}

/** Returns the key of a field, unique over all forms: `Standard claimTransactions.items.amount`. */
export const answerKey = (
  formType: string,
  model: string,
  within: string | undefined,
  name: string,
): string => `${formType} ${model}.${nameWithin(within, name)}`;

/** Maps the `answerKey` of each placed field to its placements on all pages of its form. */
export const placedAnswers = memoizePerBundle(
  (view: BundleView): ReadonlyMap<string, readonly PlacementOnPage[]> => {
    const places = new Map<string, PlacementOnPage[]>();
    for (const page of view.pages) {
      const sequence = view.forms.find(({ name }) => name === page.form)?.pages ?? [];
      const position = sequence.indexOf(page.name);
      for (const placement of placementsOf(page.page)) {
        if (placement.model === undefined) continue;
        const key = answerKey(formTypeOf(page.form), placement.model, placement.within, placement.name);
        places.set(key, [...(places.get(key) ?? []), { page, placement, position }]);
      }
    }
    return places;
  },
);

type Literal = string | number | boolean | null;

/** Returns the values that a placement offers; undefined where any can be typed. */
export function offeredBy(view: BundleView, { component, options, optionsList }: FieldPlacement) {
  if (component === 'yesNo') return ['yes', 'no'];
  if (component !== 'select' && component !== 'radio') return undefined;
  if (options) return options.map(({ value }) => value);
  const list = optionsList === undefined ? undefined : view.bundle.lists[optionsList];
  return list?.values.map(({ value }) => value);
}

/** Returns the values that a placement sets without a choice: its default, and the resets of its dependencies. */
export function setBy({ defaultValue, dependencies = [] }: FieldPlacement): Literal[] {
  const resets = dependencies.map(({ resetValue }) => resetValue);
  return [defaultValue, ...resets].filter((value) => value !== undefined && value !== null);
}

/** Maps the `answerKey` of fields of records to the values that blocks set: those of `only`, and kinds of documents. */
export const setByBlocks = memoizePerBundle((view: BundleView): ReadonlyMap<string, readonly Literal[]> => {
  const values = new Map<string, Literal[]>();
  const add = (key: string, value: Literal) => values.set(key, [...(values.get(key) ?? []), value]);
  for (const { form, page } of view.pages)
    for (const block of page.blocks) {
      const formType = formTypeOf(form);
      if ('only' in block && block.only)
        add(
          answerKey(formType, camelCase(block.model), undefined, camelCase(block.only.field)),
          block.only.equals,
        );
      if ('documents' in block && block.documents)
        add(answerKey(formType, 'documentContexts', undefined, 'kind'), block.documents.kind);
    }
  return values;
});
