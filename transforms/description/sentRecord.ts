import type { JsonSchema } from '../form/claimSchema.ts';
import type { PlanField } from '../ground/plan.ts';

/** Field and the schema of its value. */
export type FieldEntry = readonly [field: PlanField, schema: JsonSchema];

/** Returns the schema of a record as sent, without clientOnly fields, because these never reach the server. */
export function sentRecord(entries: readonly FieldEntry[]) {
  const properties: Record<string, JsonSchema> = {};
  for (const [{ name, clientOnly }, schema] of entries) if (!clientOnly) properties[name] = schema;
  return { type: 'object', additionalProperties: false, properties };
}
