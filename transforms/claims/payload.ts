import type { ModelEntry, ModelMetadata } from '../../schemas/generated/types.ts';
import { type ClaimDocument, type ClaimRecord, type ClaimRecords, isRecord } from '../ground/claim.ts';
import { mapInnerRecords } from '../ground/innerFields.ts';
import { camelCase, type MODEL_KINDS, type ModelName } from '../ground/modelNames.ts';
import type { FormPlan, PlanField, PlanModel } from '../ground/plan.ts';
import { own } from '../values/own.ts';
import { liveRecords } from './claimFields.ts';
import { emptyRecord } from './complete.ts';

/** Model as sent: a part of the submission, or an item of a list part (R3-14, C6-11). */
export interface SubmittedModel {
  clientId: string;
  id: string | null;
  metadataHash: string;
  metadata: ModelMetadata;
  fields: Record<string, unknown>;
}

/** Model parts of a submission, by name (R3-20, R3-21). */
export type ModelParts = {
  -readonly [Name in ModelName]?: (typeof MODEL_KINDS)[Name] extends 'list'
    ? SubmittedModel[]
    : SubmittedModel;
};

/** Ids of a claim's models and records, which are kept beside the claim document. */
export interface ClientIds {
  single: Partial<Record<ModelName, string>>;
  lists: Partial<Record<ModelName, string[]>>;
}

/**
 * Parts of a form that the payload is built from: its plan, and its models as the server sent them, with their hashes.
 */
export interface PayloadForm {
  plan: FormPlan;
  entries: readonly ModelEntry[];
}

/** Error of a claim that cannot be converted to or from parts. */
export class PayloadError extends Error {
  readonly model: string;

  constructor(model: string, message: string) {
    super(`${model}: ${message}`);
    this.name = 'PayloadError';
    this.model = model;
  }
}

function entryOf(form: PayloadForm, model: ModelName): ModelEntry {
  const matching = form.entries.filter(
    (entry) =>
      camelCase(entry.metadata.dtoMapping) === model && entry.metadata.formType === form.plan.formType,
  );
  const [entry, second] = matching;
  if (!entry) throw new PayloadError(model, 'no model matches the metadata');
  if (second) throw new PayloadError(model, 'several models match the metadata');
  return entry;
}

/** Converts the dtoMappings of metadata to camelCase; formType stays unchanged (C2-01). */
function camelMetadata({ metadata }: ModelEntry): ModelMetadata {
  const sub = metadata.prepopulatedSubModel;
  return {
    ...metadata,
    dtoMapping: camelCase(metadata.dtoMapping),
    ...(typeof sub === 'string' && { prepopulatedSubModel: camelCase(sub) }),
  };
}

/** Returns the record's sent fields: all but clientOnly ones (C4-23), including those with null. */
function sentFields(record: ClaimRecord, fields: readonly PlanField[]): Record<string, unknown> {
  const sent = fields.filter((field) => !field.clientOnly);
  return Object.fromEntries(sent.map((field) => [field.name, sentValue(own(record, field.name), field)]));
}

function sentValue(value: unknown, field: PlanField): unknown {
  return mapInnerRecords(value, field, sentFields) ?? value ?? null;
}

function toModel(
  record: ClaimRecord,
  model: PlanModel,
  form: PayloadForm,
  clientId: string | undefined,
): SubmittedModel {
  if (clientId === undefined) throw new PayloadError(model.name, 'ClientId not provided');
  const entry = entryOf(form, model.name);
  if (entry.metadataHash === undefined)
    throw new PayloadError(model.name, 'the configuration has no metadataHash');
  return {
    clientId,
    id: null,
    metadataHash: entry.metadataHash,
    metadata: camelMetadata(entry),
    fields: sentFields(record, model.fields),
  };
}

function toPart(
  value: ClaimRecord | ClaimRecords,
  model: PlanModel,
  form: PayloadForm,
  ids: ClientIds,
): SubmittedModel | SubmittedModel[] {
  if (!Array.isArray(value)) return toModel(value, model, form, ids.single[model.name]);
  return value.flatMap((record, index) =>
    record === null ? [] : toModel(record, model, form, ids.lists[model.name]?.[index]),
  );
}

/** Returns the claim document without clientOnly fields, as it is sent and stored (C4-23). */
export function sentClaim(claim: ClaimDocument, plan: FormPlan): ClaimDocument {
  const entries = plan.models.map(({ name, fields }) => {
    const value = claim[name];
    if (value === null || value === undefined) return [name, value ?? null];
    const sent = Array.isArray(value)
      ? liveRecords(value).map((record) => sentFields(record, fields))
      : sentFields(value, fields);
    return [name, sent];
  });
  return Object.fromEntries(entries) as ClaimDocument;
}

/**
 * Converts a claim document to the model parts of a submission; models with null are left out (C6-11). Throws a
 * PayloadError where an id, a hash or the one matching model is missing.
 */
export function toParts(claim: ClaimDocument, form: PayloadForm, ids: ClientIds): ModelParts {
  const parts = form.plan.models.flatMap((model) => {
    const value = claim[model.name];
    return value === null || value === undefined ? [] : [[model.name, toPart(value, model, form, ids)]];
  });
  return Object.fromEntries(parts) as ModelParts;
}

/** Adds the clientOnly fields, which are not sent, as empty. Throws a PayloadError for one that was sent. */
function withClientOnly(
  fields: Record<string, unknown>,
  plan: readonly PlanField[],
  path: string,
): ClaimRecord {
  const clientOnly = plan.filter((field) => field.clientOnly);
  const sent = clientOnly.find(({ name }) => Object.hasOwn(fields, name));
  if (sent) throw new PayloadError(`${path}.${sent.name}`, 'it is for browsers alone, and is not sent');
  const nested = plan.flatMap((field) => {
    const { name } = field;
    // A value that is not a record is kept, because judging refuses it.
    const records = mapInnerRecords(fields[name], field, (record, inner) =>
      isRecord(record) ? withClientOnly(record, inner, `${path}.${name}`) : record,
    );
    return records ? [[name, records]] : [];
  });
  return { ...(fields as ClaimRecord), ...Object.fromEntries(nested), ...emptyRecord(clientOnly) };
}

/**
 * Converts the model parts of a submission to a claim document and the ids of its models and records. Absent models are
 * null, absent lists empty. Throws a PayloadError where a clientOnly field was sent.
 */
export function fromParts(parts: ModelParts, plan: FormPlan): { claim: ClaimDocument; ids: ClientIds } {
  const claim: ClaimDocument = {};
  const ids: ClientIds = { single: {}, lists: {} };
  for (const model of plan.models) {
    const part = parts[model.name];
    if (Array.isArray(part)) {
      claim[model.name] = part.map(({ fields }) => withClientOnly(fields, model.fields, model.name));
      ids.lists[model.name] = part.map(({ clientId }) => clientId);
    } else if (part) {
      claim[model.name] = withClientOnly(part.fields, model.fields, model.name);
      ids.single[model.name] = part.clientId;
    } else claim[model.name] = model.kind === 'list' ? [] : null;
  }
  return { claim, ids };
}
