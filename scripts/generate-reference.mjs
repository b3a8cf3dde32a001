// Writes docs/reference.md from the meta-schemas and the product's texts (every key of every file of a bundle) and from the
// guide (how values are written, where errors stand), the table of rules in docs/validator.md, and chapters of the guide.
// `--check` fails when one is stale.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EN } from '../transforms/texts/en.ts';
import { operatorsPage, rulesPage } from './guideChapters.mjs';
import { validatorPage } from './ruleParameters.mjs';
import { writeGenerated } from './writeGenerated.mjs';

const root = join(import.meta.dirname, '..');
const ORDER = ['settlement', 'models', 'page', 'condition', 'content', 'list', 'classListHeader', 'cases'];
const TYPES = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  array: 'list',
  object: 'object',
  null: 'null',
};

const schemas = Object.fromEntries(
  ORDER.map((name) => [name, JSON.parse(readFileSync(join(root, 'schemas', `${name}.schema.json`), 'utf8'))]),
);

const anchor = (file, name) => `${file}-${name}`.toLowerCase();
const cell = (text) =>
  text
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ')
    .replace(/<(\w+)>/g, '&lt;$1&gt;');
const code = (value) => `\`${JSON.stringify(value).replaceAll('`', "'")}\``;

/** What a reference names: the file and the definition. */
function parseRef(ref, file) {
  const [named, pointer = ''] = ref.split('#');
  return {
    file: named ? named.replace('.schema.json', '') : file,
    name: pointer.replace('/definitions/', ''),
  };
}

function definition(ref, file) {
  const { file: owner, name } = parseRef(ref, file);
  return schemas[owner].definitions[name];
}

/** Definitions that only name a kind of text are written where they are used; the others have a section. */
const isPlain = (schema) => schema.type === 'string' || (Array.isArray(schema.type) && !schema.properties);

function typeOf(schema, file) {
  if (schema.$ref) return typeOfRef(schema.$ref, file);
  if (schema.enum) return schema.enum.map(code).join(', ');
  if ('const' in schema) return code(schema.const);
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) return alternatives.map((one) => typeOf(one, file)).join(' or ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {}, file)}`;
  if (schema.type === 'object' && schema.additionalProperties?.type) {
    return `object, each value ${typeOf(schema.additionalProperties, file)}`;
  }
  return [schema.type ?? 'any']
    .flat()
    .map((type) => TYPES[type] ?? type)
    .join(', ');
}

function typeOfRef(ref, file) {
  const { file: owner, name } = parseRef(ref, file);
  const found = definition(ref, file);
  return isPlain(found) || found.type === 'array'
    ? typeOf(found, owner)
    : `[${found.title ?? name}](#${anchor(owner, name)})`;
}

const LIMITS = [
  ['pattern', 'must match'],
  ['minimum', 'at least'],
  ['maximum', 'at most'],
  ['minItems', 'entries at least'],
  ['maxItems', 'entries at most'],
  ['default', 'by default'],
  ['format', 'written as'],
];

function description(schema, file) {
  const behind = schema.$ref ? definition(schema.$ref, file) : {};
  const text = schema.description ?? behind.description ?? '';
  const merged = isPlain(behind) ? { ...behind, ...schema } : schema;
  const limits = LIMITS.filter(([key]) => merged[key] !== undefined).map(
    ([key, words]) => `${words} ${code(merged[key])}`,
  );
  const examples = merged.examples ? [`for example ${merged.examples.map(code).join(', ')}`] : [];
  const more = [...limits, ...examples].join('; ');
  return cell([text, more && `(${more})`].filter(Boolean).join(' '));
}

function table(schema, file) {
  const rows = Object.entries(schema.properties ?? {}).map(([key, property]) => {
    const needed = (schema.required ?? []).includes(key) ? 'yes' : '';
    return `| \`${key}\` | ${cell(typeOf(property, file))} | ${needed} | ${description(property, file)} |`;
  });
  const any = schema.additionalProperties;
  if (any && typeof any === 'object')
    rows.push(`| any other key | ${cell(typeOf(any, file))} | | ${description(any, file)} |`);
  return rows.length > 0 ? ['| key | value | needed | what it is |', '|---|---|---|---|', ...rows, ''] : [];
}

