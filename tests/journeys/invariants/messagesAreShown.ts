import { judge } from '../../../transforms/claims/judge.ts';
import { errorsOfPage } from '../../../transforms/claims/pageVerdict.ts';
import { DOCUMENTS } from '../../../transforms/claims/recordDocuments.ts';
import { isNothingYet } from '../entries.ts';
import { type KeptClaim, keptNow } from '../kept.ts';
import { contextOf, type Model } from '../model.ts';
import type { Seen, SeenField } from '../observe.ts';
import { DOCUMENT, isOfDocument, partsOf, pathOfId } from '../places.ts';
import { deservedBy, presentIn } from './deserved.ts';
import type { Invariant, Moment } from './invariant.ts';

/** Tests if nothing was entered in a new entry: nothing is owed in it. */
function isUnbegun(model: Model, list: string): boolean {
  const record = model.drafts.get(list);
  return record !== undefined && !model.editing.has(list) && isNothingYet(model, list, record);
}

/** Where something may be wrong and is to be said: what was left or given, and after a refused Next all of the page. */
function isToBeSaid(model: Model, kept: KeptClaim | null): (path: string, isOpen: boolean) => boolean {
  const { form, entered, page } = model;
  const refused =
    model.refused === 'page'
      ? errorsOfPage(judge(entered, form.loaded, contextOf(model)), form.loaded.plan, page)
      : [];
  const paths = new Set(refused.map(({ path }) => path));
  return (path, isOpen) => {
    const { list, record, field } = partsOf(path);
    if (record === '+') {
      const draft = kept?.drafts.find((candidate) => candidate.list === list);
      const name = field === DOCUMENT ? DOCUMENTS : field;
      const isLeft = draft?.touched?.includes(name) === true && !isUnbegun(model, list);
      return draft?.refused === true || isLeft;
    }
    return paths.has(path) || (!isOpen && kept?.dirty?.[path] === true);
  };
}

const saidAt = ({ messages, unheld, group }: SeenField): string[] => [
  ...messages,
  ...unheld,
  ...(group ?? []),
];

/** What was told of it stood before a step that did not touch it: it stays told, whatever has the focus (decision 0121). */
function isTold({ step, before }: Moment, { id }: SeenField): boolean {
  const isTouched = 'at' in step && step.at === pathOfId(id);
  return !isTouched && before.fields.some((field) => field.id === id && field.messages.length > 0);
}

/** What is being answered is judged once it is left, boxes that belong together once all of them are. */
function isOpen(moment: Moment, field: SeenField): boolean {
  if (field.group) return true;
  const { focus } = moment.after;
  const isInIt = focus?.id === field.id || focus?.id.startsWith(`${field.id}-`) === true;
  return isInIt && !isTold(moment, field);
}

function unsaidOf(moment: Moment, field: SeenField): string[] {
  const { model, after } = moment;
  const path = pathOfId(field.id);
  const kept = keptNow(after, model.form);
  if (!isToBeSaid(model, kept)(path, isOpen(moment, field))) return [];
  const wrong = deservedBy(model, after.language, presentIn(model)).filter((error) => error.path === path);
  // A group says as one what is wrong with the first of its boxes.
  const isSaid = field.group
    ? field.group.length > 0
    : wrong.some(({ text }) => saidAt(field).includes(text));
  return wrong.length === 0 || isSaid ? [] : [`${field.id} says nothing of "${wrong[0]?.text}"`];
}

/** What is wrong with the documents of a record is said where the next is chosen: behind the others. */
const isLastOfItsPlace = ({ id }: SeenField, { fields }: Seen): boolean =>
  !isOfDocument(pathOfId(id)) || fields.findLast((field) => pathOfId(field.id) === pathOfId(id))?.id === id;

/** What is wrong with an answer stands at its field, and not in the store or the summary alone (R4-08, C10-09). */
export const messagesAreShown: Invariant = (moment) => {
  const { model, after } = moment;
  if (model.end || model.culture !== after.language) return [];
  return after.fields
    .filter((field) => field.enabled && isLastOfItsPlace(field, after))
    .flatMap((field) => unsaidOf(moment, field));
};
