import type { ClaimRecord } from '../ground/claim.ts';
import type { PlanField } from '../ground/plan.ts';

/** Maps the records of a list field, with the fields that they have; undefined where the value is no list of it. */
export function mapInnerRecords<Made>(
  value: unknown,
  { fields }: PlanField,
  map: (record: ClaimRecord, fields: readonly PlanField[], index: number) => Made,
): Made[] | undefined {
  if (!fields || !Array.isArray(value)) return undefined;
  return value.map((record: ClaimRecord, index) => map(record, fields, index));
}
