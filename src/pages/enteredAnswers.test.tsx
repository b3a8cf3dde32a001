import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ModelEntry } from '../../schemas/generated/types.ts';
import { entry, field } from '../../transforms/testing/forms.testkit.ts';
import { renderApp } from '../testing/app.testkit.tsx';
import { authorizeWith, row } from '../testing/memberRows.testkit.ts';
import { MODELS, PAGES } from '../testing/smallForm.testkit.ts';
import { file, freshVisits, heading, press, toSummary, type } from '../testing/visitor.testkit.ts';

const [info, landing] = [PAGES['claimant-info'], PAGES.landing];
if (!info || !landing) throw new Error('The kit has other pages.');

freshVisits();

/** What the summary or the receipt says of the question with this label. */
async function answer(label: string): Promise<string | null | undefined> {
  const [term] = await screen.findAllByText(label, { selector: 'dt' });
  return term?.nextElementSibling?.textContent;
}

/** A landing page that asks for a PIN too, and amounts with masks on the page after it. */
const MONEY_MODELS: ModelEntry[] = [
  ...MODELS,
  entry('claimDetails', [
    field('refund', [], 'number'),
    field('total', [], 'number', { computed: { add: [{ field: 'refund' }, 100] } }),
  ]),
];

const MONEY_PAGES: typeof PAGES = {
  ...PAGES,
  landing: {
    ...landing,
    blocks: [
      {
        kind: 'fields',
        id: 'sign-in',
        model: 'credentials',
        fields: [
          { name: 'claimNumber', label: 'L_number' },
          { name: 'pin', label: 'L_pin' },
        ],
      },
    ],
  },
  'claimant-info': {
    blocks: [
      ...info.blocks,
      {
        kind: 'fields',
        id: 'money',
        model: 'claimDetails',
        fields: [
          { name: 'refund', label: 'L_refund', maskName: 'currencyDecimals', prepended: 'Dollar' },
          { name: 'total', label: 'L_total', maskName: 'currencyDecimals', prepended: 'Dollar' },
        ],
      },
    ],
  },
};

const MONEY = {
  models: MONEY_MODELS,
  pages: MONEY_PAGES,
  content: { L_pin: 'PIN', L_refund: 'Refund', L_total: 'Total', Dollar: '$' },
};

describe('what was entered, as summary and receipt tell it', () => {
  it('R5-02, C8-09, C7-06: amounts and totals read as their masks have them; what is stored stays as it was', async () => {
    const { app } = await renderApp(MONEY);
    await toSummary(() => app.claims.get('standard').setField('claimDetails', 'refund', '1134.5'));
    expect([await answer('Refund'), await answer('Total')]).toEqual(['$1,134.50', '$1,234.50']);
    await file();
    expect([await answer('Refund'), await answer('Total')]).toEqual(['$1,134.50', '$1,234.50']);
    const { refund, total } = Object(app.claims.get('standard').state.document.claimDetails);
    expect([refund, String(total)]).toEqual(['1134.5', '1234.5']);
  });

  it('C6-14, C7-06: a credential that only the claimant knows is not told; one that the server shows is told whole', async () => {
    await renderApp({ ...MONEY, api: authorizeWith(row({ ClaimNumber: 'A1' })) });
    await toSummary();
    expect([await answer('Claim number'), await answer('PIN')]).toEqual(['A1', 'Given, not shown here']);
    await file();
    expect([await answer('Claim number'), await answer('PIN')]).toEqual(['A1', 'Given, not shown here']);
    expect(document.body.textContent).not.toContain('4821');
  });

  it('C8-11: the wording changes on the very page where the answer is given, and keeps what was typed', async () => {
    const when = { value: { field: 'hasNickname', model: 'claimantInfo' }, equals: true } as const;
    await renderApp({
      contentVariants: { L_last: [{ when, key: 'L_last_stage' }] },
      content: { L_last_stage: 'Stage name' },
    });
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    await heading('About you');
    const input = screen.getByLabelText(/Last name/);
    type(/First name/, 'Ada');
    fireEvent.input(input, { target: { value: 'Lovelace' } });
    fireEvent.click(screen.getByLabelText(/I have a nickname/));
    expect(await screen.findByLabelText(/Stage name/)).toBe(input);
    expect(input).toHaveProperty('value', 'Lovelace');
    fireEvent.click(screen.getByLabelText(/I have a nickname/));
    expect(await screen.findByLabelText(/Last name/)).toBe(input);
    press('Next');
    await heading('Check');
  });

  it('C8-11: the wording that holds for the claim stands in the summary and on the confirmation too', async () => {
    const when = { value: { field: 'hasNickname', model: 'claimantInfo' }, equals: true } as const;
    await renderApp({
      contentVariants: { L_last: [{ when, key: 'L_last_stage' }] },
      content: { L_last_stage: 'Stage name' },
    });
    await toSummary(() => fireEvent.click(screen.getByLabelText(/I have a nickname/)));
    expect(await answer('Stage name')).toBe('Lovelace');
    await file();
    expect(await answer('Stage name')).toBe('Lovelace');
  });
});
