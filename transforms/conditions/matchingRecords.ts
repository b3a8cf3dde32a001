import type { CompiledCondition } from '../ground/expressions.ts';
import { evaluateCondition } from './evaluate.ts';
import { type PlacedRecord, placedRecordsIn, type Scope, within } from './scope.ts';

/**
 * Returns the records of a list for which `where` holds, evaluated inside each, with their positions; all of them
 * without `where` (C8-14).
 */
export function matchingRecords(
  list: unknown,
  where: CompiledCondition | undefined,
  scope: Scope,
): PlacedRecord[] {
  const placed = placedRecordsIn(list);
  if (!where) return placed;
  return placed.filter(({ record }) => evaluateCondition(where, within(record, scope)));
}
