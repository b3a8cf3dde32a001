import { recordAt } from '../../transforms/claims/claimFields.ts';
import type { ClaimDocument, ClaimRecord, FieldValue } from '../../transforms/ground/claim.ts';
import { joinPath, pathSteps } from '../../transforms/ground/claimPath.ts';
import { isModelName, MODEL_KINDS, type ModelName } from '../../transforms/ground/modelNames.ts';
import type { ClaimState, Draft } from './claimState.ts';
import { setIn, valueIn } from './pathValues.ts';

/**
 * Reference to an answer by ids and not by positions, so that it survives reordering: in a single model, a saved record
 * or a draft.
 */
export interface AnswerRef {
  model: ModelName;
  /** Id of the draft or the record; absent in a single model. */
  id?: string;
  /** Id of the saved record that the draft edits. */
  replaces?: string;
  /** Field name, or the path of a field in an entry of the record: `proof`, `items.1.note`. */
  field: string;
}

/** Answer with its value before a change, which an undo restores. */
export interface FormerAnswer extends AnswerRef {
  value: FieldValue;
  /** Value after the change; an undo does not overwrite an answer that has another value by now. */
  became?: FieldValue;
}

/**
 * Returns the reference to the answer at a path of the claim document: `claimantInfo.firstName`,
 * `claimTransactions.0.proof`.
 */
export function answerRefOf({ ids }: ClaimState, path: string): AnswerRef {
  const [model = '', ...rest] = pathSteps(path);
  if (!isModelName(model)) throw new Error(`No such field: ${path}`);
  if (MODEL_KINDS[model] === 'single') return { model, field: joinPath(...rest) };
  const [index, ...within] = rest;
  return { model, id: ids.lists[model]?.[Number(index)] ?? '', field: joinPath(...within) };
}

/** Returns the reference to a field of a draft, by its name or its path within the record. */
export const draftAnswerRef = ({ model, clientId, replaces }: Draft, field: string): AnswerRef => ({
  model,
  id: clientId,
  ...(replaces !== undefined && { replaces }),
  field,
});

const draftAt = ({ drafts }: ClaimState, { id }: AnswerRef): Draft | undefined =>
  drafts.find(({ clientId }) => clientId === id);

const indexAt = ({ ids }: ClaimState, { model, id, replaces }: AnswerRef): number =>
  ids.lists[model]?.indexOf(replaces ?? id ?? '') ?? -1;

function holderOf(state: ClaimState, place: AnswerRef): ClaimRecord | undefined {
  if (place.id === undefined) return state.entered[place.model] as ClaimRecord | undefined;
  return draftAt(state, place)?.record ?? recordAt(state.entered, place.model, indexAt(state, place));
}

/** Returns the current value of an answer; undefined where its record is deleted. */
export function answerAt(state: ClaimState, place: AnswerRef): FieldValue | undefined {
  const holder = holderOf(state, place);
  return holder && valueIn(holder, pathSteps(place.field));
}

/** Returns the current path of an answer, by which the page finds its field; undefined where its record is deleted. */
export function pathOf(state: ClaimState, place: AnswerRef): string | undefined {
  const { model, id, field } = place;
  if (id === undefined) return `${model}.${field}`;
  if (draftAt(state, place)) return `${model}.${id}.${field}`;
  const index = indexAt(state, place);
  return index < 0 ? undefined : `${model}.${index}.${field}`;
}

/** Tests if two answers are equal by value; a missing one equals null. */
export const isSameAnswer = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const copyOf = (value: FieldValue): FieldValue => (value === null ? null : JSON.parse(JSON.stringify(value)));

/** Writes an answer of a saved record, also into the draft that edits it, unless that has another value. */
function writeSaved(state: ClaimState, claim: ClaimDocument, answer: FormerAnswer): void {
  const { model, id, replaces = id, value } = answer;
  const way = pathSteps(answer.field);
  const index = indexAt(state, answer);
  const saved = recordAt(state.entered, model, index);
  if (!saved) return;
  setIn(claim, [model, String(index), ...way], copyOf(value));
  for (const draft of state.drafts) {
    const isAsSaved = isSameAnswer(valueIn(draft.record, way), valueIn(saved, way));
    if (draft.replaces === replaces && isAsSaved) setIn(draft.record, way, copyOf(value));
  }
}

/**
 * Writes the answers of drafts into these drafts. Returns a copy of the entered claim with the answers of single models
 * and of saved records.
 */
export function writeAnswers(state: ClaimState, answers: readonly FormerAnswer[]): ClaimDocument {
  const claim = structuredClone(state.entered);
  for (const answer of answers) {
    const { model, id, field, value } = answer;
    const draft = draftAt(state, answer);
    if (id === undefined) setIn(claim, [model, ...pathSteps(field)], copyOf(value));
    else if (draft) setIn(draft.record, pathSteps(field), copyOf(value));
    else writeSaved(state, claim, answer);
  }
  return claim;
}

/**
 * Returns the paths of a draft's fields as they are after the entry at index `at` of `list` was removed (`by` is -1;
 * its own paths are left out), or after one was inserted there (`by` is 1).
 */
export function shiftEntryPaths(paths: readonly string[], list: string, at: number, by: 1 | -1): string[] {
  return paths.flatMap((path) => {
    const [name, place, ...rest] = pathSteps(path);
    if (name !== list || place === undefined || Number(place) < at) return [path];
    if (by === -1 && Number(place) === at) return [];
    return [joinPath(name, Number(place) + by, ...rest)];
  });
}
