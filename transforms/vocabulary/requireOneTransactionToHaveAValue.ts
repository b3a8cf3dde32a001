import { resolveList } from '../conditions/names.ts';
import { recordsIn } from '../conditions/scope.ts';
import { isEmpty } from '../values/emptiness.ts';
import { defineAdapter } from './defineAdapter.ts';
import { defineRule, FAILED, type Judge } from './defineRule.ts';
import type { RuleReader } from './reader.ts';

const judge: Judge<object> = (_value, _instance, { claim }) =>
  recordsIn(claim.claimTransactions).some((record) => !isEmpty(record.amountClaimed)) ? undefined : FAILED;

/** At least one saved transaction has an amount (C4-15). */
export const requireOneTransactionToHaveAValue = defineRule({ judge, requiredFamily: true });

function checkTransactions(read: RuleReader<never>): object {
  const { row } = resolveList('claimTransactions', { models: read.scope.models, rows: [] }, read.place);
  if (!row.fields.some((field) => field.name === 'amountClaimed'))
    throw read.place.error(
      'unknown-field',
      'claimTransactions has no field amountClaimed',
      'Add the field, or remove the rule.',
      { name: 'amountClaimed', model: 'claimTransactions' },
    );
  return {};
}

export const requireOneTransactionToHaveAValueAdapter = defineAdapter(requireOneTransactionToHaveAValue, {
  on: 'any',
  instance: () => ({}),
  build: checkTransactions,
});
