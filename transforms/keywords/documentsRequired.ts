import type { ClaimRecord } from '../claims/types.ts';
import { evaluateCondition } from '../conditions/evaluate.ts';
import { recordsIn } from '../conditions/scope.ts';
import type { CompiledCondition } from '../conditions/types.ts';
import type { ModelName } from '../config/names.ts';
import { isEmpty } from '../values/emptiness.ts';
import { areEqual } from '../values/equality.ts';
import {
  COMPILED,
  defineKeyword,
  type Failure,
  type Instance,
  type KeywordFunction,
  type Site,
} from './types.ts';

export interface DocumentDemand {
  kind: string;
  when?: CompiledCondition;
  /** A document is demanded for each record of this list, linked by claimTransactionId. */
  per?: ModelName;
}

export interface DocumentsRequiredInstance extends Instance {
  documents: DocumentDemand[];
}

/** The kind that is missing, where a record lacks it at the record. */
export type DocumentsRequiredFailure = Failure<never, 'kind'>;

function isOfKind(document: ClaimRecord, kind: string): boolean {
  return areEqual({ value: document.kind }, { value: kind });
}

function isLinked(document: ClaimRecord, record: ClaimRecord): boolean {
  const id = { value: record.claimTransactionId };
  return !isEmpty(id.value) && areEqual({ value: document.claimTransactionId }, id);
}

function missing(
  demand: DocumentDemand,
  documents: readonly ClaimRecord[],
  site: Site,
): DocumentsRequiredFailure[] {
  const { kind, when, per } = demand;
  const candidates = documents.filter((document) => isOfKind(document, kind));
  const params = { kind };
  if (per === undefined) {
    const demanded = !when || evaluateCondition(when, site);
    return demanded && candidates.length === 0 ? [{ params }] : [];
  }
  return recordsIn(site.claim[per]).flatMap((record, index) => {
    const demanded = !when || evaluateCondition(when, { ...site, rows: [record, ...site.rows] });
    if (!demanded || candidates.some((document) => isLinked(document, record))) return [];
    return [{ params, path: `/${per}.${index}` }];
  });
}

/** Saved documents of the demanded kinds exist, for each matching record where `per` is given (C8-06). */
export const documentsRequired: KeywordFunction<DocumentsRequiredInstance, DocumentsRequiredFailure> = (
  value,
  { documents },
  site,
) => {
  const saved = recordsIn(value);
  return documents.flatMap((demand) => missing(demand, saved, site));
};

export const documentsRequiredDefinition = defineKeyword(
  'documentsRequired',
  {
    documents: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['kind'],
        additionalProperties: false,
        properties: { kind: { type: 'string', minLength: 1 }, when: COMPILED, per: { type: 'string' } },
      },
    },
  },
  ['documents'],
);
