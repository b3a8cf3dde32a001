import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { entry, field, rule } from '../transforms/testing/forms.testkit.ts';
import { openDetails } from './testing/detailsPage.testkit.ts';
import { MODELS, type PAGES } from './testing/smallForm.testkit.ts';
import { freshVisits, heading, press, type } from './testing/visitor.testkit.ts';

freshVisits();

const sum = { add: [{ field: 'amount' }, { field: 'fee' }] };
const models = [
  ...MODELS,
  entry('claimDetails', [
    field('amount', [rule('range', [0.25, 100]), rule('precision', [2]), rule('maxLength', [6])], 'number'),
    field('fee', [rule('regularExpression', ['^[-.0-9]*$'])], 'number'),
    field('total', [rule('range', [null, 50])], 'number', { computed: sum }),
  ]),
];

const page: (typeof PAGES)[string] = {
  blocks: [
    {
      kind: 'fields',
      id: 'asked',
      model: 'claimDetails',
      fields: [
        { name: 'amount', label: 'L_amount' },
        { name: 'fee', label: 'L_fee' },
        { name: 'total', label: 'L_total' },
      ],
    },
  ],
};
const content = { L_amount: 'Amount', L_fee: 'Fee', L_total: 'Total' };

const open = () => openDetails({ page, title: 'Numbers', models, content });

/** The errors that stand at a field, as a screen reader reads them. */
const errorsAt = (label: RegExp): string => {
  const input = screen.getByLabelText(label);
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
  return ids
    .map((id) => document.getElementById(id))
    .filter((element) => element?.className.includes('error'))
    .map((element) => element?.textContent)
    .join(' ');
};

it('C3-05: a number that begins with its point is added up, and its total is held to its rules', async () => {
  const { app } = await open();
  type(/Amount/, '.50');
  type(/Fee/, '1.25');
  const details = () => app.claims.state.open.standard?.state.document.claimDetails;
  await waitFor(() => expect(details()).toMatchObject({ amount: '.50', fee: '1.25', total: '1.75' }));
  expect(errorsAt(/Amount/)).toBe('');
  type(/Fee/, '49.75');
  await waitFor(() => expect(details()).toMatchObject({ total: '50.25' }));
  press('Next');
  await screen.findAllByText(/The value must be at most 50/);
});

it('C8-35: text that is no number is told once, whatever else is asked of it, and stops the page', async () => {
  await open();
  type(/Amount/, 'ten dollars');
  type(/Fee/, '-');
  await waitFor(() => expect(errorsAt(/Amount/)).toContain('Enter a number'));
  expect(errorsAt(/Amount/)).toContain('The maximum length allowed is 6');
  expect(errorsAt(/Amount/)).not.toMatch(/between|decimal/);
  expect(errorsAt(/Fee/)).toContain('Enter a number');
  press('Next');
  await heading('Numbers');
  expect(screen.getAllByRole('link', { name: /Enter a number/ })).toHaveLength(2);
});
