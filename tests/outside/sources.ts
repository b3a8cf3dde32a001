import { readdirSync, readFileSync } from 'node:fs';
import { afterDraft4, isObject } from './jsonSchema.ts';

/** A JSON Schema document that somebody else published, with examples. */
export interface Published {
  name: string;
  /** The schema as it is applied, and the document in which its references are sought. */
  schema: unknown;
  root: unknown;
  examples: Example[];
}

export interface Example {
  name: string;
  value: unknown;
  /** What the publisher says of it; absent where only the publisher's schema says so. */
  valid?: boolean;
}

const PACKAGES = new URL('../../node_modules/', import.meta.url);
const readJson = (path: URL): unknown => JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));

const jsonIn = (names: readonly string[], without: string): string[] =>
  names.filter((name) => name.endsWith('.json') && name !== without).sort();

/** That 1.0 is no whole number, which the drafts after it took back and no JSON parser of this platform can tell. */
const NOT_KNOWN_ANY_MORE = 'optional/zeroTerminatedFloats.json';

/** The official test suite of JSON Schema, draft 4: single values stand in an object, as a claim has them. */
export function officialSuite(): Published[] {
  const folder = new URL('json-schema-test-suite/tests/draft4/', PACKAGES);
  const files = jsonIn(readdirSync(folder, { recursive: true, encoding: 'utf8' }), NOT_KNOWN_ANY_MORE);
  return files.flatMap((file) => {
    const groups = readJson(new URL(file, folder)) as SuiteGroup[];
    return groups.map((group) => published(`${file}: ${group.description}`, group));
  });
}

interface SuiteGroup {
  description: string;
  schema: unknown;
  tests: { description: string; data: unknown; valid: boolean }[];
}

function published(name: string, { schema, tests }: SuiteGroup): Published {
  const known = afterDraft4(schema);
  const examples = tests.map(({ description, data, valid }) => ({ name: description, value: data, valid }));
  return { name, schema: known, root: known, examples };
}

/** The price files that hospitals of the United States must publish: CMS' schemas, and the files of its validator's tests. */
export function hospitalPrices(): Published[] {
  const folder = new URL('@cmsgov/hpt-validator/', PACKAGES);
  const old = fixturesIn(new URL('test/fixtures/', folder));
  const now = fixturesIn(new URL('test/fixtures/3.0/', folder));
  const schema = (path: string): unknown => readJson(new URL(`lib/${path}`, folder));
  return [
    ...['2.0.0', '2.2.0'].flatMap((version) =>
      definitionsOf(version, schema(`schemas/v${version}.json`), old),
    ),
    ...definitionsOf('3.0.0', schema('schemas/v3.0.0.json'), now),
    ...[['2.2.0', old] as const, ['3.0.0', now] as const].map(([version, fixtures]) =>
      alertsOf(version, schema(`alert-schemas/v${version}.json`), fixtures),
    ),
  ];
}

function fixturesIn(folder: URL): unknown[] {
  return jsonIn(readdirSync(folder), NO_JSON).map((name) => readJson(new URL(name, folder)));
}

/** It is there to be no JSON. */
const NO_JSON = 'sample-invalid.json';

/** As CMS' validator applies them: the file's head without its charges, and each kind of part by itself. */
function definitionsOf(version: string, schema: unknown, fixtures: readonly unknown[]): Published[] {
  if (!isObject(schema) || !isObject(schema.properties) || !isObject(schema.definitions))
    throw new Error(version);
  const { standard_charge_information: _, ...head } = schema.properties;
  const required = (schema.required as string[]).filter((key) => key !== 'standard_charge_information');
  const found = new Map<string, unknown[]>();
  for (const fixture of fixtures) collect(schema, fixture, schema.definitions, found);
  const parts = Object.entries(schema.definitions).map(([name, part]): [string, unknown, unknown[]] => [
    name,
    part,
    found.get(`#/definitions/${name}`) ?? [],
  ]);
  return [
    ['head', { ...schema, properties: head, required }, fixtures] as [string, unknown, unknown[]],
    ...parts,
  ].map(([name, part, values]) => fromCms(`hospital prices ${version}: ${name}`, part, schema, values));
}

function alertsOf(version: string, schema: unknown, fixtures: readonly unknown[]): Published {
  const charges = fixtures.flatMap((fixture) =>
    isObject(fixture) && Array.isArray(fixture.standard_charge_information)
      ? fixture.standard_charge_information
      : [],
  );
  return fromCms(`hospital prices ${version}: alerts`, schema, schema, charges);
}

function fromCms(name: string, schema: unknown, root: unknown, values: readonly unknown[]): Published {
  const apart = [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
  const examples = apart.map((value, index) => ({ name: `${index + 1}`, value }));
  return { name, schema, root, examples };
}

/** The values of a file by the definition that is applied to them. */
function collect(
  schema: unknown,
  value: unknown,
  definitions: Record<string, unknown>,
  found: Map<string, unknown[]>,
): void {
  if (!isObject(schema) || value === undefined) return;
  if (typeof schema.$ref === 'string') {
    found.set(schema.$ref, [...(found.get(schema.$ref) ?? []), value]);
    collect(definitions[schema.$ref.replace('#/definitions/', '')], value, definitions, found);
  }
  if (Array.isArray(value)) for (const item of value) collect(schema.items, item, definitions, found);
  if (isObject(value) && isObject(schema.properties))
    for (const [key, part] of Object.entries(schema.properties))
      collect(part, value[key], definitions, found);
}
