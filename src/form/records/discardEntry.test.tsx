import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withBuiltIn } from '../../../transforms/texts/builtIn.ts';
import { CONTENT } from '../../testing/smallForm.testkit.ts';
import { press, submit, type } from '../../testing/visitor.testkit.ts';
import { addLoss, atLosses, begin, block, documentHooks } from './recordDocuments.testkit.ts';

documentHooks();

const noteNow = () => screen.queryByLabelText(/^What was lost/);
const said = () => block().queryByText(/was not saved\.$/)?.textContent;
const holds = (note: string) => waitFor(() => expect(noteNow()).toHaveProperty('value', note));
const isShut = () => waitFor(() => expect(noteNow()).toBeNull());

async function editAs(number: number, note: string) {
  press(`Edit entry ${number}`);
  await waitFor(() => expect(noteNow()).not.toBeNull());
  type(/^What was lost/, note);
}

async function deleteEntry(number: number) {
  const { length } = screen.queryAllByRole('button', { name: /^Delete entry/ });
  press(`Delete entry ${number}`);
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: /^Delete entry/ })).toHaveLength(length - 1),
  );
}

describe('an entry that was left unsaved', () => {
  it('C10-20, C7-08: goes with its record, and nothing stands in the way of Next', async () => {
    const { claim } = await atLosses();
    await addLoss('Phone', '5');
    await editAs(1, 'Old phone');
    press('Cancel');
    await waitFor(() => expect(said()).toBe('Entry 1 was not saved.'));
    await deleteEntry(1);
    expect(said()).toBeUndefined();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(claim().state.drafts).toEqual([]);
    submit();
    await screen.findByRole('heading', { level: 1, name: 'Done' });
  });

  it('C10-20: keeps its way back when another entry is deleted, under the number that it has then', async () => {
    await atLosses();
    await addLoss('Phone', '5');
    await addLoss('Watch', '6');
    await editAs(2, 'Gold watch');
    press('Cancel');
    await waitFor(() => expect(said()).toBe('Entry 2 was not saved.'));
    await deleteEntry(1);
    expect(said()).toBe('Entry 1 was not saved.');
    press('Undo');
    await holds('Gold watch');
    press('Save the loss');
    await isShut();
    expect(block().getByText('Gold watch')).toBeTruthy();
    expect(block().queryByText('Watch')).toBeNull();
  });

  it('C10-20: opens alone again, and what was begun meanwhile of the same entry has the same way back', async () => {
    const { claim } = await atLosses();
    await addLoss('Phone', '5');
    await editAs(1, 'Old phone');
    press('Cancel');
    await isShut();
    await editAs(1, 'New phone');
    press('Undo');
    await holds('Old phone');
    expect(claim().state.drafts).toHaveLength(1);
    expect(said()).toBe('Entry 1 was not saved.');
    press('Undo');
    await holds('New phone');
    expect(claim().state.drafts).toHaveLength(1);
  });

  it('C10-20: opens alone again beside a new entry, which has the same way back', async () => {
    const { claim } = await atLosses();
    await addLoss('Phone', '5');
    await editAs(1, 'Old phone');
    press('Cancel');
    await isShut();
    begin('Ring', '50');
    press('Undo');
    await holds('Old phone');
    expect(claim().state.drafts).toHaveLength(1);
    expect(said()).toBe('Entry 2 was not saved.');
    press('Undo');
    await holds('Ring');
    expect(claim().state.drafts).toHaveLength(1);
  });

  it('C10-20: is told of in the language that was just chosen, by a text of its own', async () => {
    const content = async () => ({ ...withBuiltIn('es', CONTENT), L_sign: 'Firma' });
    await atLosses({}, { api: { content } });
    begin('Ring', '50');
    press('Cancel');
    await waitFor(() => expect(said()).toBe('Entry 1 was not saved.'));
    const before = block().getByText('Entry 1 was not saved.');
    press('Español');
    const now = await block().findByText('La entrada 1 no se guardó.');
    expect(now).not.toBe(before);
    expect(before.isConnected).toBe(false);
  });
});

describe('the focus in a list of entries', () => {
  it('C10-02: is in the first field of an entry that Undo opens', async () => {
    await atLosses();
    await addLoss('Phone', '5');
    await editAs(1, 'Old phone');
    press('Cancel');
    await isShut();
    screen.getByRole('button', { name: 'Delete entry 1' }).focus();
    press('Undo');
    await holds('Old phone');
    await waitFor(() => expect(document.activeElement).toBe(noteNow()));
  });

  it('C10-02: goes to the following entry when one is deleted, where that one is open, too', async () => {
    await atLosses();
    await addLoss('Phone', '5');
    await addLoss('Watch', '6');
    press('Edit entry 2');
    await holds('Watch');
    await deleteEntry(1);
    await waitFor(() => expect(document.activeElement?.contains(noteNow())).toBe(true));
    expect(document.activeElement?.id).toMatch(/^root_claimTransactions_/);
  });

  it('C10-02: goes to Add when the last entry is deleted and one above it is open', async () => {
    await atLosses();
    await addLoss('Phone', '5');
    await addLoss('Watch', '6');
    press('Edit entry 1');
    await holds('Phone');
    await deleteEntry(2);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a loss' })),
    );
  });
});
