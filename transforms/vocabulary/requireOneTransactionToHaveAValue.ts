import { matchingRecords } from '../conditions/matchingRecords.ts';
import { resolveList } from '../conditions/names.ts';
import type { CompiledCondition } from '../ground/expressions.ts';
import { isEmpty } from '../values/emptiness.ts';
import { defineAdapter } from './defineAdapter.ts';
import { defineRule, FAILED, type Judge } from './defineRule.ts';
import type { RuleReader } from './reader.ts';
import { condition, optional } from './shapes.ts';

/** Compiled parameters of the rule. */
export interface OneTransactionInstance {
  /** Condition on the transactions of which one must have an amount; absent for all. */
  where?: CompiledCondition;
}

const judge: Judge<OneTransactionInstance> = (_value, { where }, site) => {
  const transactions = matchingRecords(site.claim.claimTransactions, where, site);
  return transactions.some(({ record }) => !isEmpty(record.amountClaimed)) ? undefined : FAILED;
};

/** Rule that at least one saved transaction has an amount (C4-15), among those for which `where` holds (C8-14). */
export const requireOneTransactionToHaveAValue = defineRule({ judge, requiredFamily: true });

function build(read: RuleReader<{ where: 'recordCondition' }>): OneTransactionInstance {
  const { row } = resolveList('claimTransactions', { models: read.scope.models, rows: [] }, read.place);
  if (!row.fields.some((field) => field.name === 'amountClaimed'))
    throw read.place.error(
      'unknown-field',
      'claimTransactions has no field amountClaimed',
      'Add the field, or remove the rule.',
      { name: 'amountClaimed', model: 'claimTransactions' },
    );
  return read.has('where') ? { where: read.where('where', row) } : {};
}

export const requireOneTransactionToHaveAValueAdapter = defineAdapter(requireOneTransactionToHaveAValue, {
  on: 'any',
  parameters: { where: 'recordCondition' },
  instance: () => ({ where: optional(condition) }),
  build,
});
