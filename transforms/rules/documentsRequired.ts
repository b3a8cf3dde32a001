import { compileCondition } from '../conditions/compile.ts';
import { modelOf, resolveList, withinRow } from '../conditions/names.ts';
import type { Place } from '../config/errors.ts';
import type { DocumentDemand } from '../keywords/documentsRequired.ts';
import type { RuleReader } from './reader.ts';
import type { RuleAdapter } from './types.ts';

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

function demandOf(demand: unknown, read: RuleReader, place: Place): DocumentDemand {
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
  const result: DocumentDemand = { kind };
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

function hasField(
  read: RuleReader,
  model: 'documentContexts' | 'claimTransactions' | 'prepopulatedData',
  name: string,
): boolean {
  return modelOf(read.scope, model)?.fields.some((field) => field.name === name) ?? false;
}

/** A link needs the field claimTransactionId on both sides. */
function checkLink(read: RuleReader, list: string, place: Place): void {
  const lacking = ['documentContexts', list].find(
    (model) =>
      !hasField(
        read,
        model as 'documentContexts' | 'claimTransactions' | 'prepopulatedData',
        'claimTransactionId',
      ),
  );
  if (lacking !== undefined)
    throw place.error(
      'unknown-field',
      `${lacking} has no field claimTransactionId to link by`,
      'Add the field.',
      { name: 'claimTransactionId', model: lacking },
    );
}

function build(read: RuleReader): Record<string, unknown> {
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
  return { documents: demands.map((demand: unknown, index) => demandOf(demand, read, place.at(index))) };
}

export const documentsRequired: RuleAdapter = {
  name: 'documentsRequired',
  on: 'documents',
  ordinal: [],
  named: ['documents'],
  build,
};
