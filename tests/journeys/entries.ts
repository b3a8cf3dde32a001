import { liveRecords, recordsOf } from '../../transforms/claims/claimFields.ts';
import { withoutComputed } from '../../transforms/claims/complete.ts';
import { isEmptyDraft, judgeDraft, withoutEmptyEntries } from '../../transforms/claims/draft.ts';
import type { ClaimDocument, ClaimRecord, FileDescriptor } from '../../transforms/ground/claim.ts';
import { isLinked, isOfKind } from '../../transforms/ground/documentLinks.ts';
import type { PlanField } from '../../transforms/ground/plan.ts';
import type { ClaimError } from '../../transforms/ground/verdict.ts';
import type { JourneyForm } from './form.ts';
import { contextOf, enter, type Model } from './model.ts';
import { DOCUMENT } from './places.ts';
import { blocksOf, type ListPlace, listModel, presetOf } from './shares.ts';

/** What every transaction begins with, and nobody enters. */
export const IDENTITY = 'claimTransactionId';

const DOCUMENTS = 'documentContexts';

/** The kind of the documents that are chosen in a list's own records; undefined where none are. */
export function kindWithin(form: JourneyForm, list: ListPlace): string | undefined {
  const found = blocksOf(form, list).find((block) => 'documents' in block && block.documents);
  return found && 'documents' in found ? found.documents?.kind : undefined;
}

const isOf = (document: ClaimRecord, record: ClaimRecord, kind: string): boolean =>
  isLinked(document, record) && isOfKind(document, kind);

/** The documents of a claim that were chosen in one of its records. */
export function documentsWithin(claim: ClaimDocument, record: ClaimRecord, kind: string | undefined) {
  const documents = liveRecords(claim[DOCUMENTS]);
  return kind === undefined ? [] : documents.filter((document) => isOf(document, record, kind));
}

/** The claim with other documents of one of its records. */
export function withDocumentsOf(
  claim: ClaimDocument,
  record: ClaimRecord,
  kind: string | undefined,
  chosen: readonly ClaimRecord[] | undefined,
): ClaimDocument {
  if (kind === undefined || chosen === undefined) return claim;
  const others = liveRecords(claim[DOCUMENTS]).filter((document) => !isOf(document, record, kind));
  return { ...claim, [DOCUMENTS]: [...others, ...chosen] };
}

/** The files that are chosen in the open entry of a list: until one is chosen or taken out, those that were saved with it. */
export function filesWithin(model: Model, list: ListPlace): FileDescriptor[] {
  const chosen = model.documents.get(list);
  if (chosen) return chosen;
  const kind = kindWithin(model.form, list);
  return documentsWithin(model.entered, model.drafts.get(list) ?? {}, kind).flatMap(({ file }) =>
    file && typeof file === 'object' && 'name' in file ? [file] : [],
  );
}

/** The documents that are saved with the open entry of a list; undefined where they stay as they are. */
export function documentsOf(model: Model, list: string): ClaimRecord[] | undefined {
  const kind = kindWithin(model.form, list) ?? null;
  const link = model.drafts.get(list)?.[IDENTITY] ?? null;
  return model.documents.get(list)?.map((file): ClaimRecord => ({ kind, [IDENTITY]: link, file }));
}

export const fieldsOf = ({ loaded }: JourneyForm, list: string): readonly PlanField[] =>
  loaded.plan.models.find(({ name }) => name === listModel(list))?.fields ?? [];

/** What an entry begins with. */
export const begunWith = (form: JourneyForm, list: ListPlace, record: ClaimRecord): ClaimRecord => ({
  ...presetOf(form, list),
  [IDENTITY]: record[IDENTITY] ?? null,
});

/** Whether nothing was entered in a list's open entry, nor chosen. */
export function isNothingYet(model: Model, list: string, record: ClaimRecord): boolean {
  const filled = withoutEmptyEntries(record, fieldsOf(model.form, list)).record;
  return isEmptyDraft(filled, begunWith(model.form, list, record)) && !model.documents.get(list)?.length;
}

/** What is wrong with an open entry, by its own paths: of the documents that it lacks, too. */
export function errorsWithin(
  form: JourneyForm,
  context: ReturnType<typeof contextOf>,
  entered: ClaimDocument,
  open: { list: string; record: ClaimRecord; index?: number; documents?: readonly ClaimRecord[] },
): ClaimError[] {
  const { list, record, index, documents } = open;
  const kind = kindWithin(form, list);
  const claim = withDocumentsOf(entered, record, kind, documents);
  const { errors, general } = judgeDraft(claim, form.loaded, context, listModel(list), record, index);
  const lacking = general.filter(({ rule, params }) => rule === 'documentsRequired' && params.kind === kind);
  return [...errors, ...lacking.map((error) => ({ ...error, path: DOCUMENT }))];
}

/** What is wrong with the open entry of a list as the person has entered it. */
export function errorsOfEntry(model: Model, list: string): ClaimError[] {
  const record = model.drafts.get(list);
  if (!record) return [];
  const [index, documents] = [model.editing.get(list), documentsOf(model, list)];
  return errorsWithin(model.form, contextOf(model), model.entered, {
    ...{ list, record },
    ...(index !== undefined && { index }),
    ...(documents && { documents }),
  });
}

/** The open entry is saved, and its documents with it. */
export function saveEntry(model: Model, list: string): void {
  const record = model.drafts.get(list);
  if (!record) return;
  const index = model.editing.get(list);
  const fields = fieldsOf(model.form, list);
  const entered = withDocumentsOf(
    model.entered,
    record,
    kindWithin(model.form, list),
    documentsOf(model, list),
  );
  closeEntry(model, list);
  const name = listModel(list);
  const saved = [...recordsOf(entered, name)];
  saved[index ?? saved.length] = withoutEmptyEntries(withoutComputed(record, fields), fields).record;
  enter(model, { ...entered, [name]: saved });
}

/** An entry of a list comes or goes (`by` 1 or -1) at a place of the whole list: those that are edited behind it move. */
export function moveEdited({ editing }: Model, list: ListPlace, place: number, by: 1 | -1): void {
  for (const [other, index] of editing)
    if (listModel(other) === listModel(list) && index >= place) editing.set(other, index + by);
}

/** The open entry is open no more. */
export function closeEntry(model: Model, list: string): void {
  model.drafts.delete(list);
  model.editing.delete(list);
  model.documents.delete(list);
}
