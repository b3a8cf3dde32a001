import { lowerFirst } from '../oracle/raw.ts';
import { isObject, type JsonSchema, NotConvertible } from './jsonSchema.ts';

/** Where the parts of a document go in a claim: the tree of its objects, lists and values, by key. */
export type Shape = Leaf | Group | List;

/** One value: a field of its own. */
export interface Leaf {
  kind: 'leaf';
  /** The name of the claim's field. */
  field: string;
  type: 'string' | 'number' | 'yesNo';
}

/** An object: its values are fields beside those of the object around it. */
export interface Group {
  kind: 'group';
  parts: Map<string, Shape>;
}

/** An array: records of the one list that its level has, told apart by their field `which` or `whichInner`. */
export interface List {
  kind: 'list';
  name: string;
  /** 1: records of the claim. 2: records within these. */
  level: 1 | 2;
  item: Shape;
}

type Level = 0 | 1 | 2;

/** The tree of a schema without references. What the schema leaves open is read from the examples beside it. */
export function shapeOf(schema: JsonSchema, examples: readonly unknown[]): Group {
  const shape = readShape(schema, examples, '', 0);
  if (shape.kind !== 'group') throw new NotConvertible('a document that is no object');
  return shape;
}

/** Whether a document of this schema is an object; else it is a single value or an array. */
export function isOfObjects(schema: JsonSchema, examples: readonly unknown[]): boolean {
  return typeOf(everyPart(schema), examples, '') === 'object';
}

function readShape(schema: JsonSchema, examples: readonly unknown[], path: string, level: Level): Shape {
  const parts = everyPart(schema);
  const type = typeOf(parts, examples, path);
  if (type === 'array') return readList(parts, examples, path, level);
  if (type === 'object') return readGroup(parts, examples, path, level);
  return { kind: 'leaf', field: fieldName(path), type };
}

function readGroup(
  parts: readonly JsonSchema[],
  examples: readonly unknown[],
  path: string,
  level: Level,
): Group {
  const keys = new Set(
    parts.flatMap((part) => [
      ...Object.keys(part.properties ?? {}),
      ...(part.required ?? []),
      ...Object.entries(part.dependencies ?? {}).flatMap(([key, needed]) =>
        Array.isArray(needed) ? [key, ...needed] : [key],
      ),
    ]),
  );
  const shapes = [...keys].map((key): [string, Shape] => {
    const said = parts.map((part) => part.properties?.[key]).filter((part) => part !== undefined);
    const given = examples.filter(isObject).flatMap((one) => (Object.hasOwn(one, key) ? [one[key]] : []));
    return [key, readShape({ allOf: said }, given, `${path} ${key}`, level)];
  });
  return { kind: 'group', parts: new Map(shapes) };
}

function readList(
  parts: readonly JsonSchema[],
  examples: readonly unknown[],
  path: string,
  level: Level,
): List {
  if (level === 2) throw new NotConvertible('lists within lists within lists');
  const said = parts.flatMap(({ items, contains }) => [
    ...(items ? [items] : []),
    ...(contains ? [contains] : []),
  ]);
  const given = examples.filter(Array.isArray).flat();
  const inner = level === 0 ? 1 : 2;
  const item = readShape({ allOf: said }, given, `${path} item`, inner);
  if (item.kind === 'list') throw new NotConvertible('an array of arrays');
  return { kind: 'list', name: fieldName(path), level: inner, item };
}

/** A schema and all that it combines, at the same place of the document. */
function everyPart(schema: JsonSchema): JsonSchema[] {
  const inner = [
    ...(schema.allOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...[schema.not, schema.if, schema.then, schema.else].filter((part) => part !== undefined),
    ...Object.values(schema.dependencies ?? {}).filter((part): part is JsonSchema => !Array.isArray(part)),
  ];
  return [schema, ...inner.flatMap(everyPart)];
}

type Kind = Leaf['type'] | 'object' | 'array';

/** What a keyword is about, where no `type` says it. */
const ABOUT: Readonly<Record<string, Kind>> = {
  ...about('string', 'minLength', 'maxLength', 'pattern', 'format'),
  ...about('number', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'),
  ...about('object', 'properties', 'required', 'additionalProperties', 'dependencies'),
  ...about('array', 'items', 'contains', 'minItems', 'maxItems', 'uniqueItems'),
};

function about(kind: Kind, ...keywords: string[]): Record<string, Kind> {
  return Object.fromEntries(keywords.map((keyword) => [keyword, kind]));
}

const BY_TYPE: Readonly<Record<string, Kind>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'yesNo',
  object: 'object',
  array: 'array',
};

/** The one kind of value that may stand here: what the schema says, else what its keywords and examples show. */
function typeOf(parts: readonly JsonSchema[], examples: readonly unknown[], path: string): Kind {
  const stated = parts.flatMap((part) => [part.type ?? []].flat()).filter((type) => type !== 'null');
  const listed = parts.flatMap((part) => [...(part.enum ?? []), ...('const' in part ? [part.const] : [])]);
  const sources: Kind[][] = [
    stated.map((type) => BY_TYPE[type]).filter((kind) => kind !== undefined),
    [...parts.flatMap(Object.keys).flatMap((keyword) => ABOUT[keyword] ?? []), ...listed.flatMap(kindOf)],
    examples.flatMap(kindOf),
  ];
  const first = sources.find((kinds) => kinds.length > 0) ?? [];
  const kinds = new Set(first);
  const [kind] = kinds;
  if (kind === undefined) throw new NotConvertible(`a value of no stated type at${path || ' the root'}`);
  if (kinds.size > 1) throw new NotConvertible(`a value of several types (${[...kinds].join(', ')})`);
  return kind;
}

function kindOf(value: unknown): Kind[] {
  if (value === null) return [];
  if (Array.isArray(value)) return ['array'];
  const kind = BY_TYPE[typeof value];
  return kind ? [kind] : [];
}

/** `10th_percentile` within `payers item` becomes `payersItem10thPercentile`. */
function fieldName(path: string): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const name = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
  return /^[A-Za-z]/.test(name) ? lowerFirst(name) : `n${name}`;
}
