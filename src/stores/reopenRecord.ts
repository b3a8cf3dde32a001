import { recordAt, recordsOf } from '../../transforms/claims/claimFields.ts';
import type { ClaimRecord } from '../../transforms/ground/claim.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import type { Claim } from './claim.ts';
import type { RecordList } from './claimActions.ts';
import type { Draft, DraftDocument } from './claimState.ts';
import { DOCUMENTS_MODEL, documentsWith, linkedDocuments } from './recordDocuments.ts';
import { cancelDraft, idsOf } from './records.ts';

/** Returns the lists without a record and its documents. */
function listsWithout(
  claim: Claim,
  model: ModelName,
  clientId: string,
  documents: readonly string[],
): RecordList[] {
  const ids = idsOf(claim, model);
  const records = recordsOf(claim.state.entered, model);
  const without = {
    model,
    records: records.filter((_, index) => ids[index] !== clientId),
    ids: ids.filter((id) => id !== clientId),
  };
  if (documents.length === 0) return [without];
  const others = documentsWith(claim, []).filter(({ id }) => !documents.includes(id));
  const kept = { records: others.map(({ record }) => record), ids: others.map(({ id }) => id) };
  return [without, { model: DOCUMENTS_MODEL, ...kept }];
}

/** Returns the documents of a record as its draft has them. */
const chosenIn = (claim: Claim, model: ModelName, record: ClaimRecord): DraftDocument[] =>
  model === DOCUMENTS_MODEL
    ? []
    : linkedDocuments(claim, record).map(({ id, record: own }) => ({ slot: id, clientId: id, record: own }));

/**
 * Turns a saved record back into the draft that it was, with its documents and later input. `preset` are the values
 * that its filtered block presets. Returns false where the record is deleted.
 */
export function reopenRecord(
  claim: Claim,
  model: ModelName,
  clientId: string,
  preset: ClaimRecord | undefined,
): boolean {
  const saved = recordAt(claim.state.entered, model, idsOf(claim, model).indexOf(clientId));
  if (!saved) return false;
  const edited = claim.state.drafts.find(({ replaces }) => replaces === clientId);
  const { record = saved, touched = [], refused = false } = edited ?? {};
  const documents = chosenIn(claim, model, saved);
  const chosen = edited?.documents?.chosen ?? documents;
  if (edited) cancelDraft(claim, edited.clientId);
  const draft: Draft = {
    clientId,
    model,
    record,
    touched,
    refused,
    ...(preset && { preset }),
    ...(chosen.length > 0 && { documents: { before: [], chosen } }),
  };
  claim.state.drafts.push(JSON.parse(JSON.stringify(draft)));
  claim.setLists(
    listsWithout(
      claim,
      model,
      clientId,
      documents.map(({ clientId: id }) => id),
    ),
  );
  return true;
}
