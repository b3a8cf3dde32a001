import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, type TestAppOptions } from '../../testing/app.testkit.tsx';
import { PAGES } from '../../testing/smallForm.testkit.ts';
import { freshVisits, heading, press, signIn, submit, type } from '../../testing/visitor.testkit.ts';
import { addReceipt, atReceipts, isFocused, MANAGER, MODELS_HERE, SUMMARY } from './innerLists.testkit.ts';

freshVisits();

describe('a list within a record, once it is saved', () => {
  type Entries = Record<string, string | null>[];

  /** As if something else had made saved entries wrong since. */
  function spoil({ claim }: Pick<Awaited<ReturnType<typeof atReceipts>>, 'claim'>, entries: Entries) {
    act(() => {
      const [record, ...others] = claim().state.entered.claimTransactions as Record<string, unknown>[];
      const broken = { ...record, items: entries } as never;
      claim().setRecords(
        'claimTransactions',
        [broken, ...others] as never,
        claim().state.ids.lists.claimTransactions ?? [],
      );
    });
  }

  it('C8-16 C10-09: an error of a saved record opens its form, and the entry in it', async () => {
    const made = await atReceipts();
    await addReceipt('Market', ['Lamp', '30']);
    spoil(made, [{ thing: 'Lamp', price: null }]);
    press('Submit claim');
    fireEvent.click(await screen.findByRole('link', { name: 'Receipt 1, Item 1, Price: Value is required' }));
    const first = await screen.findByRole('group', { name: 'Item 1 of Receipt 1' });
    await isFocused(within(first).getByLabelText(/^Price/));
    expect(within(first).getByText('Value is required')).toBeTruthy();
  });

  it('C10-20: an error of a saved record opens its form alone; what was begun of another has a way back', async () => {
    const made = await atReceipts();
    await addReceipt('Market', ['Lamp', '30']);
    await addReceipt('Fair', ['Chair', '12']);
    spoil(made, [{ thing: 'Lamp', price: null }]);
    press('Edit Receipt 2');
    type(/^Shop/, 'Big fair');
    press('Submit claim');
    fireEvent.click(await screen.findByRole('link', { name: 'Receipt 1, Item 1, Price: Value is required' }));
    const first = await screen.findByRole('group', { name: 'Item 1 of Receipt 1' });
    await isFocused(within(first).getByLabelText(/^Price/));
    expect(made.claim().state.drafts).toHaveLength(1);
    expect(made.reports).toEqual([]);
    const receipts = within(screen.getByRole('region', { name: 'Receipts' }));
    expect(receipts.getByText('Receipt 2 was not saved.')).toBeTruthy();
  });

  /** The summary, with the receipts on the page before it. */
  async function atSummary() {
    const { blocks } = PAGES['claimant-info'] ?? { blocks: [] };
    const pages = { ...PAGES, 'claimant-info': { blocks: [...blocks, MANAGER] } };
    const options = { models: MODELS_HERE, pages } as unknown as TestAppOptions;
    const made = await renderApp({ ...options, pages: { ...pages, 'claim-summary': SUMMARY } } as never);
    await signIn();
    type(/First name/, 'Ada');
    type(/Last name/, 'Lovelace');
    await addReceipt('Market', ['Lamp', '30'], ['Chair', '12.50']);
    press('Next');
    await heading('Check');
    return { ...made, claim: () => made.app.claims.get('standard') };
  }

  it('C8-16 C10-08: the summary reads the entries, and says of what is missing in which of which', async () => {
    const made = await atSummary();
    const table = within(await screen.findByRole('table', { name: 'Receipts' }));
    expect(
      table.getByRole('cell', { name: /Thing: Lamp; Price: 30.*Thing: Chair; Price: 12.50/ }),
    ).toBeTruthy();
    spoil(made, [{ thing: 'Lamp', price: '1' }, { thing: 'Chair' }] as Entries);
    const missing = await screen.findByRole('button', {
      name: 'Receipt 1, Item 2, Price: Value is required',
    });
    fireEvent.click(missing);
    const second = await screen.findByRole('group', { name: 'Item 2 of Receipt 1' });
    await isFocused(within(second).getByLabelText(/^Price/));
  });

  it('C8-16 C7-06: the receipt has the entries, too', async () => {
    await atReceipts();
    await addReceipt('Market', ['Lamp', '30']);
    submit();
    await screen.findByText('ABC12-DEF34');
    expect(await screen.findByText('Lamp')).toBeTruthy();
  });
});
