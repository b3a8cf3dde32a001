import { FORM_NAMES, isFormName, isModelName } from '../../transforms/config/names.ts';
import { type Placement, placementsOf } from '../../transforms/pages/placements.ts';
import type { BundleView } from '../view/bundleView.ts';
import { type FieldView, hasRule, type ModelIndex, type ModelView } from '../view/modelIndex.ts';
import type { Check } from './check.ts';

const REQUIRED = ['required', 'requiredOnClientOnly'];

/** A required field that no page shows: nobody could fill it in (C4-22). */
export const requiredUnplaced: Check = {
  code: 'required-unplaced',
  *run(view) {
    for (const model of view.models.all) {
      const placed = placedIn(view, model);
      if (!placed) continue;
      for (const field of model.fields.values()) {
        const key = keyOf(field);
        if (!isDemanded(field, placed, model) || placed.has(key) || view.wasLeftOut(field.name)) continue;
        yield {
          file: 'models.json',
          pointer: `${field.pointer}/name`,
          message: `The field ${key} is required and on no page, so no claim could be filed.`,
          hint: 'Place it on a page, or take the rule away.',
        };
      }
    }
  },
};

function keyOf({ model, name, parent }: FieldView): string {
  return [model, parent, name].filter((part) => part !== undefined).join('.');
}

/** What the form's pages place: models and `model.field`; nothing is known where a page could not be read. */
function placedIn(
  { pages, files, models, lacksParts }: BundleView,
  { formType, name }: ModelView,
): Set<string> | undefined {
  const form = Object.keys(FORM_NAMES)
    .filter(isFormName)
    .find((candidate) => FORM_NAMES[candidate] === formType);
  const ofForm = pages.filter((page) => page.form === form);
  const broken = [...files.values()].some(
    ({ source }) => source.kind === 'page' && source.form === form && lacksParts(source.path),
  );
  if (broken || ofForm.length === 0 || name === 'prepopulatedData' || !isModelName(name)) return undefined;
  const placements = ofForm.flatMap(({ page }) => placementsOf(page));
  // A placement that names no field or model of the form is another finding; it may be the one that is meant.
  if (placements.some((placement) => isUnresolved(placement, formType, models))) return undefined;
  return new Set(placements.flatMap(keysOf));
}

function isUnresolved({ model, within, name }: Placement, formType: string, models: ModelIndex): boolean {
  const fields = models.find(formType, model ?? '')?.fields;
  return !fields?.has(within === undefined ? name : `${within}.${name}`);
}

function keysOf({ model, within, name }: Placement): string[] {
  return [`${model}`, `${model}.${within === undefined ? name : `${within}.${name}`}`];
}

/** A record's field only matters where its list has a block. */
function isDemanded(field: FieldView, placed: Set<string>, { name }: ModelView): boolean {
  const isRecord = name === 'claimTransactions' || name === 'documentContexts';
  const around = field.parent === undefined ? name : `${name}.${field.parent}`;
  if ((isRecord || field.parent !== undefined) && !placed.has(around)) return false;
  return hasRule(field, REQUIRED) && field.field.computed === undefined;
}
