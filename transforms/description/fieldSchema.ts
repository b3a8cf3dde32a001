import { LONGEST_TEXT } from '../claims/longTexts.ts';
import { shownWhen } from '../claims/shownWhen.ts';
import { formatCondition } from '../conditions/formatCondition.ts';
import { PATH_FORMATTER } from '../conditions/pathFormatter.ts';
import { FIELD_KINDS } from '../fields/fields.ts';
import type { JsonSchema } from '../form/claimSchema.ts';
import type { FormModel } from '../form/formModel.ts';
import { joinPath } from '../ground/claimPath.ts';
import { isVacuous } from '../ground/conditionTable.ts';
import { mapFields } from '../ground/innerFields.ts';
import type { FormPlan, PlanField, PlanModel } from '../ground/plan.ts';
import { plainBounds } from './plainBounds.ts';
import { type FieldEntry, sentRecord } from './sentRecord.ts';

/**
 * Function that returns the label of a field by its path without indices, `claimTransactions.items.price`; undefined
 * where no page has one.
 */
export type LabelOf = (path: string) => string | undefined;

/** Description of the format of each type whose JSON type does not express it. */
const WRITTEN: Partial<Record<PlanField['type'], string>> = {
  number: "A decimal as text ('1250.50', with grouping commas or without), or a JSON number.",
  date: 'A day as text: MM/dd/yyyy.',
  file: 'Name, size in bytes and media type of a file that is sent as a part `documents`.',
};

/**
 * Describes as text the conditions under which a page shows a field (C14-10); undefined where a page always shows it,
 * or none places it.
 */
function askedWhen({ placements = [] }: PlanField, plan: FormPlan): string | undefined {
  const places = placements.map((placement) => shownWhen(placement, plan));
  if (places.length === 0 || places.some(isVacuous)) return undefined;
  const words = places.map((condition) => formatCondition(condition, PATH_FORMATTER));
  return `Asked for when ${[...new Set(words)].join('; or when ')}.`;
}

/** Merges bounds of one value into one schema: those of one name with different values go into `allOf`. */
function joined(schemas: readonly JsonSchema[]): JsonSchema {
  const one: JsonSchema = {};
  const more: JsonSchema[] = [];
  for (const bounds of schemas)
    for (const [name, bound] of Object.entries(bounds)) {
      const there = one[name];
      if (there === undefined) one[name] = bound;
      else if (name === 'maxLength') one[name] = Math.min(Number(there), Number(bound));
      else if (JSON.stringify(there) !== JSON.stringify(bound)) more.push({ [name]: bound });
    }
  return more.length > 0 ? { ...one, allOf: more } : one;
}

/** Form whose fields are described. */
interface Describing {
  plan: FormPlan;
  labelOf: LabelOf;
}

function sentences(field: PlanField, plan: FormPlan, said: readonly string[]): string {
  const calculated = field.computed ? 'Calculated by the server: it may be left out.' : undefined;
  return [WRITTEN[field.type], calculated, askedWhen(field, plan), ...said]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
}

function valueSchema(
  field: PlanField,
  schema: JsonSchema,
  path: string,
  inner: () => FieldEntry[],
  of: Describing,
): JsonSchema {
  const { types, shape } = FIELD_KINDS[field.type];
  const { schemas, said } = plainBounds(schema, field.type);
  const isTyped = field.type === 'string' && !schemas.some((bounds) => 'enum' in bounds);
  const longest = isTyped ? [{ maxLength: field.longest ?? LONGEST_TEXT }] : [];
  const [title, description] = [of.labelOf(path), sentences(field, of.plan, said)];
  return {
    ...(title !== undefined && { title }),
    ...(description && { description }),
    type: types,
    ...shape,
    ...(field.type === 'list' && { items: sentRecord(inner()) }),
    ...joined([...schemas, ...longest]),
  };
}

/** Returns a schema within a schema that buildFormModel() built. */
function childOf(schema: JsonSchema, name: string): JsonSchema {
  return (schema[name] ?? {}) as JsonSchema;
}

const propertyOf = (schema: JsonSchema, { name }: PlanField): JsonSchema =>
  childOf(childOf(schema, 'properties'), name);

/** Describes the fields of a model or record as sent, by the rules in their built schema. */
function fieldsSchema(
  fields: readonly PlanField[],
  schema: JsonSchema,
  path: string,
  of: Describing,
): JsonSchema {
  const entries = mapFields<PlanField, FieldEntry>(fields, (field, inner, list) => {
    const around = list ? childOf(propertyOf(schema, list), 'items') : schema;
    const own = joinPath(path, list?.name, field.name);
    return [field, valueSchema(field, propertyOf(around, field), own, inner, of)];
  });
  return sentRecord(entries);
}

/**
 * Returns the schemas of a model of a built form: `fields` of its fields, and of a list model `list` with the bounds on
 * the list as a whole. `said` are sentences with those bounds that JSON Schema cannot express.
 */
export function modelSchemas(
  { name, kind, fields }: PlanModel,
  { plan, schema }: Pick<FormModel, 'schema' | 'plan'>,
  labelOf: LabelOf,
): { fields: JsonSchema; list: JsonSchema; said: string[] } {
  const built = childOf(childOf(schema, 'properties'), name);
  const record = kind === 'list' ? childOf(built, 'items') : built;
  const { schemas, said } = plainBounds(kind === 'list' ? built : {}, 'list');
  return { fields: fieldsSchema(fields, record, name, { plan, labelOf }), list: joined(schemas), said };
}
