import type { ClaimRecord } from '../claims/types.ts';
import { evaluateCondition } from './evaluate.ts';
import type { Scope } from './scope.ts';
import type { CompiledCondition } from './types.ts';

/** A record and its position in its list. */
export interface PlacedRecord {
  index: number;
  record: ClaimRecord;
}

/** The records of a list for which a condition holds, asked inside each of them; all where there is none (C8-14). */
export function matchingRecords(
  records: readonly ClaimRecord[],
  where: CompiledCondition | undefined,
  scope: Scope,
): PlacedRecord[] {
  const placed = records.map((record, index) => ({ index, record }));
  if (!where) return placed;
  return placed.filter(({ record }) => evaluateCondition(where, { ...scope, rows: [record, ...scope.rows] }));
}
