import type { ErrorObject } from 'ajv';
import type { components } from '../../openapi/generated/types.ts';
import { camelCase, MODEL_KINDS, type ModelName } from '../../transforms/config/names.ts';
import type { ServedForm } from '../bundle/loadBundle.ts';
import { apiChecks, describeErrors } from '../http/checks.ts';
import { parseJson, UnreadableJsonError } from '../http/parseJson.ts';
import { ProblemError } from '../http/problems.ts';
import { malformed } from '../http/readMultipart.ts';

export type FormModel = components['schemas']['FormModel'];
export type Parts = Partial<Record<ModelName, FormModel | FormModel[]>>;

/** Where the JSON of one part goes, in the order in which parts began. */
type Place = (text: string) => void;

/** The models of a submission, while their parts arrive. */
export interface ModelParts {
  /** Keeps a place for a part that begins. Throws where its model is there already. */
  begin(name: ModelName): Place;
  /** All of them, once every part was read. */
  models(): Parts;
}

/**
 * A single model is one part of JSON. A list is one part with an array, or one part for each record, in order: that is
 * how generated clients send an array. Each is checked against the API's description as it arrives.
 */
export function collectModelParts(served: ServedForm): ModelParts {
  const slots = new Map<ModelName, unknown[]>();
  return {
    begin: (name) => {
      const values = slots.get(name) ?? [];
      const index = values.length;
      if (index > 0 && MODEL_KINDS[name] === 'single') throw twice(name);
      values.push(undefined);
      slots.set(name, values);
      return (text) => {
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

function check(served: ServedForm, name: ModelName, value: unknown): void {
  const validate = apiChecks().at(`/components/schemas/Submission/properties/${name}`);
  if (validate(value)) return;
  const { errors } = validate;
  throw invalid(`${describeErrors(name, errors)}${hashHint(served, name, errors ?? [])}`);
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
