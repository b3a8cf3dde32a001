import { isLinked, isOfKind } from '../claims/recordDocuments.ts';
import type { ClaimRecord } from '../claims/types.ts';
import { compileCondition } from '../conditions/compile.ts';
import { evaluateCondition } from '../conditions/evaluate.ts';
import { modelOf, resolveList, withinRow } from '../conditions/names.ts';
import { placedRecordsIn, recordsIn, within } from '../conditions/scope.ts';
import type { CompiledCondition } from '../conditions/types.ts';
import type { Place } from '../config/errors.ts';
import type { ModelName } from '../config/names.ts';
import type { OptionLabel } from '../pages/optionLabel.ts';
import { defineAdapter, type RuleContext } from './defineAdapter.ts';
import { defineRule, type Failure, type Judge, type Site } from './defineRule.ts';
import type { RuleReader } from './reader.ts';
import { condition, listOf, objectOf, optional, someText, text } from './shapes.ts';

export interface DocumentDemand extends OptionLabel {
  kind: string;
  when?: CompiledCondition;
  /** A document is demanded for each record of this list, linked by claimTransactionId. */
  per?: ModelName;
}

export interface DocumentsRequiredInstance {
  documents: DocumentDemand[];
}

/** The kind that is missing, with what the pages call it; at the record where a record lacks it. */
export type DocumentsRequiredFailure =
  | Failure<never, 'kind'>
  | Failure<never, 'kind' | 'labelKey'>
  | Failure<never, 'kind' | 'label'>;

function paramsOf({ kind, labelKey, label }: DocumentDemand) {
  return { kind, ...(labelKey !== undefined && { labelKey }), ...(label !== undefined && { label }) };
}

function missing(
  demand: DocumentDemand,
  documents: readonly ClaimRecord[],
  site: Site,
): DocumentsRequiredFailure[] {
  const { kind, when, per } = demand;
  const candidates = documents.filter((document) => isOfKind(document, kind));
  const params = paramsOf(demand);
  if (per === undefined) {
    const demanded = !when || evaluateCondition(when, site);
    return demanded && candidates.length === 0 ? [{ params }] : [];
  }
  return placedRecordsIn(site.claim[per]).flatMap(({ record, index }) => {
    const demanded = !when || evaluateCondition(when, within(record, site));
    if (!demanded || candidates.some((document) => isLinked(document, record))) return [];
    return [{ params, path: `/${per}.${index}` }];
  });
}

const judge: Judge<DocumentsRequiredInstance, DocumentsRequiredFailure> = (value, { documents }, site) => {
  const saved = recordsIn(value);
  return documents.flatMap((demand) => missing(demand, saved, site));
};

/** The content key of a kind's name in messages, which stands before what a page's options call it. */
export const documentKindKey = (kind: string): string => `DocumentKind_${kind}`;

/** Saved documents of the demanded kinds exist, for each matching record where `per` is given (C8-06). */
export const documentsRequired = defineRule({
  judge,
  requiredFamily: true,
  content: ({ kind, labelKey, label = kind }) => ({
    kind: {
      keys: [documentKindKey(String(kind)), ...(labelKey === undefined ? [] : [String(labelKey)])],
      otherwise: String(label),
    },
  }),
});

type DocumentsReader = RuleReader<'documents'>;

const DEMAND_KEYS = ['kind', 'when', 'per'];

function checkShape(demand: unknown, place: Place): asserts demand is Record<string, unknown> {
  if (typeof demand !== 'object' || demand === null || Array.isArray(demand))
    throw place.error(
      'wrong-parameter',
      'A demanded document is an object',
      'Write { "kind": …, "when": …, "per": … }.',
    );
  const extra = Object.keys(demand).find((key) => !DEMAND_KEYS.includes(key));
  if (extra !== undefined)
    throw place
      .at(extra)
      .error('unknown-parameter', `A demanded document has no ${extra}`, `Use ${DEMAND_KEYS.join(', ')}.`);
}

function demandOf(
  demand: unknown,
  read: DocumentsReader,
  place: Place,
  labelOf: (kind: string) => OptionLabel | undefined,
): DocumentDemand {
  checkShape(demand, place);
  const { kind, when, per } = demand;
  if (typeof kind !== 'string' || kind === '')
    throw place
      .at('kind')
      .error(
        'wrong-parameter',
        'A demanded document needs a kind',
        'Give the kind that the document must have.',
      );
  const result: DocumentDemand = { kind, ...labelOf(kind) };
  let scope = read.scope;
  if (per !== undefined) {
    if (typeof per !== 'string')
      throw place.at('per').error('wrong-parameter', 'per is not the name of a list', 'Name a list model.');
    const { ref, row } = resolveList(per, read.scope, place.at('per'));
    if (!row.list || 'up' in ref)
      throw place.at('per').error('wrong-parameter', `${per} is no list model`, 'Name a list model.');
    result.per = row.list;
    scope = withinRow(read.scope, row);
    checkLink(read, row.list, place.at('per'));
  }
  if (when !== undefined) result.when = compileCondition(when, scope, place.at('when'));
  return result;
}

function hasField(read: DocumentsReader, model: ModelName, name: string): boolean {
  return modelOf(read.scope, model)?.fields.some((field) => field.name === name) ?? false;
}

/** A link needs the field claimTransactionId on both sides. */
function checkLink(read: DocumentsReader, list: ModelName, place: Place): void {
  const models = ['documentContexts', list] as const;
  const lacking = models.find((model) => !hasField(read, model, 'claimTransactionId'));
  if (lacking !== undefined)
    throw place.error(
      'unknown-field',
      `${lacking} has no field claimTransactionId to link by`,
      'Add the field.',
      { name: 'claimTransactionId', model: lacking },
    );
}

function build(read: DocumentsReader, context: RuleContext): DocumentsRequiredInstance {
  const demands = read.json('documents');
  const place = read.placeOf('documents');
  if (!Array.isArray(demands) || demands.length === 0)
    throw place.error(
      'wrong-parameter',
      'documents is not a list of demanded documents',
      'Give a list with at least one entry.',
    );
  if (!hasField(read, 'documentContexts', 'kind'))
    throw read.place.error(
      'unknown-field',
      'documentContexts has no field kind',
      'Add the field, or remove the rule.',
      { name: 'kind', model: 'documentContexts' },
    );
  const labelOf = (kind: string) => context.optionLabelOf('documentContexts', 'kind', kind);
  return {
    documents: demands.map((demand: unknown, index) => demandOf(demand, read, place.at(index), labelOf)),
  };
}

export const documentsRequiredAdapter = defineAdapter(documentsRequired, {
  on: 'documents',
  named: ['documents'],
  instance: () => ({
    documents: listOf(
      objectOf<DocumentDemand>({
        kind: someText,
        when: optional(condition),
        per: optional(text),
        labelKey: optional(text),
        label: optional(text),
      }),
    ),
  }),
  build,
});
