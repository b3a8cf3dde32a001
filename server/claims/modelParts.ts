import type { ErrorObject } from 'ajv';
import type { components } from '../../openapi/generated/types.ts';
import { mapInnerRecords } from '../../transforms/ground/innerFields.ts';
import { camelCase, isModelName, MODEL_KINDS, type ModelName } from '../../transforms/ground/modelNames.ts';
import type { ServedForm, ServedForms } from '../bundle/loadBundle.ts';
import { apiChecks, describeErrors } from '../http/checks.ts';
import { parseJson, UnreadableJsonError } from '../http/parseJson.ts';
import { ProblemError } from '../http/problems.ts';
import { malformed } from '../http/readMultipart.ts';

export type SentModel = components['schemas']['FormModel'];
export type Parts = Partial<Record<ModelName, SentModel | SentModel[]>>;

/** Where the JSON of one part goes, in the order in which parts began. */
type WritePart = (text: string) => void;

/** A part's name and its JSON. */
export type WrittenPart = readonly [ModelName, string];

/** The models of a submission, while their parts arrive. */
export interface ModelPartCollector {
  /** Keeps a place for a part that begins. Throws where its model is there already. */
  begin(name: ModelName): WritePart;
  /** All of them, once every part was read. */
  models(): Parts;
  /** The same as they were sent, where they are more than `most` bytes together: the last of them were not looked at. */
  unread(): readonly WrittenPart[] | null;
}

/**
 * A single model is one part of JSON. A list is one part with an array, or one part for each record, in order: that is
 * how generated clients send an array. Each is checked against the API's description as it arrives, unless they get long:
 * past `most` bytes of them they are kept as they were sent, and looked at where that holds nobody up.
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
        // A record is checked with the others of its list, once all are there.
        if (!isRecord) check(served, name, value);
        values[index] = value;
      };
    },
    models: () => {
      const read = [...slots].map(([name, values]) => [name, joined(served, name, values)]);
      // Each was found to be as the description, and so the type, says.
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

/** Compiles what the parts of these forms are held against: the first submission would wait for it else (C13-08). */
export function prepareChecks(forms: ServedForms): void {
  const models = Object.values(forms).flatMap(({ entries }) => entries);
  for (const name of new Set(models.map(({ metadata }) => camelCase(metadata.dtoMapping))))
    if (isModelName(name)) checkOf(name);
}

const checkOf = (name: ModelName) => apiChecks().at(`/components/schemas/Submission/properties/${name}`);

function check(served: ServedForm, name: ModelName, value: unknown): void {
  requireShape(served, name, value);
  requireOwnIds(name, value);
  // Rows that come back are replaced by the server's own, whatever they hold (C14-01).
  if (name !== 'prepopulatedData') requireFewNames(served, name, value);
}

/** Entries of the lists within one model's records: as many as a list may have records, since each may be an error. */
const MOST_ENTRIES = 10_000;

/** A field by which a record is read. */
interface NamedField {
  name: string;
  type?: string;
  fields?: readonly NamedField[];
}

/** The names of a file's description. */
const FILE_NAMES: readonly NamedField[] = [{ name: 'name' }, { name: 'size' }, { name: 'type' }];

/**
 * Throws where a model with the current hash, or a record in it, has more names than fields, or its records more entries
 * than anybody lists: what they are does not matter then, and an error for each would take memory and the judging thread's
 * time.
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
      // An entry that is no record is judged: it is an error at its own path.
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

/** Throws where two records of a list have one clientId: errors and documents could not be told apart by it. */
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

/** Where the first error is that of a metadataHash: which one is right. */
export function hashHint(served: ServedForm, model: string, [first]: readonly ErrorObject[]): string {
  const isMissing = first?.params.missingProperty === 'metadataHash';
  if (!isMissing && !first?.instancePath.endsWith('/metadataHash')) return '';
  return `: ${rightHash(served, model)}`;
}

/** Throws configurationChanged, with the right hash, where a model has that of another entry (C2-02). */
export function requireRightHash(served: ServedForm, model: string, sent: string): void {
  const { configurationHash } = served;
  const metadataHash = hashOf(served, model);
  if (metadataHash === undefined || metadataHash === sent) return;
  const detail = `The metadataHash of ${model} is of another entry or configuration: ${rightHash(served, model)}`;
  throw new ProblemError('configurationChanged', { configurationHash, model, metadataHash, detail });
}

/** What a model's metadataHash must be, in words. */
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
