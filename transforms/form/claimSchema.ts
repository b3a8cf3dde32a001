import type { FieldType } from '../../schemas/generated/types.ts';
import { STRUCTURE_CODES } from '../claims/structureCodes.ts';
import type { FieldKind } from '../fields/fieldKind.ts';
import { FIELD_KINDS } from '../fields/fields.ts';
import type { RuleName } from '../ground/ruleNames.ts';
import type { Instance } from '../vocabulary/defineRule.ts';
import { type BodyOf, keywordOf, TYPE_INSTANCES } from '../vocabulary/rules.ts';
import type { KeywordInstance, RuleKeywords } from './buildRules.ts';

/** JSON Schema with the custom keywords. */
export type JsonSchema = Record<string, unknown>;

const wrongType = { type: STRUCTURE_CODES.type };

/** Returns the schema of one type's value: an object is reported as a whole, any other value by its type. */
function valueSchema({ types, shape, rule }: FieldKind): JsonSchema {
  return {
    type: types,
    ...shape,
    ...(rule && { [keywordOf(rule)]: TYPE_INSTANCES }),
    errorMessage: shape ? STRUCTURE_CODES.type : wrongType,
  };
}

/** Schemas of the value of each field type in a claim document, apart from rules (C3-07). */
export const VALUE_DEFINITIONS: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  Object.entries(FIELD_KINDS)
    .filter(([, { hasRecords }]) => !hasRecords)
    .map(([type, kind]) => [type, valueSchema(kind)]),
);

/** Returns the schema of a model, or of a record of a list. It has no errorMessage: see `structureCode()`. */
export function recordSchema(properties: Record<string, JsonSchema>): JsonSchema {
  return {
    type: 'object',
    properties,
    additionalProperties: false,
  };
}

/** Returns the schema of a list with the keywords of its own rules. */
export function listSchema(items: JsonSchema, keywords: RuleKeywords): JsonSchema {
  return { type: 'array', items, ...keywords };
}

/** Returns the schema of a field with the keywords of its rules. */
export function fieldSchema(type: Exclude<FieldType, 'list'>, keywords: RuleKeywords): JsonSchema {
  return { $ref: `#/definitions/${type}`, ...keywords };
}

/** Returns the compiled instances of a rule on a field or list, read from its schema. */
export function compiledInstances<R extends RuleName>(schema: JsonSchema, rule: R): Instance<BodyOf<R>>[] {
  // buildFormModel() created the instances, so each keyword's value is a list of the bodies of its own rule.
  const instances = (schema[keywordOf(rule)] ?? []) as KeywordInstance<BodyOf<R>>[];
  return instances.map(({ compiled }) => compiled);
}

/** Returns the schema of the whole claim document of a form. */
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
