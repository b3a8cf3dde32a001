import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { field } from '../../../transforms/testing/forms.testkit.ts';
import { renderApp, type TestAppOptions } from '../../testing/app.testkit.tsx';
import { file, freshVisits, press, toSummary, type } from '../../testing/visitor.testkit.ts';
import { addHours, addLoss, button, focused, OPTIONS, summaryLines } from './sharedList.testkit.ts';

freshVisits();

async function atLists(options: TestAppOptions = OPTIONS) {
  const made = await renderApp(options);
  await toSummary();
  const claim = () => made.app.claims.get('standard');
  const rows = () => (claim().state.document.claimTransactions ?? []) as Record<string, unknown>[];
  return { ...made, claim, rows };
}

/** The names, which tests type on their way to the summary. */
const PERSON = [
  { name: 'firstName', label: 'L_first' },
  { name: 'lastName', label: 'L_last' },
];

const block = (name: string) => screen.getByRole('region', { name });
const inBlock = (name: string) => within(block(name));
const said = () => screen.getByTestId('announcements').textContent ?? '';

describe('blocks that share a list', () => {
  it('C8-14: each shows and adds only its own records, and sets their value', async () => {
    const { rows } = await atLists();
    await addLoss('Bicycle', '100');
    await addHours('Called the bank', '2');
    await addLoss('Phone', '50');
    expect(rows().map(({ kind, note }) => [kind, note])).toEqual([
      ['loss', 'Bicycle'],
      ['hours', 'Called the bank'],
      ['loss', 'Phone'],
    ]);
    expect(inBlock('Losses').queryByText('Called the bank')).toBeNull();
    expect(inBlock('Losses').getByText('Phone')).toBeTruthy();
    expect(inBlock('Hours').queryByText('Bicycle')).toBeNull();
    expect(inBlock('Hours').getByText('Called the bank')).toBeTruthy();
    // Its records are counted from 1 on, and the columns are called what the block calls them.
    expect(inBlock('Losses').getByRole('button', { name: 'Delete entry 2' })).toBeTruthy();
    expect(inBlock('Hours').getByRole('button', { name: 'Delete entry 1' })).toBeTruthy();
    expect(inBlock('Hours').getByRole('columnheader', { name: 'Number' })).toBeTruthy();
    expect(inBlock('Losses').getAllByText('Value')).toHaveLength(2);
  });

  it('C8-14: an error about the records of a block is shown at it, and bears its title in the summary', async () => {
    await atLists();
    press('Submit claim');
    await waitFor(() => expect(summaryLines()).toHaveLength(3));
    expect(summaryLines().slice(0, 2)).toEqual([
      'Losses: Add at least one entry.',
      'Hours: At least 2 entries are needed',
    ]);
    expect(inBlock('Losses').getByText('Add at least one entry.')).toBeTruthy();
    expect(inBlock('Losses').queryByText('At least 2 entries are needed')).toBeNull();
    expect(inBlock('Hours').getByText('At least 2 entries are needed')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: /^Hours/ }));
    expect(focused()).toBe(button('Add hours'));
    await addLoss('Bicycle', '100');
    expect(inBlock('Losses').queryByText('Add at least one entry.')).toBeNull();
    expect(inBlock('Hours').getByText('At least 2 entries are needed')).toBeTruthy();
  });

  it('C8-14: an error in a record names the title of its block and its number there, and leads to it', async () => {
    const { claim } = await atLists();
    await addLoss('Bicycle', '100');
    await addHours('Called the bank', '2');
    await addHours('Wrote a letter', '3');
    await act(async () => claim().setPath('claimTransactions.2.amountClaimed', '-1'));
    press('Submit claim');
    await waitFor(() =>
      expect(summaryLines()[0]).toBe('Hours, Entry 2, Number: The value must be at least 0'),
    );
    fireEvent.click(screen.getByRole('link', { name: /^Hours, Entry 2/ }));
    await waitFor(() => expect(focused()?.id).toBe('root_claimTransactions_2_amountClaimed'));
  });

  it('C8-14 C10-02 C10-15: rows are deleted and brought back in their block, with the focus there', async () => {
    const { rows } = await atLists();
    await addHours('Called the bank', '2');
    await addLoss('Bicycle', '100');
    await addHours('Wrote a letter', '3');
    fireEvent.click(inBlock('Hours').getByRole('button', { name: 'Delete entry 1' }));
    expect(rows().map(({ note }) => note)).toEqual(['Bicycle', 'Wrote a letter']);
    await waitFor(() => expect(focused()?.id).toBe('root_claimTransactions_1'));
    expect(said()).toContain('Entry 1 was deleted.');
    fireEvent.click(inBlock('Hours').getByRole('button', { name: 'Undo' }));
    expect(rows().map(({ note }) => note)).toEqual(['Called the bank', 'Bicycle', 'Wrote a letter']);
    await waitFor(() => expect(focused()?.id).toBe('root_claimTransactions_0'));
    fireEvent.click(inBlock('Hours').getByRole('button', { name: 'Delete entry 2' }));
    await waitFor(() => expect(focused()).toBe(button('Add hours')));
    expect(rows().map(({ note }) => note)).toEqual(['Called the bank', 'Bicycle']);
    fireEvent.click(inBlock('Losses').getByRole('button', { name: 'Delete entry 1' }));
    fireEvent.click(button('Delete'));
    await waitFor(() => expect(focused()).toBe(button('Add a loss')));
    expect(rows().map(({ note }) => note)).toEqual(['Called the bank']);
  });

  it('C8-14 C10-15: pasted rows go into the block, over its own rows, as far as it has room', async () => {
    const { rows } = await atLists();
    await addLoss('Bicycle', '100');
    await addHours('Called the bank', '2');
    await addLoss('Phone', '50');
    fireEvent.click(inBlock('Hours').getByRole('button', { name: 'Edit entry 1' }));
    const target = await screen.findByLabelText(/^Number/);
    const text = '4\tCalled twice\n5\tWrote\n6\tWaited\n7\tTravelled\n';
    fireEvent.paste(target, { clipboardData: { getData: () => text } });
    await waitFor(() => expect(inBlock('Hours').getByText(/Row \d was not added/)).toBeTruthy());
    expect(rows().map(({ kind, note }) => `${kind} ${note}`)).toEqual([
      'loss Bicycle',
      'hours Called twice',
      'loss Phone',
      'hours Wrote',
      'hours Waited',
    ]);
    fireEvent.click(button('Undo the paste'));
    expect(rows().map(({ note }) => note)).toEqual(['Bicycle', 'Called the bank', 'Phone']);
  });

  it('C8-14: a block says how much room it has, by its own rule and by that of the whole list', async () => {
    await atLists();
    expect(inBlock('Hours').getByText(/added 0. You can add up to 3/)).toBeTruthy();
    for (const note of ['A', 'B', 'C']) await addLoss(note, '1');
    // Five records in all: two are left.
    expect(inBlock('Hours').getByText(/added 0. You can add up to 2/)).toBeTruthy();
    expect(inBlock('Losses').getByText(/added 3. You can add up to 5/)).toBeTruthy();
  });

  it('C8-14 C7-08 R5-42: a draft is its block’s own, also after a reload; what is unfinished is told there', async () => {
    const made = await atLists();
    fireEvent.click(button('Add a loss'));
    type(/^What was lost/, 'Bicycle');
    expect(inBlock('Losses').getByLabelText(/^What was lost/)).toBeTruthy();
    expect(inBlock('Hours').queryByRole('textbox')).toBeNull();
    press('Submit claim');
    const unfinished = /Finish the entry that you began/;
    const asked = /Add at least one entry/;
    await waitFor(() => expect(inBlock('Losses').getByText(unfinished)).toBeTruthy());
    expect(inBlock('Hours').queryByText(unfinished)).toBeNull();
    // What is to be done is one thing: another entry is not asked for beside it.
    expect(inBlock('Losses').queryByText(asked)).toBeNull();
    expect(summaryLines().join(' ')).not.toMatch(asked);
    const kept = made.claim().snapshot();
    expect(kept.drafts).toMatchObject([
      { record: { kind: 'loss', note: 'Bicycle' }, preset: { kind: 'loss' } },
    ]);
    type(/^Value/, '5');
    fireEvent.click(button('Save the loss'));
    await waitFor(() => expect(inBlock('Losses').queryByText(unfinished)).toBeNull());
  });

  it('C8-14 C7-08: an empty draft that only has its block’s value is passed over', async () => {
    const { claim } = await atLists();
    fireEvent.click(button('Add a loss'));
    fireEvent.click(button('Add hours'));
    press('Submit claim');
    await waitFor(() => expect(summaryLines().length).toBeGreaterThan(0));
    expect(summaryLines().join(' ')).not.toContain('Finish the entry');
    expect(claim().state.drafts).toHaveLength(2);
  });

  /** The options with one more field of the list, which the losses' block shows as a value. */
  function withCalculated(calculated: ReturnType<typeof field>, label: string): TestAppOptions {
    const models = OPTIONS.models?.map((model) =>
      model.metadata.dtoMapping === 'claimTransactions'
        ? { ...model, fields: [...model.fields, calculated] }
        : model,
    );
    const shown = { name: calculated.name, label, component: 'value' };
    const blocks = OPTIONS.pages?.['claim-summary']?.blocks?.map((each) =>
      each.id === 'losses' && 'fields' in each ? { ...each, fields: [...each.fields, shown] } : each,
    );
    return { models, pages: { ...OPTIONS.pages, 'claim-summary': { blocks } } } as TestAppOptions;
  }

  it('C7-08 C8-14: what is calculated of an open entry counts no record of a hidden block', async () => {
    const counted = field('position', [], 'number', { computed: { count: 'claimTransactions' } });
    const { claim } = await atLists(withCalculated(counted, 'Its number'));
    await addHours('Called the bank', '2');
    await act(async () => claim().setField('claimantInfo', 'firstName', 'Nobody'));
    fireEvent.click(button('Add a loss'));
    type(/^What was lost/, 'Bicycle');
    await waitFor(() => expect(screen.getByLabelText(/^Its number/).textContent).toBe('1'));
  });

  it('C7-08: what is calculated of an open entry takes an answer that was entered before and that the entry asks for again', async () => {
    const called = field('called', [], 'string', {
      computed: { field: 'nickname', model: 'claimantInfo' },
    });
    const options = withCalculated(called, 'Called');
    const isLarge = { value: { sum: 'amountClaimed', of: 'claimTransactions' }, greaterThan: 10 };
    const nickname = { name: 'nickname', label: 'L_nick', dependencies: [{ when: isLarge }] };
    const person = { kind: 'fields', id: 'person', model: 'claimantInfo', fields: [...PERSON, nickname] };
    const pages = { ...options.pages, 'claimant-info': { blocks: [person] } };
    const { claim } = await atLists({ ...options, pages } as TestAppOptions);
    await act(async () => claim().setField('claimantInfo', 'nickname', 'Countess'));
    fireEvent.click(button('Add a loss'));
    type(/^Value/, '50');
    await waitFor(() => expect(screen.getByLabelText(/^Called/).textContent).toBe('Countess'));
  });

  it('C8-14 C4-22: the records of a hidden block are not live, and neither are its rules; they come back with it', async () => {
    const { claim, rows } = await atLists();
    await addHours('Called the bank', '2');
    await addLoss('Bicycle', '100');
    await act(async () => claim().setField('claimantInfo', 'firstName', 'Nobody'));
    expect(screen.queryByRole('region', { name: 'Hours' })).toBeNull();
    expect(rows()).toEqual([null, expect.objectContaining({ note: 'Bicycle' })]);
    expect(
      claim()
        .verdict()
        .errors.map(({ path }) => path),
    ).toEqual(['signature.signature']);
    expect(inBlock('Losses').getByRole('button', { name: 'Edit entry 1' })).toBeTruthy();
    await act(async () => claim().setField('claimantInfo', 'firstName', 'Ada'));
    expect(rows().map(({ note }) => note)).toEqual(['Called the bank', 'Bicycle']);
    expect(
      claim()
        .verdict()
        .errors.map(({ path, rule: name }) => `${path} ${name}`),
    ).toContain('claimTransactions records');
  });

  it('C8-14 C4-22: a claim with records of a hidden block is filed without them, and the page misses nothing of theirs', async () => {
    const { claim, api } = await atLists();
    await addHours('Called the bank', '2');
    await addLoss('Bicycle', '100');
    await act(async () => claim().setField('claimantInfo', 'firstName', 'Nobody'));
    await file();
    const [, body] = vi.mocked(api.submit).mock.lastCall ?? [];
    const sent = [body?.claimTransactions ?? []].flat();
    expect(sent.map(({ fields }) => fields)).toMatchObject([{ kind: 'loss', note: 'Bicycle' }]);
  });
});
