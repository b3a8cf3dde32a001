// Writes from the meta-schemas schemas/generated/types.ts and validators.cjs with its types, and into models.schema.json
// the names of all rules, which an editor completes. `--check` fails when a file is stale.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { compileMetaSchemas } from '../bundle/schema/compileMetaSchemas.ts';
import { RULE_NAMES } from '../transforms/vocabulary/rules.ts';
import { writeGenerated } from './writeGenerated.mjs';

const folder = join(import.meta.dirname, '..', 'schemas');
const banner = '// Generated from schemas/*.schema.json by `npm run generate:schemas`. Do not edit.\n';
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.schema.json'))
  .sort();

const modelsPath = join(folder, 'models.schema.json');
const models = readFileSync(modelsPath, 'utf8');
const ruleNames = /("description": "The rule's name;[^\n]*\n[^\n]*\n\s*"examples": )\[[^\]]*\]/;
if (!ruleNames.test(models)) throw new Error(`${modelsPath} has no place for the names of rules.`);
const named = models.replace(ruleNames, `$1[${RULE_NAMES.map((name) => JSON.stringify(name)).join(', ')}]`);
// Comes first: everything below is made of this file too.
writeGenerated({ 'schemas/models.schema.json': named }, 'generate:schemas');

const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const short = (name) => name.replace('.schema.json', '');

/** `models.schema.json#/definitions/rule`, seen from any file, becomes `#/definitions/models_rule`. */
function localRef(ref, file) {
  const [target, pointer] = ref.split('#');
  const from = target ? short(target) : file;
  const definition = pointer?.replace('/definitions/', '');
  return `#/definitions/${definition ? `${from}_${definition}` : from}`;
}

/** A copy whose references stay within one document; what stands beside a `$ref` is dropped. */
function rewrite(node, file) {
  if (Array.isArray(node)) return node.map((item) => rewrite(item, file));
  if (node === null || typeof node !== 'object') return node;
  if (typeof node.$ref === 'string') return { $ref: localRef(node.$ref, file) };
  const { $schema, $id, definitions, discriminator, examples, ...rest } = node;
  // Alternatives beside properties say which properties go together; the type names the properties.
  if (rest.properties && rest.oneOf) delete rest.oneOf;
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, rewrite(value, file)]));
}

const definitions = {};
for (const name of names) {
  const schema = read(name);
  definitions[short(name)] = rewrite(schema, short(name));
  for (const [key, value] of Object.entries(schema.definitions ?? {}))
    definitions[`${short(name)}_${key}`] = rewrite(value, short(name));
}

const all = {
  title: 'BundleFiles',
  description: 'One property for each kind of file that has a meta-schema.',
  type: 'object',
  additionalProperties: false,
  required: names.map(short),
  properties: Object.fromEntries(
    names.map((name) => [short(name), { $ref: `#/definitions/${short(name)}` }]),
  ),
  definitions,
};

const text = await compile(all, 'BundleFiles', {
  bannerComment: banner,
  ignoreMinAndMaxItems: true,
  style: { singleQuote: true, printWidth: 110 },
});

const validatorTypes = [
  "import type { ValidateFunction } from 'ajv';\n",
  'declare const validators: {',
  ...names.map((name) => `  readonly ${short(name)}: ValidateFunction;`),
  '};\nexport = validators;\n',
].join('\n');

writeGenerated(
  {
    'schemas/generated/types.ts': text,
    'schemas/generated/validators.cjs': `${banner}${compileMetaSchemas()}\n`,
    'schemas/generated/validators.d.cts': `${banner}${validatorTypes}`,
  },
  'generate:schemas',
);
