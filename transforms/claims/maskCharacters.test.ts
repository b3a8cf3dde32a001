import { describe, expect, it } from 'vitest';
import type { Page } from '../../schemas/generated/types.ts';
import { momentOf } from '../conditions/scope.ts';
import { bundleForm, CONTEXT, entry, field } from '../testing/forms.testkit.ts';
import { maskCharacters, unmaskedClaim } from './maskCharacters.ts';

const abroad = { value: { field: 'country' }, notEquals: 'US' };
const blocks: Page['blocks'] = [
  {
    kind: 'fields',
    id: 'a',
    model: 'claimantInfo',
    fields: [
      { name: 'country' },
      { name: 'born', maskName: 'date' },
      {
        name: 'zip',
        maskName: 'usZip',
        dependencies: [{ when: abroad, hide: false, resetOnUnfulfilled: false, mask: 'nonUsPostalCode' }],
      },
    ],
  },
  {
    kind: 'recordTable',
    id: 'b',
    model: 'claimTransactions',
    fields: [
      { name: 'amount', maskName: 'currencyDecimals' },
      {
        name: 'code',
        dependencies: [
          {
            when: { value: { field: 'isPhone' }, equals: true },
            hide: false,
            resetOnUnfulfilled: false,
            mask: 'usPhone',
          },
        ],
      },
    ],
  },
];
const { plan, judge } = await bundleForm({
  models: [
    entry('claimantInfo', [field('country'), field('born', [], 'date'), field('zip'), field('note')]),
    entry('claimTransactions', [
      field('amount'),
      field('code'),
      field('isPhone', [], 'boolean'),
      field('count', [], 'number'),
    ]),
  ],
  pages: { one: { blocks } },
});

function unmasked(claim: object) {
  const settled = judge(claim).claim;
  return unmaskedClaim(settled, maskCharacters(plan, settled, momentOf(CONTEXT)));
}

describe('mask characters', () => {
  it('C7-07, C11-06: go by the mask that the field has, whatever the value looks like', () => {
    const claimantInfo = { country: 'US', born: '01/02/1980', zip: '98101-0001', note: '98101-0001' };
    expect(unmasked({ claimantInfo }).claimantInfo).toEqual({ ...claimantInfo, zip: '981010001' });
    const foreign = { ...claimantInfo, country: 'NL', zip: '98101-0001' };
    expect(unmasked({ claimantInfo: foreign }).claimantInfo).toEqual(foreign);
  });

  it('C7-07, C11-06: are found record by record where an answer chooses the mask; numbers lose their commas', () => {
    const row = { amount: '1,234.50', code: '(206) 555-0100', isPhone: true, count: '1,234' };
    const claimTransactions = [row, { ...row, isPhone: false }];
    expect(unmasked({ claimTransactions }).claimTransactions).toEqual([
      { amount: '1234.50', code: '2065550100', isPhone: true, count: '1234' },
      { amount: '1234.50', code: '(206) 555-0100', isPhone: false, count: '1234' },
    ]);
  });
});