/** Objects that stand inside another one are written below it. */
function nested(schema, file, path) {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const inner =
      property.type === 'array' ? property.items : (property.additionalProperties?.items ?? property);
    if (!inner || inner.$ref || !inner.properties) return [];
    return [
      `#### \`${[...path, key].join('.')}\``,
      '',
      ...table(inner, file),
      ...nested(inner, file, [...path, key]),
    ];
  });
}

function section(title, schema, file, name) {
  const head = name ? [`<a id="${anchor(file, name)}"></a>`, '', `### ${title}`, ''] : [];
  const alternatives =
    schema.oneOf && !schema.properties?.context
      ? [`One of: ${typeOf({ oneOf: schema.oneOf }, file)}.`, '']
      : [];
  const examples =
    name && schema.examples
      ? ['For example:', '', ...schema.examples.flatMap((one) => ['```json', JSON.stringify(one), '```', ''])]
      : [];
  const inline = (schema.oneOf ?? [])
    .filter((one) => one.properties)
    .flatMap((one) => [`#### ${one.title}`, '', one.description ?? '', '', ...table(one, file)]);
  const body = schema.items?.properties
    ? table(schema.items, file)
    : [...table(schema, file), ...nested(schema, file, [])];
  return [...head, schema.description ?? '', '', ...alternatives, ...body, ...inline, ...examples];
}

function fileOf(name) {
  const schema = schemas[name];
  const inner = Object.entries(schema.definitions ?? {}).filter(
    ([, one]) => !isPlain(one) && one.type !== 'array',
  );
  const main = schema.$ref ? { description: schema.description } : schema;
  return [
    `## ${schema.title}`,
    '',
    ...section(schema.title, main, name),
    ...inner.flatMap(([key, one]) => section(one.title ?? key, one, name, key)),
  ];
}

const guide = readFileSync(join(root, 'docs', 'authoring', 'tools.md'), 'utf8');

/** A section of the guide up to its first example. */
function ofGuide(title) {
  const [, behind] = guide.split(`### ${title}\n`);
  if (behind === undefined) throw new Error(`docs/authoring/tools.md has no section "${title}".`);
  const [text] = behind.split(/^(?:#|`[^`\n]+`(?:, at .*)?:$)/m);
  return [`### ${title}`, text];
}

/** Form of a claim that case files, exports and the API share (C9-03). */
const claimDocuments = [
  '## Claim documents',
  '',
  ...['What a claim holds', 'Where errors stand'].flatMap(ofGuide),
];

/** The texts that a bundle's content may word anew. */
const productTexts = [
  '## Texts',
  '',
  'What the product says itself, by key, in English. Counted texts have a form for each kind of count of their culture.',
  '',
  '| key | English |',
  '|---|---|',
  ...Object.entries(EN).map(([key, english]) => `| \`${key}\` | ${cell(english)} |`),
  '',
];

const text = [
  '# Reference of the bundle',
  '',
  '<!-- Generated from schemas/, transforms/texts/ and docs/authoring/tools.md by `npm run generate:reference`. Do not edit. -->',
  '',
  'Every key of every file of a bundle. The guide with examples is [authoring.md](authoring.md).',
  '',
  ...ORDER.flatMap(fileOf),
  ...claimDocuments,
  ...productTexts,
]
  .join('\n')
  .replace(/\n{3,}/g, '\n\n')
  .trimEnd();

writeGenerated(
  {
    'docs/reference.md': `${text}\n`,
    'docs/validator.md': validatorPage(),
    'docs/authoring/rules.md': rulesPage(),
    'docs/authoring/operators.md': operatorsPage(),
  },
  'generate:reference',
);
