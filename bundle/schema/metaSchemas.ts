import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormatsModule from 'ajv-formats';
import { decision, type JsonSchema, withDecisions } from './dispatch.ts';

/** The kinds of files that have a meta-schema in schemas/. */
export type SchemaKind = 'settlement' | 'models' | 'page' | 'content' | 'list' | 'cases' | 'classListHeader';

const FOLDER = join(import.meta.dirname, '..', '..', 'schemas');
const NAMES = [
  'condition',
  'models',
  'settlement',
  'page',
  'content',
  'list',
  'cases',
  'classListHeader',
] as const;

type Name = (typeof NAMES)[number];

// ajv-formats is CommonJS with a default export, which Node and bundlers hand over differently.
const addFormats = addFormatsModule as unknown as {
  default?: typeof addFormatsModule.default;
} & typeof addFormatsModule.default;

/** A meta-schema as it stands in schemas/. */
export function readMetaSchema(name: Name): JsonSchema {
  const schema: unknown = JSON.parse(readFileSync(join(FOLDER, `${name}.schema.json`), 'utf8'));
  return schema as JsonSchema;
}

let shared: Ajv | undefined;

/** The validator of a kind of file, compiled when it is first asked for. */
export function validatorOf(kind: SchemaKind): ValidateFunction {
  shared ??= createAjv();
  const validate = shared.getSchema(`${kind}.schema.json`);
  if (!validate) throw new Error(`There is no meta-schema ${kind}.`);
  return validate;
}

function createAjv(): Ajv {
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: true, allowUnionTypes: true });
  (addFormats.default ?? addFormats)(ajv);
  ajv.addKeyword({ keyword: 'noAlternative', schemaType: 'array', validate: () => false });
  const schemas = new Map<string, JsonSchema>(
    NAMES.map((name) => [`${name}.schema.json`, readMetaSchema(name)]),
  );
  for (const [file, schema] of schemas) {
    const prepared = PREPARED[file]?.(schema) ?? schema;
    ajv.addSchema(
      withDecisions(prepared, file, (ref, from) => resolve(schemas, ref, from)),
      file,
    );
  }
  return ajv;
}

function resolve(schemas: Map<string, JsonSchema>, ref: string, from: string): JsonSchema {
  const [file = '', pointer = ''] = ref.split('#');
  const name = pointer.replace('/definitions/', '');
  const definitions = schemas.get(file === '' ? from : file)?.definitions as Record<string, JsonSchema>;
  const found = definitions[name];
  if (!found) throw new Error(`${from} names ${ref}, which is not there.`);
  return found;
}

/** What is not checked as it stands in the file that editors use. */
const PREPARED: Record<string, (schema: JsonSchema) => JsonSchema> = {
  'models.schema.json': withConditionsInRules,
  'settlement.schema.json': withAnyTheme,
};

/** The themes that a settlement can have, as its meta-schema lists them. */
export function themeNames(): string[] {
  const { theme } = readMetaSchema('settlement').properties as { theme: { enum: string[] } };
  return theme.enum;
}

/** A theme that is not there is a finding of its own. */
function withAnyTheme(schema: JsonSchema): JsonSchema {
  return { ...schema, properties: { ...(schema.properties as JsonSchema), theme: { type: 'string' } } };
}

const CONDITION = decision({ type: 'object' }, { $ref: 'condition.schema.json#/definitions/condition' });
const OPERAND = decision({ type: 'object' }, { $ref: 'condition.schema.json#/definitions/operand' });

/** Conditions and operands that rules hold in their parameters; the parameters' own types are each rule's matter. */
function withConditionsInRules(schema: JsonSchema): JsonSchema {
  const copy = structuredClone(schema);
  const definitions = copy.definitions as Record<string, { properties: Record<string, JsonSchema> }>;
  const named = definitions.rule?.properties.namedParams;
  if (!named) throw new Error('models.schema.json has no definition of a rule.');
  const document = { type: 'object', properties: { when: CONDITION, When: CONDITION } };
  const items = decision({ type: 'object' }, document);
  const documents = decision({ type: 'array' }, { type: 'array', items });
  named.properties = {
    condition: CONDITION,
    Condition: CONDITION,
    documents,
    Documents: documents,
    min: OPERAND,
    Min: OPERAND,
    max: OPERAND,
    Max: OPERAND,
  };
  return copy;
}
