import { recordsOf } from '../../transforms/claims/claimFields.ts';
import { faultyRows } from '../../transforms/claims/faultyRows.ts';
import { matchesFilter } from '../../transforms/claims/recordFilter.ts';
import type { ClaimRecord } from '../../transforms/ground/claim.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import type { RecordFilter } from '../../transforms/ground/plan.ts';
import type { JudgeContext } from '../../transforms/ground/verdict.ts';
import type { PastedRow } from '../../transforms/pasting/readPaste.ts';
import type { Claim } from './claim.ts';
import type { Draft } from './claimState.ts';
import { DOCUMENTS_MODEL, documentsAfterSave } from './recordDocuments.ts';
import { cancelDraft, draftOf, draftRecord, editRecord, idsOf, recordToSave, startDraft } from './records.ts';

/** First row of a paste: a saved record by its index, a draft by its id, else a new row. */
export type PasteStart = number | string | null;

/** Result of a paste. */
export interface Pasted {
  /** Number of rows that were saved. */
  saved: number;
  /** Drafts of the rows with errors, each with its row number in the pasted text. */
  drafts: { id: string; row: number }[];
  /** Number of rows beyond the list's limit. */
  refused: number;
  /** Returns the function that restores the list; undefined once the list has changed. */
  undo: () => (() => void) | undefined;
}

/** Pasted row with its draft. */
interface Arrival {
  draft: Draft;
  row: number;
}

/** Target of a paste: a list of a claim, or, with `only`, those of its records that a filtered block shows. */
export interface PasteTarget {
  claim: Claim;
  context: JudgeContext;
  model: ModelName;
  from: PasteStart;
  limit: number | undefined;
  only?: RecordFilter | undefined;
}

/** Returns the ids of the shown saved records, from a position in the list on. */
function savedIds(claim: Claim, model: ModelName, only?: RecordFilter, from = 0): string[] {
  const records = recordsOf(claim.state.entered, model);
  return idsOf(claim, model).filter((_, index) => index >= from && matchesFilter(only, records[index]));
}

const draftsOf = (claim: Claim, model: ModelName, only?: RecordFilter): Draft[] =>
  claim.state.drafts.filter((draft) => draft.model === model && matchesFilter(only, draft.record));

/** Returns the drafts of the existing rows, from the first row of the paste on. */
function rowsFrom({ claim, model, from, only }: PasteTarget, count: number): Draft[] {
  if (from === null) return [];
  if (typeof from === 'number')
    return savedIds(claim, model, only, from)
      .slice(0, count)
      .map((id) => editedOr(claim, model, id, only));
  const open = draftsOf(claim, model, only);
  const first = open.findIndex(({ clientId }) => clientId === from);
  return first < 0 ? [] : open.slice(first, first + count);
}

/** Returns the drafts for the pasted rows, one each: existing rows first, then new ones up to the list's limit. */
function draftsFor(target: PasteTarget, count: number): Draft[] {
  const { claim, model, limit = Number.POSITIVE_INFINITY, only } = target;
  const known = rowsFrom(target, count);
  const begun = draftsOf(claim, model, only).filter((draft) => draft.replaces === undefined);
  const room = Math.max(0, limit - savedIds(claim, model, only).length - begun.length);
  const fresh = Array.from({ length: Math.min(room, count - known.length) }, () =>
    startDraft(claim, model, only),
  );
  return [...known, ...fresh];
}

/** Returns the draft of a saved record: the open one, or a new one. */
function editedOr(claim: Claim, model: ModelName, clientId: string, only?: RecordFilter): Draft {
  return (
    claim.state.drafts.find(({ replaces }) => replaces === clientId) ??
    editRecord(claim, model, clientId, only)
  );
}

function fill(draft: Draft, { values, unread }: PastedRow): void {
  Object.assign(draft.record, values);
  draft.unread = Object.fromEntries(unread.map(({ field, text }) => [field, text]));
  draft.refused = true;
}

/** Saves all valid rows in one commit; the others stay drafts. */
function saveSound({ claim, context, model }: PasteTarget, arrivals: Arrival[]): Arrival[] {
  const records: ClaimRecord[] = [...recordsOf(claim.state.entered, model)];
  const ids = idsOf(claim, model);
  const candidates = arrivals
    .filter(({ draft }) => Object.keys(draft.unread ?? {}).length === 0)
    .map(({ draft, row }) => ({
      id: draft.clientId,
      row,
      record: draftRecord(draft),
      replaces: draft.replaces,
    }));
  const trial = [...records];
  const placed = candidates.map((candidate) => {
    const at = candidate.replaces === undefined ? trial.length : ids.indexOf(candidate.replaces);
    trial[at] = candidate.record;
    return { ...candidate, at };
  });
  const faulty = faultyRows(claim.state.entered, claim.form, context, model, trial);
  const sound = placed.filter(({ at }) => !faulty.has(at));
  for (const { id, record, replaces, at } of sound) {
    const saved = recordToSave(claim, model, record);
    if (replaces === undefined) {
      records.push(saved);
      ids.push(id);
    } else records[at] = saved;
  }
  const saved = sound.map(({ id }) => draftOf(claim, id));
  const documents = documentsAfterSave(claim, saved);
  for (const { clientId } of saved) cancelDraft(claim, clientId);
  if (sound.length > 0) claim.setLists([{ model, records, ids }, ...documents]);
  const done = new Set(sound.map(({ id }) => id));
  return arrivals.filter(({ draft }) => !done.has(draft.clientId));
}

/** Serialises the list and the documents that are saved with its records, to detect changes and to restore it. */
const stateOf = ({ state }: Claim, model: ModelName) =>
  JSON.stringify({
    lists: [...new Set<ModelName>([model, DOCUMENTS_MODEL])].map((name) => ({
      model: name,
      records: recordsOf(state.entered, name),
      ids: state.ids.lists[name] ?? [],
    })),
    drafts: state.drafts.filter((draft) => draft.model === model),
  });

function putBack(claim: Claim, model: ModelName, before: string): void {
  const { lists, drafts } = JSON.parse(before);
  claim.state.drafts = [...claim.state.drafts.filter((draft) => draft.model !== model), ...drafts];
  claim.setLists(lists);
}

/**
 * Pastes rows into a list of records, from one row on: over the existing rows, then as new ones up to the list's limit.
 * Valid rows are saved, the others stay open with their errors.
 */
export function pasteRecords(target: PasteTarget, rows: readonly PastedRow[]): Pasted {
  const { claim, model } = target;
  const before = stateOf(claim, model);
  const drafts = draftsFor(target, rows.length);
  const arrivals = drafts.map(({ clientId }, at) => ({ draft: draftOf(claim, clientId), row: at + 1 }));
  for (const { draft, row } of arrivals) fill(draft, rows[row - 1] ?? { values: {}, unread: [] });
  let left = arrivals;
  let after = '';
  const isUnchanged = () => stateOf(claim, model) === after;
  const undo = claim.perform({
    model,
    isPossible: () => true,
    run() {
      left = saveSound(target, arrivals);
      after = stateOf(claim, model);
      return {
        model,
        isPossible: isUnchanged,
        run() {
          putBack(claim, model, before);
          return undefined;
        },
      };
    },
  });
  return {
    saved: arrivals.length - left.length,
    drafts: left.map(({ draft, row }) => ({ id: draft.clientId, row })),
    refused: rows.length - arrivals.length,
    undo: () => (isUnchanged() ? undo : undefined),
  };
}
