import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { apiDescription } from './apiDescription.ts';
import { type Operation, openApiNode } from './openapiDocument.ts';

const DOCUMENT = 'openapi';

type JsonObject = Record<string, unknown>;

/** Validators of the OpenAPI document's schemas by JSON pointer, each compiled once. */
interface Checks {
  at(pointer: string): ValidateFunction;
  /** Checks query, path or header parameters, and converts the text of a URL to the number or boolean of the schema. */
  parameters(operation: Operation, where: 'query' | 'path' | 'header'): ValidateFunction | null;
}

let shared: Checks | undefined;

/** Returns the shared validators of the API, compiled at their first use. */
export function apiValidators(): Checks {
  shared ??= createChecks();
  return shared;
}

function createChecks(): Checks {
  const root = forAjv(apiDescription().root);
  const strict = ajvFor(root, { coerceTypes: false });
  const lenient = ajvFor(root, { coerceTypes: true, useDefaults: true });
  const compiled = new Map<string, ValidateFunction>();
  return {
    at: (pointer) => {
      const known = compiled.get(pointer);
      if (known) return known;
      const validate = strict.compile(openApiNode(root, pointer));
      compiled.set(pointer, validate);
      return validate;
    },
    parameters: (operation, where) => {
      const chosen = operation.parameters.filter((parameter) => parameter.in === where);
      if (chosen.length === 0) return null;
      const nameOf = (name: string): string => (where === 'header' ? name.toLowerCase() : name);
      return lenient.compile({
        type: 'object',
        properties: Object.fromEntries(chosen.map(({ name, schema }) => [nameOf(name), schema])),
        required: chosen.filter(({ required }) => required).map(({ name }) => nameOf(name)),
      });
    },
  };
}

/** Moves the schemas to a separate document without paths, because Ajv compiles the whole document of a reference. */
function forAjv(root: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(root).replaceAll('"#/components/schemas/', `"${DOCUMENT}#/$defs/`));
}

function ajvFor(root: JsonObject, options: { coerceTypes: boolean; useDefaults?: boolean }): Ajv2020 {
  const ajv = new Ajv2020({
    ...options,
    allErrors: false,
    strict: true,
    // Off, because a check of `openapi/` covers it; compiling the meta-schema would take a tenth of the start.
    meta: false,
    validateSchema: false,
    // Off, because a schema that narrows another by allOf requires keys that are described in the other.
    strictRequired: false,
    allowUnionTypes: true,
  });
  addFormats.default(ajv);
  ajv.addVocabulary(['example', 'x-typescript']);
  ajv.addSchema({ $id: DOCUMENT, $defs: (root.components as JsonObject).schemas });
  return ajv;
}

/** Formats the first error, its path after `where`: `body/credentials must have required property 'fields'`. */
export function describeErrors(where: string, errors: ErrorObject[] | null | undefined): string {
  const first = errors?.[0];
  if (!first) return where;
  const extra = 'additionalProperty' in first.params ? ` (${String(first.params.additionalProperty)})` : '';
  return `${where}${first.instancePath} ${first.message ?? 'is not valid'}${extra}`;
}
