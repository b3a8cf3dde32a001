import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TestAppOptions } from '../testing/app.testkit.tsx';
import type { PAGES } from '../testing/smallForm.testkit.ts';
import { freshVisits, heading, press, type } from '../testing/visitor.testkit.ts';
import { atSummary, LONG } from './summary.testkit.ts';

freshVisits();

const ROWS = {
  kind: 'displayRows' as const,
  id: 'rows',
  model: 'claimTransactions',
  titleKey: 'L_rows',
  allowEdit: true,
  fields: [{ name: 'amountClaimed', label: 'L_amount' }],
};

/** The form with rows of its charges on some page; what enters them, by these keys. */
function withRows(on: 'claim-summary' | 'story' | 'details', list: object = {}, rows: object = {}) {
  const pages = { ...LONG.pages } as typeof PAGES;
  const { details } = pages;
  if (!details) throw new Error('There are no details.');
  const blocks = details.blocks.map((block) => (block.id === 'charges' ? { ...block, ...list } : block));
  pages.details = { ...details, blocks };
  const shown = pages[on];
  if (!shown) throw new Error(`There is no page ${on}.`);
  pages[on] = { ...shown, blocks: [{ ...ROWS, ...rows }, ...shown.blocks] };
  const options: TestAppOptions = { ...LONG, pages, content: { ...LONG.content, L_rows: 'Your charges' } };
  return options;
}

const rows = async () => within(await screen.findByRole('region', { name: 'Your charges' }));
const edit = async (number: number) =>
  fireEvent.click(await (await rows()).findByRole('button', { name: `Edit entry ${number}` }));
const manager = { kind: 'recordManager', draftOnInit: false };

describe('Edit of a displayed row', () => {
  it.each([
    ['a table', {}],
    ['entries', manager],
  ])('C15-04: opens the record where its list is edited, in %s, and comes back', async (_in, list) => {
    await atSummary(withRows('claim-summary', list));
    await edit(2);
    await heading('Details');
    await waitFor(() => expect(document.activeElement).toHaveProperty('value', '80'));
    type(/^Amount/, '81');
    if (list === manager) press('Save entry');
    press('Save and return to the summary');
    await heading('Check');
    expect((await rows()).getByText('$81')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit entry 2'));
    expect(document.activeElement?.closest('.cw-card')?.id).toBe('root_claimTransactions_1_row');
  });

  it('C15-04: comes back to any page that has the row, and says so', async () => {
    await atSummary(withRows('story'));
    press('Back');
    await heading('Details');
    press('Back');
    await heading('Your story');
    await edit(1);
    await heading('Details');
    await screen.findByLabelText(/^Amount/);
    type(/^Amount/, '13');
    press('Save and go back');
    await heading('Your story');
    expect((await rows()).getByText('$13')).toBeTruthy();
    press('Next');
    await heading('Details');
    expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
  });

  it('C15-04: begun while an answer of the summary is changed, leads back to both', async () => {
    await atSummary(withRows('story'));
    fireEvent.click(await screen.findByRole('link', { name: 'Change: What happened' }));
    await heading('Your story');
    await edit(1);
    await heading('Details');
    press('Save and go back');
    await heading('Your story');
    press('Save and return to the summary');
    await heading('Check');
  });

  it('C15-04: opens it on the same page where that edits the list', async () => {
    await atSummary(withRows('details', manager));
    press('Back');
    await heading('Details');
    await edit(2);
    await waitFor(() => expect(document.activeElement).toHaveProperty('value', '80'));
    expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
  });

  it('C15-04: is not offered where it would lead nowhere, nor unless the rows say so', async () => {
    await atSummary(withRows('claim-summary', { allowEdit: false }));
    expect((await rows()).getByText('$80')).toBeTruthy();
    expect((await rows()).queryByRole('button', { name: /^Edit/ })).toBeNull();
  });

  it('C15-04, R6-03: delete is offered by default, edit is not', async () => {
    await atSummary(withRows('claim-summary', {}, { allowEdit: undefined }));
    expect((await rows()).queryByRole('button', { name: /^Edit/ })).toBeNull();
    expect((await rows()).getByRole('button', { name: 'Delete entry 1' })).toBeTruthy();
  });
});
