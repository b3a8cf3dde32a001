import { snapshot } from 'valtio/vanilla';
import { recordAt, recordsOf } from '../../transforms/claims/claimFields.ts';
import { emptyRecord, withoutComputed } from '../../transforms/claims/complete.ts';
import { isEmptyDraft as isEmptyRecord, withoutEmptyEntries } from '../../transforms/claims/draft.ts';
import { planFieldsOf } from '../../transforms/claims/planIndex.ts';
import type { ClaimRecord, FieldValue } from '../../transforms/ground/claim.ts';
import { pathSteps } from '../../transforms/ground/claimPath.ts';
import { LINK_FIELD } from '../../transforms/ground/documentLinks.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import type { PlanField, RecordFilter } from '../../transforms/ground/plan.ts';
import { type FormerAnswer, isSameAnswer } from './answerRefs.ts';
import type { Claim } from './claim.ts';
import type { Draft } from './claimState.ts';
import { setIn, valueIn } from './pathValues.ts';
import { documentsAfterSave, removedDocuments } from './recordDocuments.ts';

/**
 * Returns the ids of a list's saved records, in their order. The functions of this file read and change the records of
 * a claim's lists, and their drafts.
 */
export function idsOf(claim: Claim, model: ModelName): string[] {
  return [...(claim.state.ids.lists[model] ?? [])];
}

function indexOf(claim: Claim, model: ModelName, clientId: string): number {
  const index = idsOf(claim, model).indexOf(clientId);
  if (index < 0) throw new Error(`No form model found with the given clientId: ${clientId}`);
  return index;
}

/** Returns the fields of a model, from the plan of the claim's form. */
export function fieldsOfModel(claim: Claim, model: ModelName): readonly PlanField[] {
  return planFieldsOf(claim.form.plan, model);
}

/** Creates a record with all its fields empty; a transaction gets the identifier that documents link to. */
function newRecord(claim: Claim, model: ModelName, clientId: string): ClaimRecord {
  const record = emptyRecord(fieldsOfModel(claim, model));
  if (model === 'claimTransactions' && Object.hasOwn(record, LINK_FIELD)) record[LINK_FIELD] = clientId;
  return record;
}

/** Returns the preset values of a block's records. */
function presetOf(only: RecordFilter | undefined): Pick<Draft, 'preset'> {
  return only ? { preset: { [only.field]: only.equals } } : {};
}

/**
 * Starts the draft of a new record, which becomes part of the claim when it is saved (R4-09). `only` is the filter of
 * its block: the record begins with the filter's value.
 */
export function startDraft(claim: Claim, model: ModelName, only?: RecordFilter): Draft {
  const clientId = claim.newId(model);
  const preset = presetOf(only);
  const draft: Draft = {
    clientId,
    model,
    ...preset,
    record: { ...newRecord(claim, model, clientId), ...preset.preset },
    touched: [],
    refused: false,
  };
  claim.state.drafts.push(draft);
  return draft;
}

/** Starts the draft of a saved record; cancelling leaves the saved one as it was. `only` is the filter of its block. */
export function editRecord(claim: Claim, model: ModelName, clientId: string, only?: RecordFilter): Draft {
  const saved = recordAt(claim.state.document, model, indexOf(claim, model, clientId));
  const draft: Draft = {
    clientId: claim.newId(model),
    model,
    ...presetOf(only),
    record: structuredClone(saved ?? {}),
    replaces: clientId,
    touched: [],
    refused: false,
  };
  claim.state.drafts.push(draft);
  return draft;
}

/**
 * Tests if a draft has nothing but its initial values: no document and no unread pasted cell either. Next ignores it
 * (C7-08).
 */
export function isDraftEmpty(claim: Claim, draft: Draft): boolean {
  const begun = { ...newRecord(claim, draft.model, draft.clientId), ...draft.preset };
  const { record } = withoutEmptyEntries(draft.record, fieldsOfModel(claim, draft.model));
  const isUnread = Object.keys(draft.unread ?? {}).length > 0;
  return isEmptyRecord(record, begun) && !draft.documents?.chosen.length && !isUnread;
}

/** Tests if a draft would change the record that it replaces, or, as a new one, is not empty. */
export function isChangedDraft(claim: Claim, draft: Draft): boolean {
  const { model, replaces, documents } = draft;
  if (replaces === undefined) return !isDraftEmpty(claim, draft);
  const saved = recordAt(claim.state.document, model, indexOf(claim, model, replaces)) ?? {};
  const [now, before] = [draftRecord(draft), saved].map((record) =>
    JSON.stringify(recordToSave(claim, model, record)),
  );
  return now !== before || documents !== undefined;
}

/** Returns the open draft with this id. Throws where there is none. */
export function draftOf(claim: Claim, clientId: string): Draft {
  const draft = claim.state.drafts.find((candidate) => candidate.clientId === clientId);
  if (!draft) throw new Error(`No form model found with the given clientId: ${clientId}`);
  return draft;
}

