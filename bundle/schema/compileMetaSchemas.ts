import { _, Ajv } from 'ajv';
import standaloneModule from 'ajv/dist/standalone/index.js';
import addFormatsModule from 'ajv-formats';
import { decision, type JsonSchema, replaceAlternatives } from './dispatch.ts';
import { NAMES, readMetaSchema } from './metaSchemas.ts';

// CommonJS with a default export, which Node and bundlers import differently.
const addFormats = addFormatsModule as unknown as {
  default?: typeof addFormatsModule.default;
} & typeof addFormatsModule.default;
const standaloneCode =
  'default' in standaloneModule ? (standaloneModule.default as typeof standaloneModule) : standaloneModule;

/** Compiles the meta-schemas to the text of a CommonJS module with a validator for each, by name. */
export function compileMetaSchemas(): string {
  return standaloneCode(createAjv(), Object.fromEntries(NAMES.map((name) => [name, `${name}.schema.json`])));
}

function createAjv(): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    allowUnionTypes: true,
    inlineRefs: false,
    code: { source: true, lines: true },
  });
  (addFormats.default ?? addFormats)(ajv);
  // With `code`, because a function cannot be serialised.
  ajv.addKeyword({ keyword: 'noAlternative', schemaType: 'array', code: (context) => context.fail(_`true`) });
  const schemas = new Map<string, JsonSchema>(
    NAMES.map((name) => [`${name}.schema.json`, readMetaSchema(name)]),
  );
  for (const [file, schema] of schemas) {
    const prepared = PREPARED[file]?.(schema) ?? schema;
    ajv.addSchema(
      replaceAlternatives(prepared, file, (ref, from) => resolve(schemas, ref, from)),
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

/** Changes to meta-schemas before compilation; editors use the unchanged files. */
const PREPARED: Record<string, (schema: JsonSchema) => JsonSchema> = {
  'models.schema.json': withConditionsInRules,
  'settlement.schema.json': withAnyTheme,
};

/** Accepts any theme, because an unknown theme is reported by a check. */
function withAnyTheme(schema: JsonSchema): JsonSchema {
  return { ...schema, properties: { ...(schema.properties as JsonSchema), theme: { type: 'string' } } };
}

const CONDITION = decision({ type: 'object' }, { $ref: 'condition.schema.json#/definitions/condition' });
const OPERAND = decision({ type: 'object' }, { $ref: 'condition.schema.json#/definitions/operand' });

/** Adds the conditions and operands in parameters of rules; the types of parameters are checked by each rule. */
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
