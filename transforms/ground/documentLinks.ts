import { isEmpty } from '../values/emptiness.ts';
import { areEqual } from '../values/equality.ts';
import type { ClaimRecord } from './claim.ts';
import type { PlanField } from './plan.ts';

/** Field by which a document is linked to the record that it is about (C8-06). */
export const LINK_FIELD = 'claimTransactionId';

/** Returns the content key of a kind's name, which has precedence over the labels of a page's options. */
export const documentKindKey = (kind: string): string => `DocumentKind_${kind}`;

/** Tests if a field of a document gets its value when the document is chosen in a record: file, kind, link (C8-15). */
export const isOfDocument = ({ name, type }: Pick<PlanField, 'name' | 'type'>): boolean =>
  type === 'file' || name === 'kind' || name === LINK_FIELD;

/** Tests if a document is of a kind. */
export const isOfKind = (document: ClaimRecord, kind: string): boolean =>
  areEqual({ value: document.kind }, { value: kind });

/** Tests if a document is about a record: a record without an identifier has no documents. */
export function isLinked(document: ClaimRecord, record: ClaimRecord): boolean {
  const id = { value: record[LINK_FIELD] };
  return !isEmpty(id.value) && areEqual({ value: document[LINK_FIELD] }, id);
}
