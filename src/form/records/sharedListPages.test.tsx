import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, type TestAppOptions } from '../../testing/app.testkit.tsx';
import { PAGES } from '../../testing/smallForm.testkit.ts';
import { freshVisits, heading, press, signIn, type } from '../../testing/visitor.testkit.ts';
import { addHours, addLoss, focused, OPTIONS, summaryLines } from './sharedList.testkit.ts';

freshVisits();

const [losses, hours, sign] = OPTIONS.pages?.['claim-summary']?.blocks ?? [];

/** The same on a page each, with a summary after them. */
const APART = {
  ...OPTIONS,
  content: { Title_losses: 'What was lost', Title_hours: 'Your time' },
  pages: {
    landing: PAGES.landing,
    'claimant-info': PAGES['claimant-info'],
    losses: { blocks: [losses] },
    hours: { blocks: [hours] },
    'claim-summary': { blocks: [{ kind: 'summary', id: 'all' }, sign] },
    confirmation: PAGES.confirmation,
  },
} as TestAppOptions;

async function atLosses(options: TestAppOptions = APART) {
  const made = await renderApp(options);
  await signIn();
  type(/First name/, 'Ada');
  type(/Last name/, 'Lovelace');
  press('Next');
  await heading('What was lost');
  return made;
}

describe('blocks that share a list, on pages of their own', () => {
  it('C8-14 C4-21: each page is held to its own records', async () => {
    await atLosses();
    press('Next');
    await waitFor(() => expect(summaryLines()).toEqual(['Losses: Add at least one entry.']));
    await addLoss('Bicycle', '100');
    press('Next');
    await heading('Your time');
    expect(screen.queryByText('At least 2 entries are needed')).toBeNull();
    press('Next');
    await waitFor(() => expect(summaryLines()).toEqual(['Hours: At least 2 entries are needed']));
  });

  it('C8-14 C10-08: the summary has a table for each block, whose Change links open the record where it is entered', async () => {
    const { app } = await atLosses();
    const claim = () => app.claims.get('standard');
    await addLoss('Bicycle', '100');
    press('Next');
    await heading('Your time');
    await addHours('Called the bank', '2');
    await addHours('Wrote a letter', '3');
    press('Next');
    await heading('Check');
    await screen.findByRole('table', { name: 'Hours' });
    const lines = [...document.querySelectorAll('.cw-review-table')].map((table) =>
      [...table.querySelectorAll('tbody tr')].map((row) =>
        [...row.querySelectorAll('th, td:not(.cw-row-change)')].map((cell) => cell.textContent?.trim()),
      ),
    );
    expect(lines).toEqual([
      [['Entry 1', 'Bicycle', '100']],
      [
        ['Entry 1', '2', 'Called the bank'],
        ['Entry 2', '3', 'Wrote a letter'],
      ],
    ]);
    const change = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
    change('Change: Hours, Entry 2');
    await heading('Your time');
    await waitFor(() => expect(focused()?.id).toBe('root_claimTransactions_2_amountClaimed'));
    press('Save and return to the summary');
    await heading('Check');
    act(() => claim().setPath('claimTransactions.2.note', null));
    fireEvent.click(await screen.findByRole('button', { name: 'Hours, Entry 2, Done: Value is required' }));
    await heading('Your time');
    await waitFor(() => expect(focused()?.id).toBe('root_claimTransactions_2_note'));
    act(() => claim().setPath('claimTransactions.2.note', 'Wrote'));
    press('Save and return to the summary');
    await heading('Check');
    change('Change: Losses, Entry 1');
    await heading('What was lost');
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText(/^What was lost/)));
  });

  it('C8-14 C10-08: where both are on one page, a Change link opens the record in its own block', async () => {
    const {
      losses: _losses,
      hours: _hours,
      ...others
    } = APART.pages as Record<string, { blocks: unknown[] }>;
    const { landing, 'claimant-info': person, ...rest } = others;
    const pages = { landing, 'claimant-info': person, losses: { blocks: [losses, hours] }, ...rest };
    const { app } = await atLosses({ ...APART, pages } as TestAppOptions);
    await addLoss('Bicycle', '100');
    await addHours('Called the bank', '2');
    await addHours('Wrote a letter', '3');
    press('Next');
    await heading('Check');
    fireEvent.click(await screen.findByRole('link', { name: 'Change: Hours, Entry 2' }));
    await heading('What was lost');
    await waitFor(() => expect(focused()?.id).toBe('root_claimTransactions_2_amountClaimed'));
    expect(app.claims.get('standard').state.drafts).toEqual([]);
  });
});
