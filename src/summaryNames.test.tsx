import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entry, field, rule } from '../transforms/testing/forms.testkit.ts';
import { openDetails } from './testing/detailsPage.testkit.ts';
import { MODELS, type PAGES } from './testing/smallForm.testkit.ts';
import { freshVisits, press, type } from './testing/visitor.testkit.ts';

freshVisits();

const yes = { value: { field: 'hasCharges' }, equals: 'yes' };
const charges = { value: { count: 'claimTransactions' }, atLeast: 1 };
const models = [
  ...MODELS.filter(({ metadata }) => metadata.dtoMapping !== 'claimTransactions'),
  entry('claimTransactions', [
    field('amountClaimed', [rule('required')], 'number'),
    field('note', [rule('maxLength', [10], undefined, { default: 'E_note' })]),
  ]),
  entry('claimDetails', [
    field('hasCharges', [
      rule('required'),
      rule('assert', undefined, { condition: { any: [{ not: yes }, charges] } }, { default: 'E_entry' }),
    ]),
    field('total', [rule('range', [10, null], undefined, { number: 'E_total' })], 'number', {
      computed: { add: [0, { sum: 'amountClaimed', of: 'claimTransactions' }] },
    }),
  ]),
];

const details: (typeof PAGES)[string] = {
  blocks: [
    {
      kind: 'fields',
      id: 'asked',
      model: 'claimDetails',
      fields: [
        {
          name: 'hasCharges',
          label: 'L_has_charges',
          component: 'radio',
          options: [
            { value: 'yes', label: 'L_yes' },
            { value: 'no', label: 'L_no' },
          ],
        },
      ],
    },
    {
      kind: 'recordTable',
      id: 'charges',
      model: 'claimTransactions',
      recordLabelKey: 'L_charge',
      addLabelKey: 'L_add',
      fields: [
        { name: 'amountClaimed', label: 'L_amount' },
        { name: 'note', label: 'L_note' },
      ],
    },
    { kind: 'fields', id: 'sum', model: 'claimDetails', fields: [{ name: 'total', label: 'L_total' }] },
  ],
};

const content = {
  L_has_charges: 'Any charges?',
  L_yes: 'Yes',
  L_no: 'No',
  L_charge: 'Charge {number}',
  L_add: 'Add a charge',
  L_amount: 'Amount',
  L_note: 'Note',
  L_total: 'Total',
  E_entry: 'Add at least one entry',
  E_total: 'Claim $10 or more',
  E_note: 'Use 10 letters or fewer',
};

async function openCharges() {
  const shown = await openDetails({
    title: 'Charges',
    page: details,
    models,
    content,
  });
  return shown;
}

const lines = () =>
  within(screen.getByRole('region', { name: 'There is a problem' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('errors by name', () => {
  it('C10-09: an error in a record names the record and its field; an unfinished one names what it lacks', async () => {
    const { app } = await openCharges();
    fireEvent.click(screen.getByLabelText('Yes'));
    app.claims.get('standard').setRecords('claimTransactions', [{ amountClaimed: '50', note: null }], ['a']);
    app.claims.get('standard').setPath('claimTransactions.0.amountClaimed', null);
    press('Add a charge');
    type(/Note/, 'Late fee');
    press('Next');
    await waitFor(() =>
      expect(lines()).toEqual([
        'Finish the entry that you began and choose “Done”, or choose “Delete”.',
        'Charge 1, Amount: Value is required',
        'Charge 2, Amount: Value is required',
        'Claim $10 or more',
      ]),
    );
    expect(document.title).toMatch(/^Error: Charges \(4 to correct\)/);
    fireEvent.click(screen.getByRole('link', { name: /Charge 2, Amount/ }));
    expect(document.activeElement?.id).toMatch(
      /^root_claimTransactions_claimTransactions-\w+_amountClaimed$/,
    );
  });

  it('C16-06: what the author wrote stands alone in the summary, in an entry behind its name', async () => {
    await openCharges();
    fireEvent.click(screen.getByLabelText('Yes'));
    press('Add a charge');
    type(/Note/, 'A late fee of May');
    press('Next');
    await waitFor(() =>
      expect(lines()).toEqual([
        'Add at least one entry',
        'Finish the entry that you began and choose “Done”, or choose “Delete”.',
        'Charge 1, Amount: Value is required',
        'Charge 1: Use 10 letters or fewer',
        'Claim $10 or more',
      ]),
    );
  });

  it('C10-01: an entry that was removed is not asked to be finished any more', async () => {
    await openCharges();
    fireEvent.click(screen.getByLabelText('Yes'));
    press('Add a charge');
    type(/Note/, 'Late fee');
    press('Next');
    await waitFor(() =>
      expect(lines()).toContain('Finish the entry that you began and choose “Done”, or choose “Delete”.'),
    );
    press('Delete Charge 1');
    await waitFor(() => expect(lines().join(' ')).not.toContain('Finish the entry'));
  });

  it('C10-09: the link of a computed total leads to what it is made of', async () => {
    await openCharges();
    fireEvent.click(screen.getByLabelText('No'));
    press('Next');
    await waitFor(() => expect(lines()).toEqual(['Claim $10 or more']));
    fireEvent.click(screen.getByRole('link', { name: 'Claim $10 or more' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a charge' }));
  });

  it('C10-09: what a choice asks for is no error before the choice is left', async () => {
    await openCharges();
    const choice = screen.getByLabelText('Yes');
    choice.focus();
    fireEvent.click(choice);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(screen.queryByText('Add at least one entry')).toBeNull();
    screen.getByRole('button', { name: 'Next' }).focus();
    expect(await screen.findByText('Add at least one entry')).toBeTruthy();
  });
});
