import { fireEvent, screen, within } from '@testing-library/react';
import { entry, field, rule } from '../../../transforms/testing/forms.testkit.ts';
import { MODELS, PAGES, type TestAppOptions } from '../../testing/app.testkit.tsx';

export const costly = { value: { field: 'amountClaimed' }, greaterThan: 10 } as const;

const DEMAND = rule('documentsRequired', undefined, {
  documents: [{ kind: 'receipt', per: 'claimTransactions', when: costly }],
});

const MODELS_HERE = [
  ...MODELS.filter(({ metadata }) => !/documentContexts|claimTransactions/i.test(metadata.dtoMapping)),
  {
    ...entry('documentContexts', [
      field('file', [rule('required')], 'file'),
      field('kind', [rule('required')]),
      field('claimTransactionId'),
    ]),
    rules: [DEMAND],
  },
  entry('claimTransactions', [
    field('note'),
    field('amountClaimed', [rule('required')], 'number'),
    field('claimTransactionId'),
  ]),
];

export const COMMON = {
  id: 'losses',
  titleKey: 'Losses',
  model: 'claimTransactions',
  allowEdit: true,
  addLabelKey: 'Add a loss',
  documents: { kind: 'receipt' },
  fields: [
    { name: 'note', label: 'What was lost' },
    { name: 'amountClaimed', label: 'Value' },
  ],
};

export const withBlock = (block: object): TestAppOptions =>
  ({
    models: MODELS_HERE,
    content: { DocumentKind_receipt: 'Receipt' },
    pages: {
      ...PAGES,
      'claim-summary': {
        blocks: [
          block,
          { kind: 'summary', id: 'all' },
          {
            kind: 'fields',
            id: 'sign',
            model: 'signature',
            fields: [{ name: 'signature', label: 'L_sign' }],
          },
        ],
      },
    },
  }) as unknown as TestAppOptions;

export const MISSING = /A document is missing: Receipt/;
export const file = (name: string, text = 'abc') => new File([text], name, { type: 'application/pdf' });

export const choose = (label: string, chosen: File) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [chosen] } });
export const block = () => within(screen.getByRole('region', { name: 'Losses' }));
