import { boundOf } from '../conditions/countBounds.ts';
import { evaluateCondition } from '../conditions/evaluate.ts';
import { placedRecordsIn, type Scope } from '../conditions/scope.ts';
import type { ClaimDocument, ClaimRecord } from '../ground/claim.ts';
import { isLinked, isOfKind } from '../ground/documentLinks.ts';
import type { FormPlan, PlanDemand, PlanDocuments, PlanHome } from '../ground/plan.ts';
import type { ClaimError } from '../ground/verdict.ts';
import { formatDecimal } from '../values/decimal.ts';
import { planModelOf } from './planIndex.ts';
import { matchesFilter } from './recordFilter.ts';

/** Name of the pseudo-field of a record's documents in paths, states and columns. No field can have this name. */
export const DOCUMENTS = '@documents';

/** Tests if an error is about the number of uploaded documents in a record whose block accepts `documents.kind`. */
export const isAboutDocuments = (
  { rule, params }: ClaimError,
  documents: { kind: string } | undefined,
): boolean => rule === 'documentsRequired' && documents !== undefined && documents.kind === params.kind;

/**
 * Returns the kind and the demands of the uploaded documents that a page offers in a record of a list; undefined where
 * it offers none.
 */
export function documentsOfRecord(
  plan: FormPlan,
  page: number,
  model: string,
  record: ClaimRecord,
): PlanDocuments | undefined {
  const placements = planModelOf(plan, model)?.placements ?? [];
  return placements.find(
    (placement) => placement.page === page && placement.documents && matchesFilter(placement.only, record),
  )?.documents;
}

/** Record that a document belongs to, by the block in whose records such documents are chosen. */
export interface RecordOfDocument {
  home: PlanHome;
  /** Index of the record in its list. */
  index: number;
}

/**
 * Returns the records of `lists` to which an uploaded document is linked, each with its block among `homes`, which must
 * accept the kind of the document.
 */
export function recordsOfDocument(
  document: ClaimRecord,
  homes: readonly PlanHome[],
  lists: Readonly<ClaimDocument>,
): RecordOfDocument[] {
  return homes.flatMap((home) => {
    const { documents, only } = home.placement;
    if (!documents || !isOfKind(document, documents.kind)) return [];
    return placedRecordsIn(lists[home.list])
      .filter(({ record }) => isLinked(document, record) && matchesFilter(only, record))
      .map(({ index }) => ({ home, index }));
  });
}

/** Tests if documents are asked for in the record of the scope. */
export const areAskedFor = ({ when }: PlanDocuments, scope: Scope): boolean =>
  !when || evaluateCondition(when, scope);

/** Minimum and maximum number of a record's documents; `most` is null where there is no maximum. */
export interface DocumentNeeds {
  least: number;
  most: number | null;
}

function boundsIn({ min, max }: PlanDemand, scope: Scope): DocumentNeeds {
  const least = min ? boundOf(min, scope) : { coefficient: 1n, scale: 0 };
  const most = boundOf(max, scope);
  return {
    least: least ? Math.ceil(Number(formatDecimal(least))) : 0,
    most: most && Math.floor(Number(formatDecimal(most))),
  };
}

/** Returns the current bounds on the documents of the scope's record. */
export function documentNeeds({ demands = [] }: PlanDocuments, scope: Scope): DocumentNeeds {
  const bounds = demands
    .filter(({ when }) => !when || evaluateCondition(when, scope))
    .map((demand) => boundsIn(demand, scope));
  const most = bounds.flatMap((bound) => bound.most ?? []);
  return {
    least: Math.max(0, ...bounds.map(({ least }) => least)),
    most: most.length > 0 ? Math.max(0, Math.min(...most)) : null,
  };
}
