import type { FieldPlacement } from '../../schemas/generated/types.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import { type Placement, placementsOf } from '../../transforms/pages/placements.ts';
import { type BundleView, formTypeOf, type PageView, remembered } from '../view/bundleView.ts';
import { nameWithin } from '../view/modelIndex.ts';

/** A field where a page places it. */
export interface Placed {
  page: PageView;
  placement: Placement;
  /** The page's position in the form's sequence; -1 for a page that only exits lead to. */
  position: number;
}

/** The key of a field over all forms. */
export const answerKey = (
  formType: string,
  model: string,
  within: string | undefined,
  name: string,
): string => `${formType} ${model}.${nameWithin(within, name)}`;

/** Where each field is placed, by its key; a field that no page places is not there. */
export const placedAnswers = remembered((view: BundleView): ReadonlyMap<string, readonly Placed[]> => {
  const places = new Map<string, Placed[]>();
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
});

type Literal = string | number | boolean | null;

/** The values that a placement offers; undefined where any may be typed. */
export function offeredBy(view: BundleView, { component, options, optionsList }: FieldPlacement) {
  if (component === 'yesNo') return ['yes', 'no'];
  if (component !== 'select' && component !== 'radio') return undefined;
  if (options) return options.map(({ value }) => value);
  const list = optionsList === undefined ? undefined : view.bundle.lists[optionsList];
  return list?.values.map(({ value }) => value);
}

/** What a placement puts into its field without anybody choosing it: defaults and resets. */
export function setBy({ defaultValue, dependencies = [] }: FieldPlacement): Literal[] {
  const resets = dependencies.map(({ resetValue }) => resetValue);
  return [defaultValue, ...resets].filter((value) => value !== undefined && value !== null);
}

/** What the blocks of a list put into its records: what tells theirs from others, and kinds of documents. */
export const setByBlocks = remembered((view: BundleView): ReadonlyMap<string, readonly Literal[]> => {
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
