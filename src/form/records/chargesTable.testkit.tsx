import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { entry, field, rule } from '../../../transforms/testing/forms.testkit.ts';
import { renderApp, type TestAppOptions } from '../../testing/app.testkit.tsx';
import { MODELS, PAGES } from '../../testing/smallForm.testkit.ts';
import { toSummary } from '../../testing/visitor.testkit.ts';

export const LIMIT = 4;

const atMost = { name: 'records', namedParams: { max: LIMIT } } as const;

const amounts = { sum: 'amountClaimed', of: 'claimTransactions' } as const;

const ROW = [
  field('note', [rule('required')]),
  field('when', [rule('required'), rule('preventFutureDate')], 'date'),
  field('amountClaimed', [rule('required')], 'number'),
  field('kind'),
];

const MODELS_HERE = [
  ...MODELS.filter(({ metadata }) => metadata.dtoMapping.toLowerCase() !== 'claimtransactions'),
  { ...entry('claimTransactions', ROW), rules: [atMost] },
  entry('claimDetails', [{ ...field('total', [], 'number'), computed: amounts }]),
];

const OPTIONS: TestAppOptions = {
  models: MODELS_HERE as NonNullable<TestAppOptions['models']>,
  pages: {
    ...PAGES,
    'claim-summary': {
      blocks: [
        {
          kind: 'recordTable',
          id: 'table',
          model: 'claimTransactions',
          addLabelKey: 'Add a charge',
          fields: [
            { name: 'note', label: 'Charge' },
            { name: 'when', label: 'Date' },
            { name: 'amountClaimed', label: 'Amount', maskName: 'currencyDecimals' },
            {
              name: 'kind',
              label: 'Kind',
              component: 'select',
              options: [{ value: 'fee', label: 'Late fee' }],
            },
          ],
        },
        {
          kind: 'fields',
          id: 'sum',
          model: 'claimDetails',
          fields: [{ name: 'total', label: 'Total', component: 'value' }],
        },
        { kind: 'fields', id: 'sign', model: 'signature', fields: [{ name: 'signature', label: 'L_sign' }] },
      ],
    },
  },
};

/** Opens the summary of a form with a table of charges and their total. */
export async function atTable() {
  const made = await renderApp(OPTIONS);
  await toSummary();
  const claim = () => made.app.claims.get('standard').state;
  const rows = () => (claim().document.claimTransactions ?? []) as Record<string, unknown>[];
  return { ...made, claim, rows };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const add = () => button('Add a charge');
export const box = (label: string) => screen.getByLabelText(new RegExp(`^${label}`)) as HTMLInputElement;
export const said = () => screen.getByTestId('announcements').textContent ?? '';
export const focused = () => document.activeElement;
export const enter = (label: string, value: string) => {
  fireEvent.input(box(label), { target: { value } });
  fireEvent.blur(box(label), { relatedTarget: box('Charge') });
};

export async function addCharge(note: string, amount: string) {
  fireEvent.click(add());
  await waitFor(() => expect(focused()).toBe(box('Charge')));
  enter('Charge', note);
  enter('Date', '05/01/2020');
  enter('Amount', amount);
  fireEvent.keyDown(box('Amount'), { key: 'Enter' });
  await waitFor(() => expect(screen.queryByLabelText(/^Charge/)).toBeNull());
}

export const paste = (target: Element, text: string) =>
  fireEvent.paste(target, { clipboardData: { getData: () => text } });
export const THREE = 'Tow\t5/1/2020\t$1,050.50\r\nFee\t2020-05-02\t12\r\n"Two\nlines"\tMay 3, 2020\t7\r\n';
