/** JSON Schema, or a part of one. */
export interface JsonSchema {
  [keyword: string]: unknown;
}

/** Resolves a `$ref` of a file to its schema. */
type Resolve = (ref: string, file: string) => JsonSchema;

/**
 * Replaces each `oneOf` and `anyOf` by `if` and `then`: the key (or `kind`) selects the alternative, and only that is
 * checked. A plain `oneOf` would report the errors of every alternative.
 */
export function replaceAlternatives(schema: JsonSchema, file: string, resolve: Resolve): JsonSchema {
  const rewrite = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(rewrite);
    if (!isSchema(node)) return node;
    const { discriminator: _, oneOf, anyOf, ...rest } = node;
    const inner = withRequiredKeys(
      Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, rewrite(value)])),
    );
    const branches = oneOf ?? anyOf;
    if (!Array.isArray(branches)) return inner;
    const chosen = decide(branches.map((branch) => lookInto(branch, file, resolve, rewrite)));
    return { ...inner, allOf: [chosen] };
  };
  const rewritten = rewrite(schema);
  return isSchema(rewritten) ? rewritten : schema;
}

/** Declares the required keys in an alternative too, because Ajv's strict mode ignores the parent schema. */
function withRequiredKeys(schema: JsonSchema): JsonSchema {
  if (!Array.isArray(schema.required) || 'additionalProperties' in schema) return schema;
  const known = isSchema(schema.properties) ? schema.properties : {};
  const required = schema.required.map((key) => [key, true]);
  return { ...schema, properties: { ...Object.fromEntries(required), ...known } };
}

/** Alternative: the schema to apply, and the same with its reference resolved. */
interface Branch {
  apply: JsonSchema;
  look: JsonSchema;
}

/** Builds a schema with `if: test`, `then` and, where given, `else`. */
export function decision(test: JsonSchema, then: JsonSchema, otherwise?: JsonSchema): JsonSchema {
  // By entries, because linters and `await` mistake an object literal with `then` for a promise.
  const entries: [string, JsonSchema][] = [
    ['if', test],
    ['then', then],
  ];
  return Object.fromEntries(otherwise ? [...entries, ['else', otherwise]] : entries);
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function lookInto(
  branch: unknown,
  file: string,
  resolve: Resolve,
  rewrite: (node: unknown) => unknown,
): Branch {
  const rewritten = rewrite(branch);
  if (!isSchema(branch) || !isSchema(rewritten)) throw new Error(`An alternative in ${file} is no schema.`);
  const look = typeof branch.$ref === 'string' ? resolve(branch.$ref, file) : branch;
  return { apply: rewritten, look };
}

function decide(branches: Branch[]): JsonSchema {
  if (branches.every(({ look }) => kindOf(look) !== undefined)) return byKind(branches);
  const objects = branches.filter(({ look }) => isObjectSchema(look));
  const scalars = branches.filter(({ look }) => !isObjectSchema(look));
  const choice = byKey(objects);
  const [scalar] = scalars;
  return decision({ type: 'object' }, choice, scalar?.apply);
}

function isObjectSchema(look: JsonSchema): boolean {
  if (look.type === 'object') return true;
  return look.type === undefined && ('required' in look || 'allOf' in look || 'oneOf' in look);
}

function kindOf(look: JsonSchema): unknown {
  const kind = isSchema(look.properties) ? look.properties.kind : undefined;
  return isSchema(kind) ? kind.const : undefined;
}

function byKind(branches: Branch[]): JsonSchema {
  const kinds = branches.map(({ look }) => kindOf(look));
  return {
    type: 'object',
    required: ['kind'],
    properties: { kind: { enum: kinds } },
    allOf: branches.map(({ apply, look }) =>
      decision({ required: ['kind'], properties: { kind: { const: kindOf(look) } } }, apply),
    ),
  };
}

function requiredOf(look: JsonSchema): string[] {
  return Array.isArray(look.required) ? look.required.map(String) : [];
}

/**
 * Selects an alternative by the keys of an object: the one whose first required key is present, else the first that has
 * any of its other keys. Where none fits, the error lists the keys of which one is expected.
 */
function byKey(branches: Branch[]): JsonSchema {
  const [only] = branches;
  if (only && branches.length === 1) return only.apply;
  const nested = branches.find(({ look }) => requiredOf(look).length === 0);
  if (nested) return nested.apply;
  const heads = branches.map(({ look }) => requiredOf(look)[0] ?? '');
  const others = branches.map(({ apply, look }) => {
    const keys = isSchema(look.properties) ? Object.keys(look.properties) : [];
    return { keys: [...keys, ...requiredOf(look)].filter((key) => !heads.includes(key)), apply };
  });
  const byOther = others
    .filter(({ keys }) => keys.length > 0)
    .reduceRight<JsonSchema>((otherwise, { keys, apply }) => decision(hasAny(keys), apply, otherwise), {
      noAlternative: heads,
    });
  return branches.reduceRight<JsonSchema>(
    (otherwise, { apply }, index) => decision(hasAny([heads[index] ?? '']), apply, otherwise),
    byOther,
  );
}

function hasAny(keys: string[]): JsonSchema {
  return { type: 'object', anyOf: keys.map((key) => withRequiredKeys({ required: [key] })) };
}
