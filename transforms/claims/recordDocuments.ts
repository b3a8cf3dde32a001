import { evaluateCondition } from '../conditions/evaluate.ts';
import type { Scope } from '../conditions/scope.ts';
import { isEmpty } from '../values/emptiness.ts';
import { areEqual } from '../values/equality.ts';
import { isAmong } from './only.ts';
import type { ClaimRecord, FormPlan, PlanDocuments } from './types.ts';

/** What stands for a record's documents among its fields, in paths, states and columns. No field has such a name. */
export const DOCUMENTS = '@documents';

/** The field by which a document is linked to the record it is about (C8-06). */
export const LINK_FIELD = 'claimTransactionId';

/** Whether a document is of a kind. */
export const isOfKind = (document: ClaimRecord, kind: string): boolean =>
  areEqual({ value: document.kind }, { value: kind });

/** Whether a document is about a record: one without an identifier has none. */
export function isLinked(document: ClaimRecord, record: ClaimRecord): boolean {
  const id = { value: record[LINK_FIELD] };
  return !isEmpty(id.value) && areEqual({ value: document[LINK_FIELD] }, id);
}

/** What documents a page has chosen in a record of a list; undefined where it asks for none there. */
export function documentsOfRecord(
  { models }: FormPlan,
  page: number,
  model: string,
  record: ClaimRecord,
): PlanDocuments | undefined {
  const placements = models.find(({ name }) => name === model)?.placements ?? [];
  return placements.find(
    (placement) => placement.page === page && placement.documents && isAmong(placement.only, record),
  )?.documents;
}

/** Whether documents are asked for in the record that the scope is in. */
export const areAskedFor = ({ when }: PlanDocuments, scope: Scope): boolean =>
  !when || evaluateCondition(when, scope);
