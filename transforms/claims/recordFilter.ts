import type { ClaimDocument, ClaimRecord } from '../ground/claim.ts';
import type { CompiledCondition } from '../ground/expressions.ts';
import type { FormPlan, PlanModel, RecordFilter } from '../ground/plan.ts';
import { areEqual } from '../values/equality.ts';
import { own } from '../values/own.ts';

/** Tests if a block shows a record: one without `only` shows all of its list (C8-14). */
export function matchesFilter(
  only: RecordFilter | undefined,
  record: ClaimRecord | null | undefined,
): boolean {
  if (!record) return false;
  if (!only) return true;
  const { field, type, equals } = only;
  return areEqual({ value: own(record, field), type }, { value: equals });
}

/**
 * Tests if blocks show only some records of a list each, or if documents are chosen in records of other lists: then a
 * settled claim can have null among its records (C8-14, C8-15).
 */
export const isShared = ({
  placements = [],
  chosenIn,
}: Pick<PlanModel, 'placements' | 'chosenIn'>): boolean =>
  chosenIn !== undefined || placements.some(({ only }) => only !== undefined);

/** Returns the paths at which a settled claim has null in place of a record that is not live (C8-14). */
export function emptyPlaces(claim: ClaimDocument, { models }: FormPlan): Set<string> {
  const paths = models.filter(isShared).flatMap(({ name }) => {
    const records = claim[name];
    if (!Array.isArray(records)) return [];
    return records.flatMap((record, index) => (record === null ? [`${name}.${index}`] : []));
  });
  return new Set(paths);
}

/** Returns the condition that `matchesFilter` tests, for use within a record. */
export const filterCondition = ({ field, type, equals }: RecordFilter): CompiledCondition => ({
  op: 'equals',
  left: { ref: { up: 0, field, type } },
  right: { literal: equals },
});

/**
 * Tests if a condition on the records of a list includes the filter, so that it can hold for the filter's records
 * alone.
 */
export function impliesFilter(where: CompiledCondition | undefined, only: RecordFilter): boolean {
  if (!where) return false;
  if ('all' in where) return where.all.some((part) => impliesFilter(part, only));
  if (!('op' in where) || where.op !== 'equals') return false;
  const { left, right } = where;
  if (!('ref' in left) || !('up' in left.ref) || !('literal' in right)) return false;
  const { up, field, type } = left.ref;
  return (
    up === 0 && field === only.field && areEqual({ value: right.literal, type }, { value: only.equals, type })
  );
}

/**
 * Returns the path of messages about a block's records as a whole: its list, or the block where blocks share the list.
 */
export function listPath(model: string, block: string, only: RecordFilter | undefined): string {
  // No field can have this name.
  return only ? `${model}.@${block}` : model;
}
