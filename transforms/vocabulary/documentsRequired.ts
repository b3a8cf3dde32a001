import { compileCondition, compileOperand } from '../conditions/compile.ts';
import { type BrokenBound, brokenBounds } from '../conditions/countBounds.ts';
import { evaluateCondition } from '../conditions/evaluate.ts';
import { modelOf, type RowNames, resolveList, withinRow } from '../conditions/names.ts';
import { placedRecordsIn, recordsIn, type Scope, within } from '../conditions/scope.ts';
import type { SourceLocation } from '../config/errors.ts';
import { suggestName } from '../config/suggestName.ts';
import type { ClaimRecord } from '../ground/claim.ts';
import { documentKindKey, isLinked, isOfKind } from '../ground/documentLinks.ts';
import type { CompiledOperand } from '../ground/expressions.ts';
import type { ModelName } from '../ground/modelNames.ts';
import type { OptionLabel, PlanDemand } from '../ground/plan.ts';
import { defineAdapter, type RuleContext } from './defineAdapter.ts';
import { defineRule, type Failure, type Judge, type JudgeSite } from './defineRule.ts';
import { locationsBelow } from './parameterUse.ts';
import type { RuleReader } from './reader.ts';
import { condition, listOf, objectOf, operand, optional, someText, text, wholeNumber } from './shapes.ts';

/** Demand of uploaded documents of one kind, with the label of that kind on pages. */
export interface DocumentDemand extends OptionLabel, PlanDemand {
  kind: string;
  /** List of which each record demands documents, linked to it by claimTransactionId. */
  per?: ModelName;
}

/** Compiled parameters of the rule. */
export interface DocumentsRequiredInstance {
  /** Position among the rules of the list, where a block demands the documents of its records (C8-15). */
  index?: number;
  documents: DocumentDemand[];
}

/**
 * Failure of the rule: the kind of which a document is missing, or which has too few or too many, and its label on
 * pages. Where the demand is `per` record, the path is that of the record.
 */
export type DocumentsRequiredFailure =
  | Failure<never, 'kind'>
  | Failure<never, 'kind' | 'labelKey'>
  | Failure<never, 'kind' | 'label'>
  | Failure<'min', 'kind' | 'min'>
  | Failure<'max', 'kind' | 'max'>;

const ONE: CompiledOperand = { literal: 1 };

function paramsOf({ kind, labelKey, label }: DocumentDemand) {
  return { kind, ...(labelKey !== undefined && { labelKey }), ...(label !== undefined && { label }) };
}

function failureOf(demand: DocumentDemand, broken: BrokenBound): DocumentsRequiredFailure {
  const params = paramsOf(demand);
  const { variant } = broken;
  if (variant === 'max') return { variant, params: { ...params, ...broken.params } };
  // A single demanded document has one message: it is missing.
  return broken.params.min === '1' ? { params } : { variant, params: { ...params, ...broken.params } };
}

/** Returns the failures of a demand for a number of documents of its kind; none where its condition does not hold. */
function faultsOf(demand: DocumentDemand, count: number, scope: Scope): DocumentsRequiredFailure[] {
  const { when, min = ONE, max } = demand;
  if (when && !evaluateCondition(when, scope)) return [];
  const broken = brokenBounds(count, { min, ...(max && { max }) }, scope);
  return broken.map((bound) => failureOf(demand, bound));
}

function judgeDemand(
  demand: DocumentDemand,
  documents: readonly ClaimRecord[],
  site: JudgeSite,
): DocumentsRequiredFailure[] {
  const { kind, per } = demand;
  const candidates = documents.filter((document) => isOfKind(document, kind));
  if (per === undefined) return faultsOf(demand, candidates.length, site);
  return placedRecordsIn(site.claim[per]).flatMap(({ record, index }) => {
    const linked = candidates.filter((document) => isLinked(document, record)).length;
    const faults = faultsOf(demand, linked, within(record, site));
    return faults.map((fault) => ({ ...fault, path: `/${per}.${index}` }));
  });
}

