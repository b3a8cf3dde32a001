/** JSON Schema as its documents are written (draft 4 to 7): a keyword that is not named here is read as unknown. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  dependencies?: Record<string, string[] | JsonSchema>;
  items?: JsonSchema;
  contains?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  not?: JsonSchema;
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  [other: string]: unknown;
}

/** What a document asks for that no model of ours can hold: said by name, so that nothing is left out in silence. */
export class NotConvertible extends Error {
  readonly what: string;

  constructor(what: string) {
    super(`no model can hold this: ${what}`);
    this.what = what;
    this.name = 'NotConvertible';
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keywords whose value is a schema, a list of schemas, or a map of schemas. */
const ONE = ['items', 'contains', 'not', 'if', 'then', 'else'] as const;
const SEVERAL = ['allOf', 'anyOf', 'oneOf'] as const;

/** The same schema with every reference into its own document replaced by what it names. */
export function withoutReferences(schema: unknown, root: unknown, open: readonly string[] = []): JsonSchema {
  if (!isObject(schema)) throw new NotConvertible(`the schema ${JSON.stringify(schema)}`);
  if (typeof schema.$ref === 'string') {
    if (open.includes(schema.$ref)) throw new NotConvertible('a schema that holds itself');
    return withoutReferences(namedBy(schema.$ref, root), root, [...open, schema.$ref]);
  }
  if (Array.isArray(schema.items)) throw new NotConvertible('items by position');
  const inner = (part: unknown): JsonSchema => withoutReferences(part, root, open);
  const copy: JsonSchema = { ...schema } as JsonSchema;
  for (const keyword of ONE) if (schema[keyword] !== undefined) copy[keyword] = inner(schema[keyword]);
  for (const keyword of SEVERAL) {
    const parts = schema[keyword];
    if (Array.isArray(parts)) copy[keyword] = parts.map(inner);
  }
  if (isObject(schema.properties))
    copy.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [name, inner(part)]),
    );
  return copy;
}

function namedBy(reference: string, root: unknown): unknown {
  if (!reference.startsWith('#')) throw new NotConvertible(`a reference to another document (${reference})`);
  let found = root;
  for (const part of reference.slice(1).split('/').filter(Boolean)) {
    const name = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    found = isObject(found) ? found[name] : undefined;
  }
  return found;
}

/** Draft 4 says "exclusive" with a boolean beside the bound; the drafts after it with the bound itself. */
export function afterDraft4(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(afterDraft4);
  if (!isObject(schema)) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, afterDraft4(part)]));
  for (const [bound, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    if (typeof copy[exclusive] !== 'boolean') continue;
    if (copy[exclusive] && typeof copy[bound] === 'number') {
      copy[exclusive] = copy[bound];
      delete copy[bound];
    } else delete copy[exclusive];
  }
  return copy;
}

/** The keywords by which a schema says something; notes for people are none. */
export function keywordsOf(schema: JsonSchema): string[] {
  return Object.keys(schema).filter((keyword) => !NOTES.has(keyword) && schema[keyword] !== undefined);
}

const NOTES = new Set([
  '$schema',
  '$id',
  'id',
  'title',
  'description',
  'default',
  'examples',
  'definitions',
  '$message',
  '$comment',
]);
