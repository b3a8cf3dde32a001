import { emptyAsNull, fieldValue, recordsOf, withField } from '../../transforms/claims/claimFields.ts';
import type { ClaimRecord, FieldValue } from '../../transforms/ground/claim.ts';
import { pathSteps } from '../../transforms/ground/claimPath.ts';
import { isModelName, MODEL_KINDS, type ModelName } from '../../transforms/ground/modelNames.ts';
import type { FormerAnswer } from './answerRefs.ts';
import type { ClaimState } from './claimState.ts';
import { setIn } from './pathValues.ts';
import type { Commit } from './resetNotices.ts';

/** Records of a list of the claim, with the id of each. */
export interface RecordList {
  model: ModelName;
  records: ClaimRecord[];
  ids: string[];
}

/**
 * Creates the actions that change a claim's values. The claim document is replaced, never mutated, so that a snapshot
 * never changes.
 */
export function createClaimActions(state: ClaimState, commit: Commit) {
  /** Stores one field's value; an empty text is null, and the field counts as edited from now on (R4-07). */
  function setField(model: ModelName, field: string, value: FieldValue): void {
    const kept = value === '' ? null : value;
    if (Object.is(fieldValue(state.entered, model, field), kept)) return;
    state.edited[`${model}.${field}`] = true;
    const path = `${model}.${field}`;
    commit(withField(state.entered, model, field, kept), path, { model, field });
    touch(path);
  }

  /** Stores a value by path: `claimantInfo.firstName`, `claimTransactions.0.amount`. */
  function setPath(path: string, value: FieldValue): void {
    const [model, index, ...rest] = pathSteps(path);
    if (model === undefined || index === undefined || !isModelName(model))
      throw new Error(`No such field: ${path}`);
    if (MODEL_KINDS[model] === 'single') {
      setField(model, index, value);
      return;
    }
    const records = structuredClone([...recordsOf(state.entered, model)]);
    setIn(records, [index, ...rest], value === '' ? null : value);
    state.edited[path] = true;
    commit({ ...state.entered, [model]: records }, path);
    touch(path);
  }

  /** Fills a field without counting it as edited: prefill, carried answers (C6-14). */
  function fillField(model: ModelName, field: string, value: FieldValue): void {
    commit(withField(state.entered, model, field, emptyAsNull(value)), `${model}.${field}`);
  }

  function setRecords(model: ModelName, records: ClaimRecord[], clientIds: string[]): void {
    setLists([{ model, records, ids: clientIds }]);
  }

  /**
   * Replaces lists in one commit, because an uploaded document without its record would be judged as a separate
   * one. `changed` are the answers of an edited record as they were before.
   */
  function setLists(lists: readonly RecordList[], changed?: readonly FormerAnswer[]): void {
    for (const { model, ids } of lists) state.ids.lists[model] = ids;
    const records = Object.fromEntries(lists.map(({ model, records }) => [model, records]));
    commit({ ...state.entered, ...records }, changed);
  }

  /** Marks a field that was touched or changed as dirty (R4-08); `edited` means changed by the claimant. */
  function touch(path: string): void {
    state.dirty[path] = true;
  }

  return { setField, setPath, fillField, setRecords, setLists, touch };
}
