import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/app.testkit.tsx';
import { freshVisits, toSummary, type } from '../../testing/visitor.testkit.ts';
import { button, focused, OPTIONS, summaryLines } from './sharedList.testkit.ts';

freshVisits();

/** The form with a block that does not ask for the note, which each record of its list must have. */
async function atLists(id: 'losses' | 'hours') {
  const pages = structuredClone(OPTIONS.pages ?? {}) as Record<
    string,
    { blocks: { id: string; fields: { name: string }[] }[] }
  >;
  for (const block of pages['claim-summary']?.blocks ?? [])
    if (block.id === id) block.fields = block.fields.filter(({ name }) => name !== 'note');
  const made = await renderApp({ ...OPTIONS, pages: pages as NonNullable<typeof OPTIONS.pages> });
  await toSummary();
  return made;
}

describe('what is wrong with a field that an entry does not ask', () => {
  it('C8-14 C10-09: is said of the entry as a whole by the name of the field, and has the focus', async () => {
    await atLists('losses');
    fireEvent.click(button('Add a loss'));
    type(/^Value/, '5');
    fireEvent.click(button('Save the loss'));
    const said = await screen.findByText('Done: Value is required');
    expect(said.closest('.cw-draft')).toBeTruthy();
    await waitFor(() => expect(focused()).toBe(said));
  });

  it('C8-14 C10-09: of several faults the field that is asked has the focus', async () => {
    await atLists('losses');
    fireEvent.click(button('Add a loss'));
    type(/^Value/, '-5');
    fireEvent.click(button('Save the loss'));
    await screen.findByText('Done: Value is required');
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText(/^Value/)));
  });

  it('C8-14 C10-09: is said in a row, and the summary leads to it', async () => {
    await atLists('hours');
    fireEvent.click(button('Add hours'));
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText(/^Number/)));
    fireEvent.input(screen.getByLabelText(/^Number/), { target: { value: '2' } });
    fireEvent.click(button(/^Done: /));
    const said = await screen.findByText('What was lost: Value is required');
    expect(said.closest('tr')).toBeTruthy();
    await waitFor(() => expect(focused()).toBe(said));
    fireEvent.click(button('Submit claim'));
    await waitFor(() => expect(summaryLines().join()).toContain('What was lost: Value is required'));
    fireEvent.click(screen.getByRole('link', { name: /What was lost/ }));
    await waitFor(() => expect(focused()?.closest('tr')).toBe(said.closest('tr')));
  });
});
