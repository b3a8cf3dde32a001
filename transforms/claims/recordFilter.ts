import type { ClaimDocument, ClaimRecord } from '../ground/claim.ts';
import type { CompiledCondition } from '../ground/expressions.ts';
import type { FormPlan, PlanModel, RecordFilter } from '../ground/plan.ts';
import { areEqual } from '../values/equality.ts';
import { own } from '../values/own.ts';

/** Whether a block shows a record: one without `only` shows all of its list (C8-14). */
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
 * Whether blocks show only some records of a list each, or records of other lists some of its documents: then a settled
 * claim may have empty places in it (C8-14, C8-15).
 */
export const isShared = ({
  placements = [],
  chosenIn,
}: Pick<PlanModel, 'placements' | 'chosenIn'>): boolean =>
  chosenIn !== undefined || placements.some(({ only }) => only !== undefined);

/** The paths of the places that records which are not live have left in a claim that was settled before (C8-14). */
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

/** Tests if a condition on the records of a list names the filter itself, so that it can hold for its records alone. */
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

/** Where messages about the records of a block as a whole stand: its list, or the block where blocks share one. */
export function listPath(model: string, block: string, only: RecordFilter | undefined): string {
  // No field has such a name.
  return only ? `${model}.@${block}` : model;
}
