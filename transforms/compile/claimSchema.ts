import type { FieldType } from '../../schemas/generated/types.ts';
import type { FieldKind } from '../fields/fieldKind.ts';
import { FIELD_KINDS } from '../fields/fields.ts';

/** A JSON Schema with the custom keywords. */
export type JsonSchema = Record<string, unknown>;

/** Codes of structural errors: ajv-errors maps JSON Schema's own keywords to them, never to texts. */
export const STRUCTURE_CODES = { type: 'type', additionalProperties: 'unknown' } as const;

const wrongType = { type: STRUCTURE_CODES.type };

/** A value of one type: an object is wrong as a whole, any other value by its type. */
function valueSchema({ types, shape }: FieldKind): JsonSchema {
  return { type: types, ...shape, errorMessage: shape ? STRUCTURE_CODES.type : wrongType };
}

/** What a value of each field type looks like in a claim document, before any rule looks at it (C3-07). */
export const VALUE_DEFINITIONS: JsonSchema = Object.fromEntries(
  Object.entries(FIELD_KINDS)
    .filter(([, { hasRecords }]) => !hasRecords)
    .map(([type, kind]) => [type, valueSchema(kind)]),
);

/**
 * A model, or a record of a list. No errorMessage here: ajv-errors would make the module carry the whole schema
 * once more; `judge` reads JSON Schema's own `type` and `additionalProperties` of records as they are.
 */
export function recordSchema(properties: Record<string, JsonSchema>): JsonSchema {
  return {
    type: 'object',
    properties,
    additionalProperties: false,
  };
}

/** A list with the keywords of its own rules. */
export function listSchema(items: JsonSchema, keywords: JsonSchema): JsonSchema {
  return { type: 'array', items, ...keywords };
}

/** A field with the keywords of its rules. */
export function fieldSchema(type: Exclude<FieldType, 'list'>, keywords: JsonSchema): JsonSchema {
  return { $ref: `#/definitions/${type}`, ...keywords };
}

/** The whole claim document of a form. */
export function documentSchema(
  id: string,
  title: string,
  properties: Record<string, JsonSchema>,
): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: id,
    title,
    ...recordSchema(properties),
    definitions: VALUE_DEFINITIONS,
  };
}
