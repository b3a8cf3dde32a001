import { snapshot } from 'valtio/vanilla';
import { recordsOf } from '../../transforms/claims/claimFields.ts';
import { emptyRecord } from '../../transforms/claims/complete.ts';
import { planFieldsOf } from '../../transforms/claims/planIndex.ts';
import type { ClaimDocument, ClaimRecord } from '../../transforms/ground/claim.ts';
import { isLinked, isOfKind, LINK_FIELD } from '../../transforms/ground/documentLinks.ts';
import type { Claim } from './claim.ts';
import type { RecordList } from './claimActions.ts';
import type { Draft, DraftDocument, DraftDocuments } from './claimState.ts';

/** Uploaded document with its id, which is also the key of its File in the file store. */
export interface KeptDocument {
  id: string;
  record: ClaimRecord;
}

/** Name of the model with all uploaded documents of a claim. */
export const DOCUMENTS_MODEL = 'documentContexts';

/**
 * Returns the claim's uploaded documents as they would be if these drafts were saved: each keeps its position, new ones
 * come last.
 */
export function documentsWith(claim: Claim, drafts: readonly Draft[]): KeptDocument[] {
  const ids = claim.state.ids.lists[DOCUMENTS_MODEL] ?? [];
  const saved = recordsOf(claim.state.entered, DOCUMENTS_MODEL).map((record, at) => ({
    id: ids[at] ?? '',
    record,
  }));
  return drafts.reduce<KeptDocument[]>(
    (kept, { documents }) => (documents ? replaced(kept, documents) : kept),
    saved,
  );
}

const keptOf = ({ clientId, record }: DraftDocument): KeptDocument => ({ id: clientId, record });

function replaced(kept: readonly KeptDocument[], { before, chosen }: DraftDocuments): KeptDocument[] {
  const known = new Set(kept.map(({ id }) => id));
  const inPlace = kept.flatMap((document) => {
    const now = chosen.find(({ slot }) => slot === document.id);
    if (now) return [keptOf(now)];
    return before.includes(document.id) ? [] : [document];
  });
  return [...inPlace, ...chosen.filter(({ slot }) => !known.has(slot)).map(keptOf)];
}

/** Returns the entered claim as it would be if the uploaded documents of the draft were saved. */
export function claimWithDocuments(claim: Claim, draft: Draft): ClaimDocument {
  const { entered } = claim.state;
  if (!draft.documents) return entered;
  return {
    ...entered,
    [DOCUMENTS_MODEL]: documentsWith(claim, [snapshot(draft) as Draft]).map(({ record }) => record),
  };
}

/** Returns the saved uploaded documents that are linked to a record: of one kind, or without `kind` of all. */
export function linkedDocuments(claim: Claim, record: ClaimRecord, kind?: string): KeptDocument[] {
  return documentsWith(claim, []).filter(
    (document) =>
      isLinked(document.record, record) && (kind === undefined || isOfKind(document.record, kind)),
  );
}

/**
 * Returns the uploaded documents of a draft: those chosen in it; before the first choice the saved ones of this kind
 * that are linked to its record.
 */
export function documentsOfDraft(claim: Claim, draft: Draft, kind: string): DraftDocuments {
  if (draft.documents) return draft.documents;
  const saved = linkedDocuments(claim, draft.record, kind);
  return {
    before: saved.map(({ id }) => id),
    chosen: saved.map(({ id, record }) => ({ slot: id, clientId: id, record: structuredClone(record) })),
  };
}

/** Reference to the slot of a record's draft that one document of a kind fills. */
export interface DocumentSlot {
  draft: Draft;
  kind: string;
  slot: string;
}

/**
 * Returns the uploaded document of a slot, which is added to the draft where the slot is empty. A saved document is
 * never overwritten, so that cancelling leaves it as it was.
 */
export function documentInSlot(claim: Claim, { draft, kind, slot }: DocumentSlot): DraftDocument {
  draft.documents ??= documentsOfDraft(claim, draft, kind);
  const { before, chosen } = draft.documents;
  const fields = planFieldsOf(claim.form.plan, DOCUMENTS_MODEL);
  const found = chosen.find((document) => document.slot === slot);
  if (found && before.includes(found.clientId)) found.clientId = claim.newId(DOCUMENTS_MODEL);
  if (found) return found;
  // A record of a claim that was begun under another configuration may have no identifier yet.
  draft.record[LINK_FIELD] ??= draft.replaces ?? draft.clientId;
  const link = draft.record[LINK_FIELD];
  const record = { ...emptyRecord(fields), kind, [LINK_FIELD]: link };
  const made: DraftDocument = { slot, clientId: claim.newId(DOCUMENTS_MODEL), record };
  chosen.push(made);
  // The store's proxy of the document, because changes of the plain object trigger no render.
  return chosen.at(-1) ?? made;
}

/**
 * Removes the document of a slot from the draft and returns it; undefined for an empty slot. A saved one is deleted
 * when the draft is saved.
 */
export function clearSlot(claim: Claim, { draft, kind, slot }: DocumentSlot): DraftDocument | undefined {
  draft.documents ??= documentsOfDraft(claim, draft, kind);
  const { chosen } = draft.documents;
  const found = chosen.find((document) => document.slot === slot);
  draft.documents.chosen = chosen.filter((document) => document.slot !== slot);
  return found;
}

/** Returns the name of the next empty slot: one more than the highest number of the others. */
export function nextSlot({ chosen }: DraftDocuments): string {
  const numbers = chosen.map(({ slot }) => Number(slot)).filter(Number.isInteger);
  return String(Math.max(0, ...numbers) + 1);
}

/**
 * Returns the model of all documents, as a list of records, as it is after these drafts are saved; an empty array where
 * no document was chosen or removed in them.
 */
export function documentsAfterSave(claim: Claim, drafts: readonly Draft[]): RecordList[] {
  if (!drafts.some(({ documents }) => documents)) return [];
  const kept = documentsWith(
    claim,
    drafts.map((draft) => snapshot(draft) as Draft),
  );
  return [
    {
      model: DOCUMENTS_MODEL,
      records: kept.map(({ record }) => structuredClone(record)),
      ids: kept.map(({ id }) => id),
    },
  ];
}

/** Returns the ids of the documents that a draft removed from its record, or replaced. */
export const removedDocuments = ({ documents }: Draft): string[] => {
  const chosen = new Set(documents?.chosen.map(({ clientId }) => clientId));
  return (documents?.before ?? []).filter((id) => !chosen.has(id));
};

/** Returns the ids of the Files that are dropped with a draft: of documents that are not saved. */
export const filesOfDraft = ({ documents }: Draft): string[] =>
  (documents?.chosen ?? []).map(({ clientId }) => clientId).filter((id) => !documents?.before.includes(id));
