import { LINK_FIELD } from '../../transforms/ground/documentLinks.ts';
import { camelCase, isModelName } from '../../transforms/ground/modelNames.ts';
import { type Placement, placementsOf } from '../../transforms/pages/placements.ts';
import { meaningsOf, rulesOfField } from '../meaning/builtRules.ts';
import type { BundleView } from '../view/bundleView.ts';
import { pagesOfForm } from '../view/formPages.ts';
import { type FieldView, type ModelView, nameIn, nameWithin, placedField } from '../view/modelIndex.ts';
import { defineCheck, type Found } from './check.ts';

/**
 * Reports a required field that no page places (C4-22). Each filtered block of its list must place it, because the
 * records of the block are entered only there (C8-14).
 */
export const requiredUnplaced = defineCheck({
  code: 'required-unplaced',
  severity: 'warning',
  summary: 'a required field that is on no page',
  needs: 'bundle',
  *run(view) {
    for (const model of view.models.all) {
      const placed = placedIn(view, model);
      if (!placed) continue;
      yield* unaskedIn(view, model, placed);
      for (const owned of model.fields.values()) {
        const key = `${model.name}.${nameIn(owned)}`;
        const { name, place } = owned.field;
        if (!isDemanded(view, owned, placed, model) || placed.has(key) || view.wasLeftOut(name)) continue;
        yield {
          file: 'models.json',
          pointer: `${place.pointer}/name`,
          message: `The field ${key} is required and on no page, so no claim could be filed.`,
          hint: 'Place it on a page, or take the rule away.',
        };
      }
    }
  },
});

/** Yields the required fields that some block of a list places and another block with `only` does not. */
function* unaskedIn(view: BundleView, model: ModelView, placed: Set<string>): Generator<Found> {
  const required = [...model.fields.values()]
    .filter((owned) => owned.within === undefined && isDemanded(view, owned, placed, model))
    .map((owned) => `${model.name}.${nameIn(owned)}`)
    .filter((key) => placed.has(key));
  for (const { file, pointer, asked } of sharingBlocks(view, model))
    for (const key of required.filter((name) => !asked.has(name)))
      yield {
        file,
        pointer: `${pointer}/fields`,
        message: `The field ${key} is required and has no column here, so no record of this block could be saved.`,
        hint: 'Give it a column, or ask for it only in the records of other blocks (requiredWhen).',
      };
}

/** Returns the blocks with `only` of a model's list, and the fields that each places or sets. */
function sharingBlocks(view: BundleView, { formType, name }: ModelView) {
  return (pagesOfForm(view, formType) ?? []).flatMap(({ file, page }) =>
    page.blocks.flatMap((block, index) => {
      if (!('only' in block) || !block.only || camelCase(block.model) !== name) return [];
      const asked = new Set(placementsOf({ ...page, blocks: [block] }).flatMap(keysOf));
      return [{ file, pointer: `/blocks/${index}`, asked }];
    }),
  );
}

/** Returns the models and `model.field` that a form's pages place; undefined where a page could not be read. */
function placedIn(view: BundleView, { formType, name }: ModelView): Set<string> | undefined {
  const { models } = view;
  const ofForm = pagesOfForm(view, formType);
  if (!ofForm || name === 'prepopulatedData' || !isModelName(name)) return undefined;
  const placements = ofForm.flatMap(({ page }) => placementsOf(page));
  // A placement of an unknown field or model is reported by another check, and may mean the field in question.
  if (placements.some((placement) => !placedField(models, formType, placement))) return undefined;
  const hasDocuments = placements.some(({ block }) => 'documents' in block && block.documents);
  const documents = hasDocuments ? documentKeys(models.find(formType, DOCUMENTS)) : [];
  return new Set([...placements.flatMap(keysOf), ...documents]);
}

const DOCUMENTS = 'documentContexts';

/** Returns the keys of fields that a choice of documents in records fills in (C8-15): file, kind and link. */
function documentKeys(model: ModelView | undefined): string[] {
  const files = [...(model?.fields.values() ?? [])].filter(({ field }) => field.type === 'file');
  const names = [...files.map(nameIn), 'kind', LINK_FIELD];
  return [DOCUMENTS, ...names.map((name) => `${DOCUMENTS}.${name}`)];
}

/** Returns the keys of fields that a placement fills in, and of those that its block sets on its records (C8-14). */
function keysOf({ model, within, name, block }: Placement): string[] {
  const set = 'only' in block && block.only ? [`${model}.${camelCase(block.only.field)}`] : [];
  return [`${model}`, `${model}.${nameWithin(within, name)}`, ...set];
}

/** Tests if a field is required. A field of a record is so only where a block edits its list. */
function isDemanded(view: BundleView, owned: FieldView, placed: Set<string>, { name }: ModelView): boolean {
  const isRecord = name === 'claimTransactions' || name === 'documentContexts';
  const { within, field } = owned;
  const around = within === undefined ? name : `${name}.${within}`;
  if ((isRecord || within !== undefined) && !placed.has(around)) return false;
  const asked = meaningsOf(rulesOfField(view, owned), 'answer');
  return asked.some(({ meaning }) => !meaning.when) && field.computed === undefined;
}