const judge: Judge<DocumentsRequiredInstance, DocumentsRequiredFailure> = (value, instance, site) => {
  const saved = recordsIn(value);
  const failures = instance.documents.flatMap((demand) => judgeDemand(demand, saved, site));
  const { index } = instance;
  return index === undefined ? failures : failures.map((failure) => ({ ...failure, index }));
};

/**
 * Rule on the number of saved documents of each demanded kind, or of those linked to each record of the list `per`,
 * where the demand's condition holds (C8-06).
 */
export const documentsRequired = defineRule({
  judge,
  requiredFamily: true,
  variants: { min: { plural: 'min' }, max: { plural: 'max' } },
  content: ({ kind, labelKey, label = kind }) => ({
    kind: {
      keys: [documentKindKey(String(kind)), ...(labelKey === undefined ? [] : [String(labelKey)])],
      otherwise: String(label),
    },
  }),
});

type DocumentsReader = RuleReader<{ documents: 'demands' }>;

const DEMAND_KEYS = ['kind', 'when', 'per', 'min', 'max'];

function checkShape(demand: unknown, place: SourceLocation): asserts demand is Record<string, unknown> {
  if (typeof demand !== 'object' || demand === null || Array.isArray(demand))
    throw place.error(
      'wrong-parameter',
      'A demanded document is an object',
      'Write { "kind": …, "when": …, "per": …, "min": …, "max": … }.',
    );
  const extra = Object.keys(demand).find((key) => !DEMAND_KEYS.includes(key));
  if (extra !== undefined)
    throw place
      .at(extra)
      .error(
        'unknown-parameter',
        `A demanded document has no ${extra}`,
        suggestName(extra, DEMAND_KEYS, `Use ${DEMAND_KEYS.join(', ')}.`),
      );
}

function demandOf(
  demand: unknown,
  read: DocumentsReader,
  place: SourceLocation,
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
  let among: { among?: RowNames } = {};
  if (per !== undefined) {
    if (typeof per !== 'string')
      throw place.at('per').error('wrong-parameter', 'per is not the name of a list', 'Name a list model.');
    const { ref, row } = resolveList(per, read.scope, place.at('per'));
    if (!row.list || 'up' in ref)
      throw place.at('per').error('wrong-parameter', `${per} is no list model`, 'Name a list model.');
    result.per = row.list;
    scope = withinRow(read.scope, row);
    among = { among: row };
    checkLink(read, row.list, place.at('per'));
  }
  const parameter = 'documents';
  if (when !== undefined) {
    result.when = compileCondition(when, scope, place.at('when'));
    read.uses.push({
      parameter,
      role: 'documents',
      condition: result.when,
      ...among,
      at: locationsBelow(place.at('when')),
    });
  }
  for (const bound of ['min', 'max'] as const) {
    if (demand[bound] === undefined) continue;
    const operand = compileOperand(demand[bound], scope, place.at(bound));
    result[bound] = operand;
    read.uses.push({ parameter, operand, ...among, at: locationsBelow(place.at(bound)) });
  }
  return result;
}

function hasField(read: DocumentsReader, model: ModelName, name: string): boolean {
  return modelOf(read.scope, model)?.fields.some((field) => field.name === name) ?? false;
}

/** Checks that both sides of a link have the field claimTransactionId. */
function checkLink(read: DocumentsReader, list: ModelName, place: SourceLocation): void {
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
  parameters: { documents: 'demands' },
  instance: () => ({
    index: optional(wholeNumber),
    documents: listOf(
      objectOf<DocumentDemand>({
        kind: someText,
        when: optional(condition),
        per: optional(text),
        min: optional(operand),
        max: optional(operand),
        labelKey: optional(text),
        label: optional(text),
      }),
    ),
  }),
  build,
});
