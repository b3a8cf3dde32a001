import { describe, expect, it } from 'vitest';
import { SourceLocation } from '../config/errors.ts';
import { compileCondition } from './compile.ts';
import { OWN } from './conditions.testkit.ts';
import { addConditionReads } from './references.ts';

describe('what a condition reads', () => {
  it('C4-21: every operand is named, so that it is settled first', () => {
    const condition = compileCondition(
      {
        all: [
          { value: { field: 'name' }, equals: { field: 'shared', model: 'claimDetails' } },
          {
            not: {
              value: { subtract: [{ field: 'amount' }, 1] },
              atLeast: { divide: [{ field: 'day' }, 2] },
            },
          },
          {
            any: [
              {
                value: {
                  sum: 'cost',
                  of: 'claimTransactions',
                  where: { value: { field: 'shared' }, empty: true },
                },
                lessThan: { multiply: [{ field: 'flag' }, { add: [1, { count: 'claimTransactions' }] }] },
              },
            ],
          },
        ],
      },
      OWN,
      new SourceLocation('test.json'),
    );
    const reads = new Set<string>();
    addConditionReads(condition, [], reads);
    expect([...reads].sort()).toEqual(
      [
        ...[
          'claimantInfo.name',
          'claimDetails.shared',
          'claimantInfo.amount',
          'claimantInfo.day',
          'claimantInfo.flag',
        ],
        ...['claimTransactions', 'claimTransactions.cost', 'claimTransactions.shared'],
      ].sort(),
    );
  });
});
