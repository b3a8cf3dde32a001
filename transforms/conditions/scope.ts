import { type ClaimDocument, type ClaimRecord, isRecord } from '../ground/claim.ts';
import type { ListReference, Reference } from '../ground/expressions.ts';
import type { ModelName } from '../ground/modelNames.ts';
import { fromPointer } from '../ground/pointer.ts';
import type { EntryKind, JudgeContext } from '../ground/verdict.ts';
import { type Day, todayInLosAngeles } from '../values/day.ts';
import { own } from '../values/own.ts';

/** Inputs of conditions other than the claim: the day and the way in. */
export interface Moment {
  /** Day in Los Angeles. */
  today: Day;
  /** Way in of the claimant; null where it is not known (C8-23). */
  entry: EntryKind | null;
}

/** Returns the moment of a judgement. */
export function momentOf({ now, entry }: Pick<JudgeContext, 'now' | 'entry'>): Moment {
  return { today: todayInLosAngeles(now), entry: entry ?? null };
}

/** Input against which a condition is evaluated. */
export interface Scope extends Moment {
  claim: ClaimDocument;
  /** Records that enclose the value, innermost first; empty outside records. */
  rows: readonly ClaimRecord[];
}

/** Returns the scope inside one more record. */
export function within(record: ClaimRecord, { claim, rows, today, entry }: Scope): Scope {
  return { claim, rows: [record, ...rows], today, entry };
}

const NO_RECORDS: readonly ClaimRecord[] = [];

/** Returns the records of a list; none where the claim has another value there. */
export function recordsIn(value: unknown): readonly ClaimRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : NO_RECORDS;
}

/** Record with its position in its list. */
export interface PlacedRecord {
  index: number;
  record: ClaimRecord;
}

/** Returns the records of a list with their positions. */
export function placedRecordsIn(value: unknown): PlacedRecord[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((record: unknown, index) => (isRecord(record) ? [{ index, record }] : []));
}

/** Returns a single model's record; undefined where the claim has none. */
export function recordOf(claim: ClaimDocument, model: ModelName): ClaimRecord | undefined {
  const value = claim[model];
  return isRecord(value) ? value : undefined;
}

/** Returns the value of a reference; undefined where its record does not exist. */
export function valueAt(ref: Reference, scope: Scope): unknown {
  const record = 'model' in ref ? recordOf(scope.claim, ref.model) : scope.rows[ref.up];
  return record && own(record, ref.field);
}

/** Returns the records of a resolved list; none where the claim has another value there. */
export function recordsAt(ref: ListReference, scope: Scope): readonly ClaimRecord[] {
  if (!('up' in ref)) return recordsIn(scope.claim[ref.list]);
  const record = scope.rows[ref.up];
  return record ? recordsIn(own(record, ref.list)) : NO_RECORDS;
}

/** Returns the records that enclose the value at a JSON pointer of the claim, innermost first. */
export function rowsAround(claim: ClaimDocument, pointer: string): ClaimRecord[] {
  const rows: ClaimRecord[] = [];
  let value: unknown = claim;
  for (const segment of fromPointer(pointer)) {
    const inList = Array.isArray(value);
    value =
      typeof value === 'object' && value !== null
        ? own(value as Record<string, unknown>, segment)
        : undefined;
    if (inList && isRecord(value)) rows.unshift(value);
  }
  return rows;
}
