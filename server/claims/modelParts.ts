import type { ErrorObject } from 'ajv';
import type { components } from '../../openapi/generated/types.ts';
import { mapInnerRecords } from '../../transforms/ground/innerFields.ts';
import { camelCase, isModelName, MODEL_KINDS, type ModelName } from '../../transforms/ground/modelNames.ts';
import type { ServedForm, ServedForms } from '../bundle/loadBundle.ts';
import { apiValidators, describeErrors } from '../http/apiValidators.ts';
import { parseJson, UnreadableJsonError } from '../http/parseJson.ts';
import { ProblemError } from '../http/problems.ts';
import { malformed } from '../http/readMultipart.ts';

/** Record of a submission as it was sent, with its metadata. */
export type SentModel = components['schemas']['FormModel'];
/** Models of a submission by name: one record, or the records of a list. */
export type Parts = Partial<Record<ModelName, SentModel | SentModel[]>>;

/** Stores the JSON text of one multipart part. */
type WritePart = (text: string) => void;

/** Name of a part and its JSON. */
export type WrittenPart = readonly [ModelName, string];

/** Collector of a submission's models, whose parts arrive one by one. */
export interface ModelPartCollector {
  /** Reserves a slot for a part that begins. Throws where its model has arrived already. */
  begin(name: ModelName): WritePart;
  /** Returns all models, once every part was read. */
  models(): Parts;
  /**
   * Returns the unparsed parts, where they are more than `most` bytes together; null where `models` has parsed ones.
   */
  unread(): readonly WrittenPart[] | null;
}

/**
 * Collects the models of a submission from its multipart parts. A single model is one part of JSON; a list is one part
 * with an array, or one part for each record in order, as generated clients send it. Validates each part as it arrives,
 * but past `most` bytes keeps them unparsed for the judging thread.
 */
export function collectModelParts(served: ServedForm, most = Number.POSITIVE_INFINITY): ModelPartCollector {
  const slots = new Map<ModelName, unknown[]>();
  const written: [ModelName, string][] = [];
  let bytes = 0;
  return {
    begin: (name) => {
      const values = slots.get(name) ?? [];
      const index = values.length;
      if (index > 0 && MODEL_KINDS[name] === 'single') throw twice(name);
      values.push(undefined);
      slots.set(name, values);
      const part: [ModelName, string] = [name, ''];
      written.push(part);
      return (text) => {
        part[1] = text;
        bytes += Buffer.byteLength(text);
        if (bytes > most) return;
        const value = readJson(name, text);
        const isRecord = MODEL_KINDS[name] === 'list' && !Array.isArray(value);
        // Checked with the rest of its list, once all are there.
        if (!isRecord) check(served, name, value);
        values[index] = value;
      };
    },
    models: () => {
      const read = [...slots].map(([name, values]) => [name, joined(served, name, values)]);
      // Each was checked against the description, from which the type is generated.
      return Object.fromEntries(read) as Parts;
    },
    unread: () => (bytes > most ? written : null),
  };
}

function joined(served: ServedForm, name: ModelName, values: readonly unknown[]): unknown {
  const [first] = values;
  if (MODEL_KINDS[name] === 'single') return first;
  if (values.length === 1 && Array.isArray(first)) return first;
  if (values.some(Array.isArray)) throw twice(name);
  check(served, name, values);
  return values;
}

function twice(name: ModelName): ProblemError {
  const list = MODEL_KINDS[name] === 'list';
  const how = list ? ': a list is one part with a JSON array, or one part for each record' : '';
  return invalid(`The part ${name} is there twice${how}`);
}

function readJson(name: string, text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof UnreadableJsonError)) throw error;
    throw malformed(`The part ${name} cannot be read: ${error.message}`);
  }
}

/** Compiles the validators of these forms' parts, because the first submission would else wait for it (C13-08). */
export function prepareChecks(forms: ServedForms): void {
  const models = Object.values(forms).flatMap(({ entries }) => entries);
  for (const name of new Set(models.map(({ metadata }) => camelCase(metadata.dtoMapping))))
    if (isModelName(name)) checkOf(name);
}

const checkOf = (name: ModelName) => apiValidators().at(`/components/schemas/Submission/properties/${name}`);

function check(served: ServedForm, name: ModelName, value: unknown): void {
  requireShape(served, name, value);
  requireOwnIds(name, value);
  // Not checked, because the server's own rows replace them (C14-01).
  if (name !== 'prepopulatedData') requireFewNames(served, name, value);
}

