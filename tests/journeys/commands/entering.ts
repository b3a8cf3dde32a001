import { recordAt, recordsOf } from '../../../transforms/claims/claimFields.ts';
import type { ClaimDocument, FieldValue } from '../../../transforms/ground/claim.ts';
import type { ModelName } from '../../../transforms/ground/modelNames.ts';
import { isAsMeant } from '../asMeant.ts';
import { filesWithin } from '../entries.ts';
import type { JourneyForm } from '../form.ts';
import { keeps } from '../invariants/keeps.ts';
import { keptNow } from '../kept.ts';
import { type Model, valueAt } from '../model.ts';
import type { Seen, SeenField } from '../observe.ts';
import { isOfDocument, type PlaceParts, partsOf, pathOfId } from '../places.ts';
import { type ListPlace, placedIn, placeOfRecord } from '../shares.ts';
import type { FieldPath } from '../step.ts';
import { valueIn } from '../within.ts';
import { documentsMeant, numberOf } from './lists.ts';

/** The control of a place, as the page shows it. */
export function fieldAt(seen: Seen, path: FieldPath): SeenField | undefined {
  const found = seen.fields.filter(({ id }) => pathOfId(id) === path);
  // The next document of a record is chosen in the last of their places.
  return isOfDocument(path) ? found.at(-1) : found[0];
}

/** The DOM id of a place; raises where the page shows no such control. */
export function idAt(seen: Seen, path: FieldPath): string {
  const field = fieldAt(seen, path);
  if (!field) throw new Error(`The page shows no field ${path}`);
  return field.id;
}

/** What a claim answers at a place; undefined where it says nothing of it. */
function at(
  claim: ClaimDocument,
  form: JourneyForm,
  { model: name, record, field }: PlaceParts,
  entry: { list: ListPlace; number: number },
): FieldValue | undefined {
  const held = claim[name as ModelName];
  const fields = record === undefined ? held : placedIn(form, claim, entry.list)[entry.number]?.record;
  return fields && !Array.isArray(fields) ? valueIn(fields, field) : undefined;
}

/** What the person means to answer at a place; where they do not say, what stood there at first. */
export function meant(model: Model, path: FieldPath): FieldValue {
  const parts = partsOf(path);
  const { form, target, given } = model;
  const entry = entryOf(model, parts);
  const wanted = at(target, form, parts, entry);
  return wanted === undefined ? (at(given, form, parts, entry) ?? null) : wanted;
}

/** Which entry of which place a path is in: saved ones stand among those of their place. */
function entryOf(
  model: Model,
  { model: name, list, record }: PlaceParts,
): { list: ListPlace; number: number } {
  if (record === undefined || record === '+') return { list, number: numberOf(model, list) };
  const index = Number(record);
  const own = placeOfRecord(model.form, name, recordAt(model.entered, name as ModelName, index));
  return { list: own, number: numberOf(model, own, index) };
}

/** Blanks and ends of lines around a text that the page refuses may be what is wrong with it. */
const isRefusedForItsEnds = ({ value, messages }: SeenField): boolean =>
  messages.length > 0 && value !== value.trim();

function isAnswered(model: Model, field: SeenField): boolean {
  const { id, kind, value } = field;
  const path = pathOfId(id);
  const wanted = meant(model, path);
  if (isOfDocument(path)) {
    const { list } = partsOf(path);
    return filesWithin(model, list).length >= documentsMeant(model, list);
  }
  if (kind === 'file') return (wanted === null) === (valueAt(model, path) === null);
  if (kind === 'checkbox') return value === String(wanted === true);
  // What was chosen cannot be un-chosen, only changed.
  if (kind === 'radio' && wanted === null) return true;
  return keeps(wanted === null ? '' : String(wanted), value) && !isRefusedForItsEnds(field);
}

/** Whether a value is what the person means to answer at a place. */
export const isMeant = (model: Model, path: FieldPath, value: FieldValue): boolean =>
  isAsMeant(meant(model, path), value);

/** The controls of some kinds that may be answered now. */
export function answerable(model: Model, kinds: SeenField['kind'][]): SeenField[] {
  return model.seen.fields.filter(({ kind, enabled }) => enabled && kinds.includes(kind));
}

/** The first control, from the top, whose answer is not yet the one that is meant. */
export function nextUnanswered(model: Model): SeenField | undefined {
  return model.seen.fields.find((field) => field.enabled && !isAnswered(model, field));
}

/** What is kept of a text at a place after a step: on the page, or in the page's store where another page is shown. */
export function keptAt(model: Model, path: FieldPath, after: Seen): string | undefined {
  const shown = fieldAt(after, path);
  if (shown) return shown.value;
  const { model: name, list, record, field } = partsOf(path);
  const kept = keptNow(after, model.form);
  if (!kept) return undefined;
  if (record === '+') {
    const draft = kept.drafts.find((candidate) => candidate.list === list);
    const records = recordsOf(kept.entered, name as ModelName);
    const saved = draft?.record ?? records.at(model.editing.get(list) ?? -1);
    return saved ? String(valueIn(saved, field) ?? '') : undefined;
  }
  const holder = kept.entered[name as ModelName];
  const fields = Array.isArray(holder) ? holder[Number(record)] : holder;
  return String(valueIn(fields, field) ?? '');
}

/** The type of a field by the form's plan. */
export function typeOfField({ form }: Model, path: FieldPath): string | undefined {
  const { model, field } = partsOf(path);
  const fields = form.loaded.plan.models.find(({ name }) => name === model)?.fields;
  const [own, , inner] = field.split('.');
  const found = fields?.find(({ name }) => name === own);
  return inner === undefined ? found?.type : found?.fields?.find(({ name }) => name === inner)?.type;
}
