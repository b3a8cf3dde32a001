import { judge } from '../../../transforms/claims/judge.ts';
import { errorsOfPage } from '../../../transforms/claims/pageVerdict.ts';
import { DOCUMENTS } from '../../../transforms/claims/recordDocuments.ts';
import { type KeptClaim, keptNow } from '../kept.ts';
import { contextOf, type Model } from '../model.ts';
import type { Seen, SeenField } from '../observe.ts';
import { DOCUMENT, isOfDocument, partsOf, pathOfId } from '../places.ts';
import { deservedBy, presentIn } from './deserved.ts';
import type { Invariant } from './invariant.ts';

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
      return draft?.refused === true || draft?.touched?.includes(name) === true;
    }
    return paths.has(path) || (!isOpen && kept?.dirty?.[path] === true);
  };
}

const saidAt = ({ messages, unheld, group }: SeenField): string[] => [
  ...messages,
  ...unheld,
  ...(group ?? []),
];

/** What is being answered is judged once it is left, boxes that belong together once all of them are. */
const isOpen = ({ id, group }: SeenField, { focus }: Seen): boolean =>
  group !== null || focus?.id === id || focus?.id.startsWith(`${id}-`) === true;

function unsaidOf(model: Model, after: Seen, field: SeenField): string[] {
  const path = pathOfId(field.id);
  const kept = keptNow(after, model.form);
  if (!isToBeSaid(model, kept)(path, isOpen(field, after))) return [];
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
export const messagesAreShown: Invariant = ({ model, after }) =>
  model.end || model.culture !== after.language
    ? []
    : after.fields
        .filter((field) => field.enabled && isLastOfItsPlace(field, after))
        .flatMap((field) => unsaidOf(model, after, field));
