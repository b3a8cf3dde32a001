import { recordsIn } from '../conditions/scope.ts';
import { isEmpty } from '../values/emptiness.ts';
import { defineKeyword, FAILED, type Instance, type KeywordFunction } from './types.ts';

/** At least one saved transaction has an amount (C4-15). */
export const requireOneTransactionToHaveAValue: KeywordFunction<Instance> = (_value, _instance, { claim }) =>
  recordsIn(claim.claimTransactions).some((record) => !isEmpty(record.amountClaimed)) ? undefined : FAILED;

export const requireOneTransactionToHaveAValueDefinition = defineKeyword(
  'requireOneTransactionToHaveAValue',
  {},
);
