import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entry, field } from '../../transforms/testing/forms.testkit.ts';
import { ES } from '../../transforms/texts/es.ts';
import { renderApp, type TestAppOptions } from '../testing/app.testkit.tsx';
import { authorizeWith, row } from '../testing/memberRows.testkit.ts';
import { MODELS, PAGES } from '../testing/smallForm.testkit.ts';
import { freshVisits, heading, press, type } from '../testing/visitor.testkit.ts';

freshVisits();

const LOAN = entry('claimDetails', [
  field('paid', [], 'number'),
  field('signedOn', [], 'date'),
  field('plan'),
  field('account'),
]);

const loanPages: typeof PAGES = {
  ...PAGES,
  'claimant-info': {
    blocks: [
      ...(PAGES['claimant-info']?.blocks ?? []),
      {
        kind: 'fields',
        id: 'loan',
        model: 'claimDetails',
        fields: [
          { name: 'paid', label: 'L_paid', display: 'money', prepopulatedDataKey: 'paid' },
          { name: 'signedOn', label: 'L_signed', prepopulatedDataKey: 'signedOn' },
          {
            name: 'plan',
            label: 'L_plan',
            component: 'select',
            prepopulatedDataKey: 'plan',
            options: [
              { value: 'p', label: 'L_planPlus' },
              { value: 'b', label: 'L_planBasic' },
            ],
          },
          { name: 'account', label: 'L_account', receipt: 'ending', prepopulatedDataKey: 'account' },
        ],
      },
    ],
  },
};

const WORDS = {
  L_paid: 'Amount paid',
  L_signed: 'Signed on',
  L_plan: 'Your **plan**:',
  L_planPlus: 'Plus, monthly',
  L_planBasic: 'Basic',
  L_account: 'Account number',
  Q: 'Which of your loans is this for?',
};

const JETTA = { FirstName: 'Emeka', Loan: 'L-1', Paid: '1234.5', Plan: 'p', Account: '440010005012' };
const OUTBACK = { FirstName: 'Emeka', Loan: 'L-2', Paid: '90', Plan: 'b', Account: '440010007777' };

async function chooseFrom(found: Record<string, string>[], options: TestAppOptions = {}) {
  const shown = await renderApp({
    models: [...MODELS, LOAN],
    pages: loanPages,
    content: WORDS,
    api: authorizeWith(...found.map(row)),
    ...options,
  });
  await heading('Start');
  type(/Claim number/, 'A1');
  press('Next');
  return shown;
}

const names = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent?.trim());

describe('the choice among the rows of the class list', () => {
  it('C16-09: says what differs, labelled, in the words, options and figures of its fields', async () => {
    await chooseFrom([JETTA, OUTBACK]);
    await heading('Which record is this claim for?');
    expect(names()).toEqual([
      'Amount paid: $1,234.50 Your plan: Plus, monthly Account number: Ends in 5012',
      'Amount paid: $90.00 Your plan: Basic Account number: Ends in 7777',
    ]);
    fireEvent.click(screen.getByRole('radio', { name: /Basic/ }));
    press('Continue');
    await heading('About you');
    expect(screen.getByLabelText(/Amount paid/)).toHaveProperty('value', '90');
  });

  it('C16-09: the settlement names the columns and the question', async () => {
    await chooseFrom([JETTA, OUTBACK], { rowChoice: { questionKey: 'Q', columns: ['Plan', 'firstName'] } });
    await heading('Which of your loans is this for?');
    expect(screen.getByRole('group', { name: 'Which of your loans is this for?' })).toBeTruthy();
    expect(screen.queryByText(/more than one record/)).toBeNull();
    expect(names()).toEqual([
      'Your plan: Plus, monthly First name: Emeka',
      'Your plan: Basic First name: Emeka',
    ]);
  });

  it('C16-09: of columns that no page shows the bare difference is shown', async () => {
    await chooseFrom([{ Loan: 'L-1' }, { Loan: 'L-2' }]);
    await heading('Which record is this claim for?');
    expect(names()).toEqual(['L-1', 'L-2']);
    press('Back');
    await heading('Start');
  });

  it('C16-09: rows between which nothing differs have their numbers', async () => {
    await chooseFrom([JETTA, JETTA]);
    await heading('Which record is this claim for?');
    expect(names()).toEqual(['Record 1', 'Record 2']);
  });

  it('C16-09: another language is chosen while the question is open', async () => {
    const { app } = await chooseFrom([JETTA, OUTBACK], {
      api: {
        ...authorizeWith(...[JETTA, OUTBACK].map(row)),
        content: async () => ({
          ...ES,
          L_paid: 'Monto pagado',
          L_plan: 'Su plan',
          L_planPlus: 'Plus',
          L_planBasic: 'Básico',
          L_account: 'Cuenta',
        }),
      },
    });
    await heading('Which record is this claim for?');
    await act(() => app.culture.switchTo('es'));
    await heading('¿Para qué registro es esta reclamación?');
    expect(names()[0]).toMatch(/^Monto pagado: .* Su plan: Plus Cuenta: /);
  });
});
