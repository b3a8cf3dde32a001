import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entry, field, rule } from '../transforms/testing/forms.testkit.ts';
import { openDetails } from './testing/detailsPage.testkit.ts';
import { MODELS, type PAGES } from './testing/smallForm.testkit.ts';
import { freshVisits, press, type } from './testing/visitor.testkit.ts';

freshVisits();

const models = [
  ...MODELS,
  entry('claimDetails', [
    field('middleName', [rule('maxLength', [3])]),
    field('phone', [rule('requireOnePropertyToHaveAValue', ['phone', 'email'])]),
    field('email'),
    field('paidBy'),
    field('bank', [rule('requiredIf', ['paidBy', 'bank'])]),
    field('closed', [rule('required')]),
    field('unmarked'),
    field('agreed', [], 'boolean'),
    field('total', [], 'number', { computed: { add: [1, 2] } }),
  ]),
];

const details: (typeof PAGES)[string] = {
  blocks: [
    {
      kind: 'fields',
      id: 'asked',
      model: 'claimDetails',
      fields: [
        { name: 'middleName', label: 'L_middle' },
        { name: 'phone', label: 'L_phone' },
        { name: 'email', label: 'L_email' },
        {
          name: 'paidBy',
          label: 'L_paid',
          component: 'radio',
          options: [
            { value: 'check', label: 'L_check' },
            { value: 'bank', label: 'L_transfer' },
          ],
        },
        { name: 'bank', label: 'L_bank' },
        {
          name: 'closed',
          label: 'L_closed',
          dependencies: [{ when: { value: { field: 'agreed' }, equals: true }, hide: false, disable: true }],
        },
        { name: 'unmarked', label: 'L_unmarked', disableRequiredStyling: true },
        { name: 'agreed', label: 'L_agreed' },
        { name: 'total', label: 'L_total' },
      ],
    },
  ],
};

const content = {
  L_middle: 'Middle name',
  L_phone: 'Phone',
  L_email: 'E-mail',
  L_paid: 'How to pay',
  L_check: 'Check',
  L_transfer: 'Bank transfer',
  L_bank: 'Bank',
  L_closed: 'Refund',
  L_unmarked: 'Apartment',
  L_agreed: 'I agree',
  L_total: 'Total',
};

async function openQuestions() {
  await openDetails({
    title: 'Details',
    page: details,
    models,
    content,
  });
}

/** The labels and legends of the page as they are read. */
const asked = () =>
  [...document.querySelectorAll('label.cw-label, legend.cw-label, label.cw-choice')].map((label) =>
    label.textContent?.replace('\u00a0', ' '),
  );

describe('questions that may be left unanswered', () => {
  it('are said to be optional, but for those that are closed, computed, ticked or one of several', async () => {
    await openQuestions();
    expect(asked()).toEqual([
      'Middle name (optional)',
      'Phone',
      'E-mail',
      'How to pay (optional)',
      'Check',
      'Bank transfer',
      'Bank (optional)',
      'Refund',
      'Apartment',
      'I agree',
      'Total',
    ]);
    fireEvent.click(screen.getByLabelText('I agree'));
    await waitFor(() => expect(asked()).toContain('Refund *'));
  });

  it('are marked as required at once where another answer makes them so, and optional again where it goes', async () => {
    await openQuestions();
    fireEvent.click(screen.getByLabelText('Bank transfer'));
    await waitFor(() => expect(asked()).toContain('Bank *'));
    expect(screen.getByLabelText(/^Bank\s\*/).getAttribute('aria-required')).toBe('true');
    fireEvent.click(screen.getByLabelText('Check'));
    await waitFor(() => expect(asked()).toContain('Bank (optional)'));
    expect(screen.getByLabelText('Bank (optional)').hasAttribute('aria-required')).toBe(false);
  });

  it('are named by their labels alone where their errors are listed', async () => {
    await openQuestions();
    type(/Middle name/, 'Augusta');
    press('Next');
    await waitFor(() =>
      expect(
        within(screen.getByRole('region', { name: 'There is a problem' })).getByRole('link', {
          name: /^Middle name: /,
        }),
      ).toBeDefined(),
    );
  });
});
