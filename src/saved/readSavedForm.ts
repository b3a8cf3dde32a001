import { type ClaimRecord, type FieldValue, isRecord } from '../../transforms/ground/claim.ts';
import { isFormName, isModelName, MODEL_KINDS, type ModelName } from '../../transforms/ground/modelNames.ts';
import type { Draft, DraftDocument, DraftFile } from '../stores/claimState.ts';
import { readAnswerLabels } from './answerLabels.ts';
import { SAVED_VERSION, type SavedClaim, type SavedForm } from './savedForm.ts';
import { SavedFormError } from './savedFormError.ts';

type Json = Record<string, unknown>;

/** Shape of ids and names in a saved form, which become keys of stores and parts of paths. */
const ID = /^[\w-]{1,100}$/;

function damaged(): never {
  throw new SavedFormError('damaged');
}

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const json = (value: unknown): Json => (isJson(value) ? value : damaged());
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : damaged());
const text = (value: unknown): string => (typeof value === 'string' ? value : damaged());
const id = (value: unknown): string => (ID.test(text(value)) ? text(value) : damaged());

const entriesOf = <Value>(value: unknown, read: (one: unknown) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(json(value)).map(([name, one]) => [name, read(one)]));

function descriptor(value: Json): FieldValue {
  const { name, size, type, ...more } = value;
  if (Object.keys(more).length > 0 || typeof size !== 'number') return damaged();
  return { name: text(name), size, type: text(type) };
}

function fieldValue(value: unknown): FieldValue {
  if (Array.isArray(value)) return value.map(record);
  if (isJson(value)) return descriptor(value);
  const isScalar = value === null || ['string', 'number', 'boolean'].includes(typeof value);
  return isScalar ? (value as FieldValue) : damaged();
}

const record = (value: unknown): ClaimRecord => entriesOf(value, fieldValue);
const marks = (value: unknown): Record<string, true> => entriesOf(value, (one) => one === true || damaged());

function modelName(name: unknown): ModelName {
  const known = text(name);
  return isModelName(known) ? known : damaged();
}

function draftDocument(value: unknown): DraftDocument {
  const { slot, clientId, record: fields } = json(value);
  return { slot: text(slot), clientId: id(clientId), record: record(fields) };
}

function draft(value: unknown): Draft {
  const {
    clientId,
    model,
    record: fields,
    preset,
    replaces,
    touched,
    refused,
    unread,
    documents,
  } = json(value);
  const { before, chosen } = documents === undefined ? {} : json(documents);
  return {
    clientId: id(clientId),
    model: modelName(model),
    record: record(fields),
    touched: list(touched).map(text),
    refused: refused === true,
    ...(preset !== undefined && { preset: record(preset) }),
    ...(replaces !== undefined && { replaces: id(replaces) }),
    ...(unread !== undefined && { unread: entriesOf(unread, text) }),
    ...(documents !== undefined && {
      documents: { before: list(before).map(id), chosen: list(chosen).map(draftDocument) },
    }),
  };
}

/** Returns the entries of models that there are. */
const ofModels = <Value>(all: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => isModelName(name)));

/** Reads the entered models; each list has as many ids as records. */
function enteredModels(entered: unknown, lists: Record<string, string[]>): SavedClaim['entered'] {
  const all = Object.entries(json(entered)).map(([name, value]) => {
    if (value === null) return [modelName(name), null] as const;
    if (MODEL_KINDS[modelName(name)] === 'single') return [name, record(value)] as const;
    const records = list(value).map((one) => (isRecord(one) ? record(one) : damaged()));
    return records.length === (lists[name]?.length ?? 0) ? ([name, records] as const) : damaged();
  });
  return Object.fromEntries(all);
}

/** Tests if a draft is a new record, or replaces one that there is. */
const isOfRecord = ({ model, replaces }: Draft, lists: Record<string, string[]>) =>
  replaces === undefined || (lists[model] ?? []).includes(replaces);

function savedClaim(value: unknown): SavedClaim {
  const { entered, drafts, edited, dirty, ids, idempotencyKey, mayBeFiled } = json(value);
  const { single, lists } = json(ids);
  const listIds = entriesOf(lists, (one) => list(one).map(id));
  return {
    entered: enteredModels(entered, listIds),
    drafts: list(drafts)
      .map(draft)
      .filter((one) => isOfRecord(one, listIds)),
    edited: marks(edited),
    dirty: marks(dirty),
    ids: { single: ofModels(entriesOf(single, id)), lists: ofModels(listIds) },
    idempotencyKey: idempotencyKey === null ? null : id(idempotencyKey),
    mayBeFiled: mayBeFiled === true,
  };
}

/** Parses JSON text. Throws a `SavedFormError` where it is none. */
export function parseSaved(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch (cause) {
    throw new SavedFormError('damaged', { cause });
  }
}

/** Reads the files of a draft, whose shape is its writer's. Throws a `SavedFormError` for any other. */
export function readDraftFiles(value: unknown): DraftFile[] {
  return list(value).map((one) => {
    const { id: of, name, type, lastModified, size, pieces } = json(one);
    if (typeof size !== 'number' || typeof lastModified !== 'number') return damaged();
    return {
      ...{ id: id(of), name: text(name), type: text(type), lastModified, size },
      pieces: list(pieces).map(id),
    };
  });
}

/**
 * Reads a saved form that anybody may have written. Throws a `SavedFormError` for any other shape; the values are held
 * to the form's fields when it is opened (`migrateAnswers.ts`).
 */
export function readSavedForm(value: unknown): SavedForm {
  const { version, settlement, form, configurationHash, culture, page, savedAt, labels, claim } = json(value);
  if (typeof version === 'number' && version > SAVED_VERSION) throw new SavedFormError('newer');
  const name = text(form);
  if (version !== SAVED_VERSION || !isFormName(name) || Number.isNaN(Date.parse(text(savedAt))))
    return damaged();
  const answers = savedClaim(claim);
  return {
    version,
    settlement: text(settlement),
    form: name,
    configurationHash: text(configurationHash),
    culture: text(culture),
    page: text(page),
    savedAt: text(savedAt),
    labels: readAnswerLabels(labels, answers),
    claim: answers,
  };
}