/** Sets a field of a draft, or of an entry of one of its lists: `amount`, `items.0.price`. */
export function setDraftField(claim: Claim, clientId: string, field: string, value: FieldValue): void {
  const draft = draftOf(claim, clientId);
  const was = valueIn(draft.record, pathSteps(field));
  setIn(draft.record, pathSteps(field), value === '' ? null : value);
  if (draft.unread) delete draft.unread[field];
  claim.answeredInDraft(draft, field, was);
}

/** Returns the values of a draft as plain JSON. */
export function draftRecord(draft: Draft): ClaimRecord {
  return snapshot(draft).record as ClaimRecord;
}

/**
 * Returns a copy of a draft's record as it is saved: without computed fields and without empty entries of its lists.
 */
export function recordToSave(claim: Claim, model: ModelName, record: ClaimRecord): ClaimRecord {
  const fields = fieldsOfModel(claim, model);
  return withoutEmptyEntries(withoutComputed(structuredClone(record), fields), fields).record;
}

/**
 * Saves the draft at the end of the list or in place of the record that it edits, with its documents. Returns the ids
 * of the documents that the draft removed or replaced.
 */
export function finishDraft(claim: Claim, clientId: string): string[] {
  const draft = draftOf(claim, clientId);
  const documents = documentsAfterSave(claim, [draft]);
  const gone = removedDocuments(draft);
  const { model, replaces } = draft;
  const records = [...recordsOf(claim.state.entered, model)];
  const ids = idsOf(claim, model);
  const saved = recordToSave(claim, model, draftRecord(draft));
  let changed: FormerAnswer[] | undefined;
  if (replaces === undefined) {
    records.push(saved);
    ids.push(clientId);
  } else {
    const index = indexOf(claim, model, replaces);
    changed = changedAnswers(claim, model, replaces, [records[index] ?? {}, saved]);
    records[index] = saved;
  }
  cancelDraft(claim, clientId);
  claim.setLists([{ model, records, ids }, ...documents], changed);
  return gone;
}

/** Returns the answers of a saved record that changed; a file stays as it was chosen. */
function changedAnswers(
  claim: Claim,
  model: ModelName,
  id: string,
  [before, now]: readonly [ClaimRecord, ClaimRecord],
): FormerAnswer[] {
  return fieldsOfModel(claim, model)
    .filter(
      ({ name, type, computed }) => type !== 'file' && !computed && !isSameAnswer(before[name], now[name]),
    )
    .map(({ name }) => ({ model, id, field: name, value: before[name] ?? null, became: now[name] ?? null }));
}

/** Removes a draft without saving it. */
export function cancelDraft(claim: Claim, clientId: string): void {
  claim.state.drafts = claim.state.drafts.filter((draft) => draft.clientId !== clientId);
}

/** Deleted record with its position. */
export interface Deleted {
  model: ModelName;
  index: number;
  clientId: string;
  record: ClaimRecord;
}

/** Deletes a saved record (R4-11). Returns what `restoreRecord` needs. */
export function deleteRecord(claim: Claim, model: ModelName, clientId: string): Deleted {
  const index = indexOf(claim, model, clientId);
  const records = recordsOf(claim.state.entered, model);
  const record = records[index] ?? {};
  claim.setRecords(
    model,
    records.filter((_, position) => position !== index),
    idsOf(claim, model).filter((id) => id !== clientId),
  );
  return { model, index, clientId, record };
}

/** Restores a deleted record at its position in the current list. */
export function restoreRecord(claim: Claim, { model, index, clientId, record }: Deleted): void {
  const records = [...recordsOf(claim.state.entered, model)];
  const ids = idsOf(claim, model);
  if (ids.includes(clientId)) return;
  records.splice(index, 0, record);
  ids.splice(index, 0, clientId);
  claim.setRecords(model, records, ids);
}

/**
 * Drops a draft without saving it. Returns `restore`, which undoes this at its position among the drafts while the
 * record that it replaces exists, and `index`, the position of that record.
 */
export function dropDraft(claim: Claim, clientId: string) {
  const position = claim.state.drafts.findIndex((draft) => draft.clientId === clientId);
  const draft = snapshot(draftOf(claim, clientId)) as Draft;
  cancelDraft(claim, clientId);
  /** Returns the index of the record that the draft replaces: null for a new one, undefined where it is deleted. */
  const index = (): number | null | undefined => {
    if (draft.replaces === undefined) return null;
    const found = idsOf(claim, draft.model).indexOf(draft.replaces);
    return found < 0 ? undefined : found;
  };
  return {
    index,
    /** Restores the draft. Returns false where the record that it replaces is deleted. */
    restore(): boolean {
      if (index() === undefined) return false;
      claim.state.drafts.splice(position, 0, structuredClone(draft));
      return true;
    },
  };
}
