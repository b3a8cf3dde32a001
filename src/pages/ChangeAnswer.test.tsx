import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TestAppOptions } from '../testing/app.testkit.tsx';
import type { PAGES } from '../testing/smallForm.testkit.ts';
import { freshVisits, heading, press, type } from '../testing/visitor.testkit.ts';
import { answer, atSummary, LONG } from './summary.testkit.ts';

freshVisits();

const change = async (question: string) =>
  fireEvent.click(await screen.findByRole('link', { name: `Change: ${question}` }));

/** The form with its charges as entries, each filled in by itself. */
function withEntries(more: { allowEdit?: boolean } = {}): TestAppOptions {
  const pages = { ...LONG.pages } as typeof PAGES;
  const details = pages.details;
  if (!details) throw new Error('There are no details.');
  const blocks = details.blocks.map((block) =>
    block.kind === 'recordTable' ? { ...block, ...more, kind: 'recordManager' as const } : block,
  );
  return { ...LONG, pages: { ...pages, details: { ...details, blocks } } };
}

describe('changing an answer of the summary', () => {
  it('C10-08: Change leads to the field, and Next back to the same answer of the summary', async () => {
    const { memory } = await atSummary();
    await change('First name');
    await heading('About you');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/First name/)));
    type(/First name/, 'Augusta');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    press('Save and return to the summary');
    await heading('Check');
    expect(await answer('First name')).toBe('Augusta');
    expect(memory.history.at(-1)).toBe('/standard/claim-summary');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Change: First name'),
    );
  });

  it('C10-01, C10-08: who comes back from a change is told of nothing that is still to be filled in', async () => {
    await atSummary();
    await change('First name');
    await heading('About you');
    type(/First name/, 'Augusta');
    press('Save and return to the summary');
    await heading('Check');
    expect(document.querySelectorAll('.cw-error')).toHaveLength(0);
    expect(screen.getByLabelText(/Signature/).getAttribute('aria-invalid')).toBeNull();
  });

  it('C10-08: each answer and each record has its link, by its name, but for what is calculated', async () => {
    await atSummary();
    const links = await screen.findAllByRole('link', { name: /^Change: / });
    const questions = [...document.querySelectorAll('.cw-review dt')].map(({ textContent }) => textContent);
    expect(questions.length).toBeGreaterThan(5);
    expect(links.map((link) => link.getAttribute('aria-label')).sort()).toEqual(
      [...questions.filter((name) => name !== 'Total'), 'Charges, Entry 1', 'Charges, Entry 2']
        .map((name) => `Change: ${name}`)
        .sort(),
    );
  });

  it('C10-08: while the claim is sent, no answer can be changed', async () => {
    const { app } = await atSummary({
      ...LONG,
      api: { ...LONG.api, submit: () => new Promise<never>(() => undefined) },
    });
    const link = () => screen.findByRole('link', { name: 'Change: First name' });
    expect((await link()).getAttribute('aria-disabled')).toBeNull();
    type(/Signature/, 'Ada');
    press('Submit claim');
    await waitFor(async () => expect((await link()).getAttribute('aria-disabled')).toBe('true'));
    await change('First name');
    await heading('Check');
    expect(app.navigation.state.isNavigating).toBe(false);
  });

  it('C10-08: Back leads to the summary too; a page in error keeps the claimant', async () => {
    await atSummary();
    await change('First name');
    await heading('About you');
    press('Back');
    await heading('Check');
    await change('First name');
    await heading('About you');
    type(/First name/, '');
    press('Save and return to the summary');
    await screen.findByRole('region', { name: 'There is a problem' });
    await heading('About you');
  });

  it('C10-08: where the change made other answers necessary, Next leads through those pages and no others', async () => {
    await atSummary();
    await change('What happened');
    await heading('Your story');
    type(/What happened/, 'farm');
    await waitFor(() => screen.getByRole('button', { name: 'Next' }));
    press('Next');
    await heading('Your farm');
    type(/Acres/, '12');
    press('Save and return to the summary');
    await heading('Check');
    expect(await answer('Acres')).toBe('12');
  });

  it('C10-08: what was missing before is no reason to go there; what is missing leads back as well', async () => {
    const { app } = await atSummary();
    app.claims.get('standard').setField('claimantInfo', 'lastName', null);
    await change('What happened');
    await heading('Your story');
    press('Save and return to the summary');
    await heading('Check');
    fireEvent.click(await screen.findByRole('button', { name: /^Last name: / }));
    await heading('About you');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Last name/)));
    type(/Last name/, 'King');
    press('Save and return to the summary');
    await heading('Check');
  });

  it('C10-08: a record is opened at its first field, in a table and in a list of entries', async () => {
    await atSummary();
    await change('Charges, Entry 2');
    await heading('Details');
    await waitFor(() => expect(document.activeElement).toHaveProperty('value', '80'));
    expect(document.activeElement?.id).toBe('root_claimTransactions_1_amountClaimed');
    cleanup();
    window.sessionStorage.clear();
    await atSummary(withEntries());
    await change('Charges, Entry 2');
    await heading('Details');
    await waitFor(() => expect(document.activeElement).toHaveProperty('value', '80'));
  });

  it('C10-20: the entry that Change opens is open alone; an untouched one goes without a word', async () => {
    const { app } = await atSummary(withEntries());
    const open = () => app.claims.get('standard').state.drafts.map(({ replaces }) => replaces);
    for (const [number, id] of [
      [2, 'row-2'],
      [1, 'row-1'],
    ] as const) {
      await change(`Charges, Entry ${number}`);
      await heading('Details');
      await waitFor(() => expect(open()).toEqual([id]));
      expect(screen.queryByText(/was not saved/)).toBeNull();
      press('Back');
      await heading('Check');
    }
  });

  it('C10-20: what was typed in a begun entry has its way back when Change opens another one', async () => {
    const { app } = await atSummary(withEntries());
    const amounts = () =>
      screen.getAllByLabelText(/^Amount/).map((input) => (input as HTMLInputElement).value);
    await change('Charges, Entry 2');
    await heading('Details');
    await waitFor(() => expect(amounts()).toEqual(['80']));
    type(/^Amount/, '81');
    press('Back');
    await heading('Check');
    await change('Charges, Entry 1');
    await heading('Details');
    await screen.findByText('Entry 2 was not saved.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Amount/)));
    expect(amounts()).not.toContain('81');
    press('Undo');
    await waitFor(() => expect(amounts()).toEqual(['81']));
    expect(app.claims.get('standard').state.drafts).toHaveLength(1);
  });

  it('C7-08: an entry that is open as it was saved is not in the way of Next', async () => {
    await atSummary(withEntries());
    await change('Charges, Entry 2');
    await heading('Details');
    await waitFor(() => expect(screen.getByLabelText(/^Amount/)).toHaveProperty('value', '80'));
    press('Save and return to the summary');
    await heading('Check');
  });

  it('C10-08: the entry of a list that allows no editing is shown, and stays shut', async () => {
    const { app } = await atSummary(withEntries({ allowEdit: false }));
    await change('Charges, Entry 2');
    await heading('Details');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Delete'));
    expect(document.activeElement?.closest('.cw-card')?.id).toBe('root_claimTransactions_1');
    expect(app.claims.get('standard').state.drafts.filter(({ replaces }) => replaces)).toEqual([]);
  });

  it('C10-08: an answer that nobody can change has no link; another claim begins without the way back', async () => {
    const { app } = await atSummary();
    await answer('Total');
    expect(screen.queryByRole('link', { name: 'Change: Total' })).toBeNull();
    await change('First name');
    await heading('About you');
    app.claims.get('standard').restart();
    expect(await screen.findByRole('button', { name: 'Next' })).toBeTruthy();
  });
});
