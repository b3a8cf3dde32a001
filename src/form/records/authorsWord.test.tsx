import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { atSummary, LONG } from '../../pages/summary.testkit.ts';
import type { TestAppOptions } from '../../testing/app.testkit.tsx';
import type { PAGES } from '../../testing/smallForm.testkit.ts';
import { freshVisits, heading, press } from '../../testing/visitor.testkit.ts';
import { button, focused } from './sharedList.testkit.ts';

freshVisits();

const said = () => screen.getByTestId('announcements').textContent;

/** The charges as a list of its own kind, whose author calls one a charge. */
function called(kind: 'recordTable' | 'recordManager'): TestAppOptions {
  const { landing, 'claimant-info': info, story, farm, details, ...rest } = LONG.pages as typeof PAGES;
  const own = { kind, allowEdit: true, draftOnInit: false, recordLabelKey: 'L_one' };
  const blocks = (details?.blocks ?? []).map((block) =>
    block.kind === 'recordTable' ? ({ ...block, ...own } as typeof block) : block,
  );
  return {
    ...LONG,
    pages: { landing, 'claimant-info': info, story, farm, details: { blocks }, ...rest } as typeof PAGES,
    content: { ...LONG.content, L_one: 'Charge {number}' },
  };
}

describe('a record that its author has a name for', () => {
  it('C10-08, C10-15: has it on the summary, on its buttons, and where it is said to be saved, deleted and back', async () => {
    await atSummary(called('recordTable'));
    const [, first] = within(await screen.findByRole('table', { name: 'Charges' })).getAllByRole('row');
    expect(first?.querySelector('th')?.textContent).toBe('Charge 1');
    fireEvent.click(screen.getByRole('link', { name: 'Change: Charges, Charge 1' }));
    await heading('Details');
    await waitFor(() => expect(focused()?.id).toBe('root_claimTransactions_0_amountClaimed'));
    fireEvent.click(button(/^Done: /));
    await waitFor(() => expect(said()).toContain('Charge 1 is saved.'));
    fireEvent.click(button('Delete Charge 2'));
    await waitFor(() =>
      expect(said()).toContain('Charge 2 was deleted. To bring it back, choose “Undo” below the list.'),
    );
    fireEvent.click(button('Undo'));
    await waitFor(() => expect(said()).toContain('Charge 2 is back.'));
    expect(button('Edit Charge 2')).not.toBeNull();
    expect(document.body.textContent).not.toMatch(/Entry \d/);
  });

  it('C10-14, C10-15: has it in the question before it is deleted, and on the buttons of its card', async () => {
    await atSummary(called('recordManager'));
    fireEvent.click(screen.getByRole('link', { name: 'Change: Charges, Charge 2' }));
    await heading('Details');
    press('Cancel');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Charge 1' }));
    await screen.findByRole('alertdialog', { name: 'Delete Charge 1?' });
    press('Delete');
    await waitFor(() => expect(said()).toContain('Charge 1 was deleted.'));
  });
});