/** Maximum entries of the inner lists of one model: as many as a list may have records, as each may be an error. */
const MOST_ENTRIES = 10_000;

/** Named field of a record. */
interface NamedField {
  name: string;
  type?: string;
  fields?: readonly NamedField[];
}

/** Names of a file's description. */
const FILE_NAMES: readonly NamedField[] = [{ name: 'name' }, { name: 'size' }, { name: 'type' }];

/**
 * Throws where a model with the current hash, or a record in it, has more names than fields, or more inner entries than
 * the most: an error for each would cost memory and the judging thread's time.
 */
function requireFewNames({ entries }: ServedForm, name: ModelName, value: unknown): void {
  const entry = entries.find(({ metadata }) => camelCase(metadata.dtoMapping) === name);
  if (!entry) return;
  let left = MOST_ENTRIES;
  const requireNames = (record: object, fields: readonly NamedField[], path: string): void => {
    const names = Object.entries(record);
    if (names.length > fields.length)
      throw invalid(
        `${path} has ${names.length} names, and there ${fields.length === 1 ? 'is 1 field' : `are ${fields.length} fields`}`,
      );
    for (const [key, inner] of names) {
      const field = fields.find((one) => camelCase(one.name) === camelCase(key));
      if (field?.type === 'file' && isObject(inner)) requireNames(inner, FILE_NAMES, `${path}/${key}`);
      if (field) requireEntries(inner, field, `${path}/${key}`);
    }
  };
  const requireEntries = (value: unknown, list: NamedField, path: string): void => {
    mapInnerRecords<NamedField, void, unknown>(value, list, (entry, fields, index) => {
      left -= 1;
      if (left < 0) throw invalid(`${path}: the lists within ${name} have more than ${MOST_ENTRIES} entries`);
      // Left to the judge, which reports it at its own path.
      if (isObject(entry)) requireNames(entry, fields, `${path}/${index}`);
    });
  };
  for (const [index, model] of [value as SentModel | SentModel[]].flat().entries()) {
    if (model.metadataHash !== entry.metadataHash) continue;
    const path = Array.isArray(value) ? `${name}/${index}/fields` : `${name}/fields`;
    requireNames(model.fields, entry.fields, path);
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function requireShape(served: ServedForm, name: ModelName, value: unknown): void {
  const validate = checkOf(name);
  if (validate(value)) return;
  const { errors } = validate;
  throw invalid(`${describeErrors(name, errors)}${hashHint(served, name, errors ?? [])}`);
}

/** Throws where two records of a list share a clientId, which errors and documents refer to. */
function requireOwnIds(name: ModelName, value: unknown): void {
  if (!Array.isArray(value)) return;
  const seen = new Map<string, number>();
  for (const [index, { clientId }] of (value as SentModel[]).entries()) {
    const first = seen.get(clientId);
    if (first !== undefined)
      throw invalid(
        `${name}/${index}/clientId must be unlike that of ${name}/${first}: each record has its own`,
      );
    seen.set(clientId, index);
  }
}

/** Returns a hint with the model's metadataHash where the first error is about that member; else an empty text. */
export function hashHint(served: ServedForm, model: string, [first]: readonly ErrorObject[]): string {
  const isMissing = first?.params.missingProperty === 'metadataHash';
  if (!isMissing && !first?.instancePath.endsWith('/metadataHash')) return '';
  return `: ${rightHash(served, model)}`;
}

/** Throws configurationChanged where `sent` is not the metadataHash of the form's model, if it has one (C2-02). */
export function requireRightHash(served: ServedForm, model: string, sent: string): void {
  const { configurationHash } = served;
  const metadataHash = hashOf(served, model);
  if (metadataHash === undefined || metadataHash === sent) return;
  const detail = `The metadataHash of ${model} is of another entry or configuration: ${rightHash(served, model)}`;
  throw new ProblemError('configurationChanged', { configurationHash, model, metadataHash, detail });
}

/** Formats the metadataHash that a model must have. */
function rightHash(served: ServedForm, model: string): string {
  const hash = hashOf(served, model);
  if (hash === undefined) return `the form ${served.form} has no model ${model}`;
  return `it is ${hash} in GET /api/forms/config`;
}

function hashOf({ entries }: ServedForm, model: string): string | undefined {
  return entries.find(({ metadata }) => camelCase(metadata.dtoMapping) === model)?.metadataHash;
}

function invalid(detail: string): ProblemError {
  return new ProblemError('invalidRequest', { detail });
}
