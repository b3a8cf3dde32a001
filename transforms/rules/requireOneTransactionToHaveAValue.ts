import { resolveList } from '../conditions/names.ts';
import type { RuleReader } from './reader.ts';
import { plainRule } from './types.ts';

function checkTransactions(read: RuleReader): Record<string, unknown> {
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

export const requireOneTransactionToHaveAValue = plainRule('requireOneTransactionToHaveAValue', {
  on: 'any',
  build: checkTransactions,
});
