import { emptyRecord, withoutComputed } from '../../transforms/claims/complete.ts';
import { isEmptyDraft } from '../../transforms/claims/draft.ts';
import { planFieldsOf } from '../../transforms/claims/planIndex.ts';
import type { ClaimRecord } from '../../transforms/ground/claim.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import { shiftEntryPaths } from './answerRefs.ts';
import type { Claim } from './claim.ts';
import type { Draft } from './claimState.ts';
import { draftOf } from './records.ts';

/** Reference to a list within a draft (C8-16). */
export interface EntryList {
  model: ModelName;
  /** The id of the draft. */
  draft: string;
  /** The name of the list field. */
  list: string;
}

function entriesOf(draft: Draft, list: string): ClaimRecord[] {
  const entries = draft.record[list];
  if (Array.isArray(entries)) return entries;
  draft.record[list] = [];
  return draft.record[list] as ClaimRecord[];
}

/** Adds an empty entry at the end of a draft's list. Returns its index. */
export function addEntry(claim: Claim, { model, draft: id, list }: EntryList): number {
  const fields = planFieldsOf(claim.form.plan, model, list);
  return entriesOf(draftOf(claim, id), list).push(emptyRecord(fields)) - 1;
}

/** Returns the entry at an index of a draft's list; null where nothing was entered in it. */
export function entryAt(claim: Claim, { model, draft, list }: EntryList, at: number): ClaimRecord | null {
  const fields = planFieldsOf(claim.form.plan, model, list);
  const entry = entriesOf(draftOf(claim, draft), list)[at];
  return entry && !isEmptyDraft(withoutComputed(entry, fields)) ? entry : null;
}

/** Deletes an entry of a draft. Returns the undo, which works while its draft exists. */
export function removeEntry(claim: Claim, { draft: id, list }: EntryList, at: number): () => void {
  const draft = draftOf(claim, id);
  const [gone] = JSON.parse(JSON.stringify(entriesOf(draft, list).splice(at, 1))) as ClaimRecord[];
  draft.touched = shiftEntryPaths(draft.touched, list, at, -1);
  claim.moveEntries(id, list, at, -1);
  return () => {
    const open = claim.state.drafts.find(({ clientId }) => clientId === id);
    if (!open || gone === undefined) return;
    open.touched = shiftEntryPaths(open.touched, list, at, 1);
    claim.moveEntries(id, list, at, 1);
    entriesOf(open, list).splice(at, 0, gone);
  };
}
