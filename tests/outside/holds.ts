import { type JsonSchema, keywordsOf, NotConvertible } from './jsonSchema.ts';
import type { Group, Leaf, List, Shape } from './shape.ts';

/** A condition of a bundle (C8-01). */
export type Condition = Record<string, unknown>;

const ALWAYS: Condition = { value: 1, equals: 1 };

export const all = (...parts: Condition[]): Condition => (parts.length > 0 ? { all: parts } : ALWAYS);
export const any = (...parts: Condition[]): Condition =>
  parts.length > 0 ? { any: parts } : { not: ALWAYS };
export const not = (part: Condition): Condition => ({ not: part });

/** The list of a level, and the field of its records that says which array of the document they come from. */
export const LISTS = {
  1: { name: 'claimTransactions', which: 'which' },
  2: { name: 'inner', which: 'whichInner' },
} as const;

const ofList = (list: List): Condition => ({
  value: { field: LISTS[list.level].which },
  equals: list.name,
});

/** How many entries an array has, or how many for which the condition holds. */
function entries(list: List, where?: Condition): Record<string, unknown> {
  return { count: LISTS[list.level].name, where: where ? all(ofList(list), where) : ofList(list) };
}

/** Holds where the document has something at this place. */
export function present(shape: Shape): Condition {
  if (shape.kind === 'leaf') return { value: { field: shape.field }, empty: false };
  if (shape.kind === 'list') return { value: entries(shape), atLeast: 1 };
  return any(...[...shape.parts.values()].map(present));
}

/** Holds where what stands at this place meets the schema. What is not there is not asked. */
export function holds(schema: JsonSchema, shape: Shape): Condition {
  const tests = keywordsOf(schema).flatMap((keyword) => testOf(keyword, schema, shape) ?? []);
  return all(...tests);
}

function testOf(keyword: string, schema: JsonSchema, shape: Shape): Condition[] {
  const combined = COMBINED[keyword];
  if (combined) return combined(schema, shape);
  const test = shape.kind === 'leaf' ? OF_LEAF[keyword] : undefined;
  if (test && shape.kind === 'leaf') return [test(schema, shape)];
  if (shape.kind === 'group' && OF_GROUP[keyword]) return OF_GROUP[keyword](schema, shape);
  if (shape.kind === 'list' && OF_LIST[keyword]) return OF_LIST[keyword](schema, shape);
  throw new NotConvertible(`${keyword} on a ${shape.kind} within a condition`);
}

type Test<Of extends Shape> = (schema: JsonSchema, shape: Of) => Condition[];

const COMBINED: Readonly<Record<string, Test<Shape>>> = {
  allOf: ({ allOf = [] }, shape) => allOf.map((part) => holds(part, shape)),
  anyOf: ({ anyOf = [] }, shape) => [any(...anyOf.map((part) => holds(part, shape)))],
  oneOf: ({ oneOf = [] }, shape) => [exactlyOne(oneOf.map((part) => holds(part, shape)))],
  not: (schema, shape) => (schema.not ? [not(holds(schema.not, shape))] : []),
  if: (schema, shape) => {
    if (!schema.if) return [];
    const asked = holds(schema.if, shape);
    return [
      ...(schema.then ? [any(not(asked), holds(schema.then, shape))] : []),
      ...(schema.else ? [any(asked, holds(schema.else, shape))] : []),
    ];
  },
  // What `if` decides is told with it.
  // biome-ignore lint/suspicious/noThenProperty: the table is by keyword, and `then` is one
  then: () => [],
  else: () => [],
};

const exactlyOne = (parts: readonly Condition[]): Condition =>
  any(...parts.map((part, index) => all(part, ...parts.filter((_, other) => other !== index).map(not))));

/** What a claim writes for a value of the document. */
export const asAnswer = (value: unknown): unknown =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;

const field = (leaf: Leaf): Record<string, unknown> => ({ field: leaf.field });
const ordered =
  (keyword: string, operator: string) =>
  (schema: JsonSchema, leaf: Leaf): Condition => ({ value: field(leaf), [operator]: schema[keyword] });
const long =
  (counts: (schema: JsonSchema) => string) =>
  (schema: JsonSchema, leaf: Leaf): Condition => ({
    value: field(leaf),
    matches: `^[\\s\\S]{${counts(schema)}}$`,
  });

const OF_LEAF: Readonly<Record<string, (schema: JsonSchema, leaf: Leaf) => Condition>> = {
  type: (schema, leaf) => (schema.type === 'integer' ? { value: field(leaf), matches: '^-?\\d+$' } : ALWAYS),
  enum: (schema, leaf) => ({ value: field(leaf), in: (schema.enum ?? []).map(asAnswer) }),
  const: (schema, leaf) => ({ value: field(leaf), equals: asAnswer(schema.const) }),
  pattern: (schema, leaf) => ({ value: field(leaf), matches: schema.pattern }),
  minLength: long((schema) => `${schema.minLength},`),
  maxLength: long((schema) => `0,${schema.maxLength}`),
  minimum: ordered('minimum', 'atLeast'),
  maximum: ordered('maximum', 'atMost'),
  exclusiveMinimum: ordered('exclusiveMinimum', 'greaterThan'),
  exclusiveMaximum: ordered('exclusiveMaximum', 'lessThan'),
};

const OF_GROUP: Readonly<Record<string, Test<Group>>> = {
  type: () => [],
  required: ({ required = [] }, group) => required.map((key) => present(partOf(group, key))),
  properties: ({ properties = {} }, group) =>
    Object.entries(properties).map(([key, part]) => {
      const shape = partOf(group, key);
      return any(not(present(shape)), holds(part, shape));
    }),
  dependencies: ({ dependencies = {} }, group) =>
    Object.entries(dependencies).map(([key, needed]) => {
      const then = Array.isArray(needed) ? { required: needed } : needed;
      return any(not(present(partOf(group, key))), holds(then, group));
    }),
};

const OF_LIST: Readonly<Record<string, Test<List>>> = {
  type: () => [],
  items: (schema, list) =>
    schema.items ? [{ value: entries(list, not(holds(schema.items, list.item))), equals: 0 }] : [],
  contains: (schema, list) =>
    schema.contains ? [{ value: entries(list, holds(schema.contains, list.item)), atLeast: 1 }] : [],
  minItems: ({ minItems = 0 }, list) => [{ value: entries(list), atLeast: minItems }],
  maxItems: ({ maxItems = 0 }, list) => [{ value: entries(list), atMost: maxItems }],
};

/** The part of a group that a key names. */
export function partOf(group: Group, key: string): Shape {
  const part = group.parts.get(key);
  if (!part) throw new Error(`the shape has no part ${key}`);
  return part;
}
