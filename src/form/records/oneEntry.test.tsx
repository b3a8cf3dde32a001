import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { press, type } from '../../testing/visitor.testkit.ts';
import { addLoss, atLosses, begin, block, choose, documentHooks, file } from './recordDocuments.testkit.ts';

documentHooks();

const noteNow = () => screen.queryByLabelText(/^What was lost/);
const said = () => block().queryByText('Entry 2 was not saved.');

describe('one entry of a list at a time', () => {
  it('C10-20: Edit opens an entry where it stands, under its name, and an untouched new one goes without a word', async () => {
    const { claim } = await atLosses();
    await addLoss('Phone', '5');
    await addLoss('Watch', '6');
    fireEvent.click(screen.getByRole('button', { name: 'Add a loss' }));
    press('Edit entry 1');
    await waitFor(() => expect(noteNow()).toHaveProperty('value', 'Phone'));
    expect(claim().state.drafts).toHaveLength(1);
    const [first, second] = [...document.querySelectorAll('.cw-cards > li')];
    expect(first?.contains(noteNow())).toBe(true);
    expect(first?.querySelector('h3')?.textContent).toBe('Entry 1');
    expect(second?.textContent).toContain('Watch');
    expect(block().queryByText(/was not saved/)).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(noteNow()));
  });

  it('C10-20: Cancel of a begun entry can be undone, its file included', async () => {
    const { claim, app } = await atLosses();
    await addLoss('Phone', '5');
    begin('Ring', '50');
    choose('Receipt', file('ring.pdf', 'gold'));
    await screen.findByText(/ring\.pdf/);
    press('Cancel');
    await waitFor(() => expect(said()).not.toBeNull());
    expect(noteNow()).toBeNull();
    press('Undo');
    await waitFor(() => expect(noteNow()).toHaveProperty('value', 'Ring'));
    expect(said()).toBeNull();
    press('Save the loss');
    await waitFor(() => expect(noteNow()).toBeNull());
    const [id = ''] = claim().state.ids.lists.documentContexts ?? [];
    await waitFor(async () => expect((await app.claims.files().get(id))?.name).toBe('ring.pdf'));
  });

  it('C10-20: another Edit leaves what was begun with the same way back; an entry that was only looked at goes without', async () => {
    const { claim } = await atLosses();
    await addLoss('Phone', '5');
    await addLoss('Watch', '6');
    press('Edit entry 1');
    await waitFor(() => expect(noteNow()).not.toBeNull());
    press('Edit entry 2');
    await waitFor(() => expect(noteNow()).toHaveProperty('value', 'Watch'));
    expect(block().queryByText(/was not saved/)).toBeNull();
    type(/^What was lost/, 'Gold watch');
    press('Edit entry 1');
    await waitFor(() => expect(noteNow()).toHaveProperty('value', 'Phone'));
    expect(said()).not.toBeNull();
    press('Undo');
    await waitFor(() => expect(noteNow()).toHaveProperty('value', 'Gold watch'));
    expect(claim().state.drafts).toHaveLength(1);
    expect(block().queryByText(/was not saved/)).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(noteNow()));
  });

  it('C10-20: none opens by itself on arrival at a list that has saved ones', async () => {
    const { app } = await atLosses({ draftOnInit: true });
    expect(noteNow()).not.toBeNull();
    type(/^What was lost/, 'Phone');
    type(/^Value/, '5');
    press('Save the loss');
    await waitFor(() => expect(noteNow()).toBeNull());
    await app.navigation.back();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Losses' })).toBeNull());
    press('Next');
    await screen.findByRole('region', { name: 'Losses' });
    expect(noteNow()).toBeNull();
    expect(screen.getByRole('button', { name: 'Add a loss' })).toBeTruthy();
  });

  it('C10-20: one that began by itself after the last and was not touched is gone when one comes back', async () => {
    const { app, claim } = await atLosses({ draftAfterFinish: true });
    begin('Phone', '5');
    press('Save the loss');
    await waitFor(() => expect(noteNow()).toHaveProperty('value', ''));
    await app.navigation.back();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Losses' })).toBeNull());
    press('Next');
    await screen.findByRole('region', { name: 'Losses' });
    expect(noteNow()).toBeNull();
    expect(claim().state.drafts).toEqual([]);
    begin('Ring', '50');
    await app.navigation.back();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Losses' })).toBeNull());
    press('Next');
    await screen.findByRole('region', { name: 'Losses' });
    expect(noteNow()).toHaveProperty('value', 'Ring');
  });
});
