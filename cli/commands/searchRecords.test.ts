import { describe, expect, it } from 'vitest';
import { type Change, change } from '../../bundle/testing/bundles.testkit.ts';
import { bought, DETAILS, rule, searched, validated } from './search.testkit.ts';

/** A receipt is needed for each purchase, and is asked for on the page after them: the claimant never comes to it. */
const RECEIPTS_LATER: Change[] = [
  change('models.json', '/models/-', {
    metadata: { formType: 'Standard', dtoMapping: 'documentContexts' },
    rules: [
      {
        name: 'documentsRequired',
        namedParams: { documents: [{ kind: 'receipt', per: 'claimTransactions' }] },
      },
    ],
    fields: [
      { name: 'file', type: 'file', rules: [{ name: 'required' }] },
      {
        name: 'kind',
        type: 'string',
        rules: [{ name: 'required' }, { name: 'oneOf', ordinalParams: ['receipt'] }],
      },
      { name: 'claimTransactionId', type: 'string' },
    ],
  }),
  change('models.json', '/models/3/fields/-', { name: 'claimTransactionId', type: 'string' }),
  {
    file: 'pages/standard/receipts.json',
    text: JSON.stringify({
      $schema: '../../schemas/page.schema.json',
      path: '/standard/receipts',
      titleKey: 'Purchases_Title',
      blocks: [
        {
          kind: 'recordManager',
          id: 'receipts',
          model: 'documentContexts',
          addLabelKey: 'Purchases_Title',
          finishLabelKey: 'Purchases_Title',
          fields: [
            {
              name: 'kind',
              label: 'Field_Phone',
              component: 'radio',
              options: [{ value: 'receipt', label: 'Option_Yes' }],
            },
            { name: 'file', label: 'Field_Phone' },
          ],
        },
      ],
    }),
  },
  change('settlement.json', '/forms/standard/pages', [
    'landing',
    'claimant-info',
    'claim-details',
    'receipts',
    'claim-summary',
    'confirmation',
  ]),
];

describe('the search of claimwright validate', () => {
  it('C12-01: a document for each purchase that only a later page takes makes a form that nobody can file', async () => {
    const { code, found } = await validated(RECEIPTS_LATER);
    expect(code).toBe(1);
    expect(found.map(({ code: of }) => of)).toEqual(['stuck-form']);
    expect(found[0]?.message.replaceAll(/:\d+\)/g, ')')).toBe(
      'No claim of the form standard can be filed: required of claimDetails.bought (models.json), records of claimTransactions (pages/standard/claim-details.json), documentsRequired for each of claimTransactions, whose documents a later page asks for (models.json), exit 1 of the page claim-details (pages/standard/claim-details.json) exclude each other.',
    );
  });

  it('C12-01: a list in each record that no page can fill in makes a form that nobody can file', async () => {
    const { code, found } = await validated([
      change('models.json', '/models/3/fields/-', {
        name: 'purchases',
        type: 'list',
        rules: [{ name: 'records', namedParams: { min: 1 } }],
        fields: [{ name: 'item', type: 'string' }],
      }),
      change(DETAILS, '/blocks/1/fields/-', { name: 'purchases', label: 'Field_Phone' }),
    ]);
    expect({ code, codes: found.map(({ code: of }) => of) }).toEqual({ code: 1, codes: ['unfilled-list'] });
  });

  it('C12-01: a record that cannot be saved before the next one is there is not entered page by page', async () => {
    const together = rule('assert', {
      value: { sum: 'amountClaimed', of: 'claimTransactions' },
      atLeast: 100,
    });
    const range = { name: 'range', ordinalParams: [1, 60] };
    const amounts = change('models.json', '/models/3/fields/1/rules', [
      { name: 'required' },
      range,
      together,
    ]);
    expect(await searched(amounts)).toEqual([]);
    const manager = change(DETAILS, '/blocks/1', {
      kind: 'recordManager',
      id: 'purchases',
      model: 'claimTransactions',
      titleKey: 'Purchases_Title',
      addLabelKey: 'Purchases_Title',
      finishLabelKey: 'Purchases_Title',
      required: true,
      dependencies: [{ when: bought('yes') }],
      fields: [
        { name: 'store', label: 'Field_Store' },
        {
          name: 'amountClaimed',
          label: 'Field_Amount',
          maskName: 'currencyDecimals',
          prepended: 'Unit_Dollar',
        },
      ],
    });
    const { err, found } = await validated([amounts, manager], '--budget', '200000');
    expect(found).toEqual([]);
    expect(err).toContain('whether a claim can be filed');
  });
});
