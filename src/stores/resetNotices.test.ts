import { describe, expect, it } from 'vitest';
import { bundleForm, CONTEXT, entry, field } from '../../transforms/testing/forms.testkit.ts';
import { createClaim } from './claim.ts';
import { addEntry, removeEntry } from './draftEntries.ts';
import { pasteRecords } from './pasteRecords.ts';
import { deleteRecord, draftOf, editRecord, finishDraft, setDraftField, startDraft } from './records.ts';

const hasReceipt = (equals: boolean) =>
  ({ value: { field: 'receipt', model: 'claimantInfo' }, equals }) as const;
const isMarked = { value: { field: 'again' }, equals: 'mark' } as const;
const placed = (name: string, when: object, more: object = {}) => ({
  name,
  label: 'L',
  dependencies: [{ when, ...more }],
});

const form = await bundleForm({
  models: [
    entry('claimantInfo', [
      field('receipt', [], 'boolean'),
      field('details'),
      field('store'),
      field('whyNot'),
      field('again'),
      field('after'),
      field('fewRows'),
      field('small', [], 'string', {}),
    ]),
    entry('claimTransactions', [
      field('amount', [], 'number'),
      field('proof'),
      field('items', [], 'list', { fields: [field('kind'), field('size')] }),
    ]),
  ],
  pages: {
    one: {
      path: '/standard/one',
      titleKey: 'T',
      blocks: [
        {
          kind: 'fields',
          id: 'f',
          model: 'claimantInfo',
          fields: [
            { name: 'receipt', label: 'L' },
            placed('details', hasReceipt(true)),
            placed('store', hasReceipt(true)),
            placed('whyNot', hasReceipt(false)),
            placed('again', hasReceipt(true), { resetOnFulfilled: true }),
            placed('after', isMarked, { resetOnFulfilled: true }),
            placed('small', { value: { sum: 'amount', of: 'claimTransactions' }, lessThan: 100 }),
            placed('fewRows', { value: { count: 'claimTransactions' }, lessThan: 2 }),
          ],
        },
        {
          kind: 'recordManager',
          id: 'r',
          model: 'claimTransactions',
          fields: [
            { name: 'amount', label: 'L' },
            placed('proof', hasReceipt(true)),
            {
              name: 'items',
              label: 'L',
              columns: [
                { name: 'kind', label: 'L' },
                placed('size', { value: { field: 'kind' }, equals: 'coat' }),
              ],
            },
          ],
        },
      ],
    },
  },
} as unknown as Parameters<typeof bundleForm>[0]);

function opened() {
  let drawn = 0;
  const claim = createClaim({
    form: form.loaded,
    context: () => CONTEXT,
    randomSuffix: () => String(++drawn).padStart(8, '0'),
  });
  const set = (answers: Record<string, string | boolean>) => {
    for (const [name, value] of Object.entries(answers)) claim.setPath(`claimantInfo.${name}`, value);
  };
  const saveRow = (amount: string, proof: string | null = null) => {
    const { clientId } = startDraft(claim, 'claimTransactions');
    setDraftField(claim, clientId, 'amount', amount);
    setDraftField(claim, clientId, 'proof', proof);
    finishDraft(claim, clientId);
    return clientId;
  };
  /** What is told of, oldest first. */
  const told = () =>
    claim.shownNotices().map(({ taken }) => taken.map(({ path }) => path.replace('claimantInfo.', '')));
  const undo = (at = -1) => claim.undo(claim.shownNotices().at(at)?.id ?? 0);
  const person = () => claim.state.document.claimantInfo;
  const rows = () => claim.state.document.claimTransactions;
  return { claim, set, saveRow, told, undo, person, rows };
}

describe('the undo of what a change took along', () => {
  it('C10-18: what the undo itself takes is told in its turn, with an undo', () => {
    const { set, told, undo, person } = opened();
    set({ receipt: true, details: 'Lamp', store: 'Shop' });
    set({ receipt: false, whyNot: 'lost' });
    expect(told()).toEqual([['details', 'store']]);
    expect(undo()).toBe('claimantInfo.receipt');
    expect(person()).toMatchObject({ receipt: true, details: 'Lamp', store: 'Shop', whyNot: null });
    expect(told()).toEqual([['whyNot']]);
    undo();
    expect(person()).toMatchObject({ receipt: false, details: null, whyNot: 'lost' });
    expect(told()).toEqual([['details', 'store']]);
  });

  it('C10-18: what was answered anew stays, and the rest comes back', () => {
    const { set, told, undo, person } = opened();
    set({ receipt: true, details: 'Lamp', store: 'Shop' });
    set({ receipt: false });
    set({ receipt: true, details: 'Chair' });
    expect(told()).toEqual([['store']]);
    undo();
    expect(person()).toMatchObject({ receipt: true, details: 'Chair', store: 'Shop' });
    expect(told()).toEqual([]);
  });

  it('C10-18: once all of it was answered anew, nothing is told any more', () => {
    const { set, told } = opened();
    set({ receipt: true, details: 'Lamp' });
    set({ receipt: false });
    set({ receipt: true, details: 'Chair' });
    expect(told()).toEqual([]);
  });

  it('C10-18: a field that is reset both ways comes back, and one that hangs on it', () => {
    const { set, told, undo, person } = opened();
    set({ receipt: true, again: 'mark', after: 'wards' });
    set({ receipt: false });
    expect(told()).toEqual([['again', 'after']]);
    undo();
    expect(person()).toMatchObject({ receipt: true, again: 'mark', after: 'wards' });
    expect(told()).toEqual([]);
  });

  it('C10-18, R4-06: a claim that begins again offers nothing of the one before', () => {
    const { claim, set, told } = opened();
    set({ receipt: true, details: 'Lamp' });
    set({ receipt: false });
    claim.restart();
    expect(told()).toEqual([]);
  });

  it('C10-18: each of several changes keeps its own way back', () => {
    const { set, told, undo, person } = opened();
    set({ receipt: true, details: 'Lamp' });
    set({ receipt: false, whyNot: 'lost' });
    set({ receipt: true });
    expect(told()).toEqual([['details'], ['whyNot']]);
    undo(0);
    expect(person()).toMatchObject({ receipt: true, details: 'Lamp', whyNot: null });
    expect(told()).toEqual([['whyNot']]);
    undo();
    expect(person()).toMatchObject({ receipt: false, details: null, whyNot: 'lost' });
    expect(told()).toEqual([['details']]);
  });
});

describe('the undo of what a change took along, when a list changes', () => {
  it('C10-18: an entry that is saved leaves it', () => {
    const { set, saveRow, told, undo, person, rows } = opened();
    set({ receipt: true, details: 'Lamp' });
    set({ receipt: false });
    saveRow('5');
    expect(told()).toEqual([['details']]);
    undo();
    expect(person()).toMatchObject({ receipt: true, details: 'Lamp' });
    expect(rows()).toMatchObject([{ amount: '5' }]);
  });

  it('C10-18: answers of saved records come back to their own, wherever they stand by then', () => {
    const { claim, set, saveRow, told, undo, rows } = opened();
    set({ receipt: true });
    const [first, second, third] = ['a', 'b', 'c'].map((proof) => saveRow('1', proof));
    set({ receipt: false });
    const proofs = [0, 1, 2].map((at) => `claimTransactions.${at}.proof`);
    expect(told()).toEqual([proofs]);
    deleteRecord(claim, 'claimTransactions', first ?? '');
    saveRow('9');
    expect(told()).toEqual([proofs.slice(0, 2)]);
    set({ receipt: true });
    const { clientId } = editRecord(claim, 'claimTransactions', second ?? '');
    setDraftField(claim, clientId, 'proof', 'new');
    finishDraft(claim, clientId);
    expect(told()).toEqual([[proofs[1]]]);
    undo();
    expect(rows()).toMatchObject([{ proof: 'new' }, { proof: 'c' }, { proof: null }]);
    expect(claim.state.ids.lists.claimTransactions?.[1]).toBe(third);
  });

  it('C10-18: what is filled in for the claimant leaves it', () => {
    const { claim, set, told } = opened();
    set({ receipt: true, details: 'Lamp' });
    set({ receipt: false });
    claim.fillField('claimantInfo', 'whyNot', 'lost');
    expect(told()).toEqual([['details']]);
  });

  it('C10-04: what an entry takes when it is saved is told', () => {
    const { set, saveRow, told } = opened();
    set({ fewRows: 'few' });
    saveRow('1');
    saveRow('2');
    expect(told()).toEqual([['fewRows']]);
  });
});

describe('the undo of what a change took along, within entries that are begun', () => {
  it('C10-18: what another answer of the page takes there comes back there', () => {
    const { claim, set, told, undo, person } = opened();
    set({ receipt: true });
    const { clientId } = startDraft(claim, 'claimTransactions');
    setDraftField(claim, clientId, 'proof', 'a');
    set({ receipt: false });
    expect(told()).toEqual([[`claimTransactions.${clientId}.proof`]]);
    expect(draftOf(claim, clientId).record.proof).toBeNull();
    undo();
    expect(draftOf(claim, clientId).record.proof).toBe('a');
    expect(person()).toMatchObject({ receipt: true });
  });

  it('C10-18: an answer of an entry of its list comes back to that one, wherever it stands by then', () => {
    const { claim, told, undo } = opened();
    const { clientId } = startDraft(claim, 'claimTransactions');
    const list = { model: 'claimTransactions', draft: clientId, list: 'items' } as const;
    for (const size of ['S', 'M', 'L']) {
      const at = addEntry(claim, list);
      setDraftField(claim, clientId, `items.${at}.kind`, 'coat');
      setDraftField(claim, clientId, `items.${at}.size`, size);
    }
    setDraftField(claim, clientId, 'items.1.kind', 'hat');
    expect(told()).toEqual([[`claimTransactions.${clientId}.items.1.size`]]);
    const restore = removeEntry(claim, list, 0);
    expect(told()).toEqual([[`claimTransactions.${clientId}.items.0.size`]]);
    undo();
    const sizes = () => (draftOf(claim, clientId).record.items as { size: string }[]).map(({ size }) => size);
    expect(sizes()).toEqual(['M', 'L']);
    restore();
    expect(sizes()).toEqual(['S', 'M', 'L']);
  });
});

describe('the undo of what an entry took along when it was saved', () => {
  it('C10-18: of an edited entry the answers come back that were others, but for those that are newer', () => {
    const { claim, set, saveRow, told, undo, rows } = opened();
    set({ receipt: true, small: 'yes' });
    const id = saveRow('1', 'a');
    const edit = (field: string, value: string) => {
      const { clientId } = editRecord(claim, 'claimTransactions', id);
      setDraftField(claim, clientId, field, value);
      finishDraft(claim, clientId);
    };
    const { clientId } = editRecord(claim, 'claimTransactions', id);
    setDraftField(claim, clientId, 'amount', '500');
    setDraftField(claim, clientId, 'proof', 'b');
    finishDraft(claim, clientId);
    expect(told()).toEqual([['small']]);
    edit('proof', 'c');
    undo();
    expect(rows()).toMatchObject([{ amount: '1', proof: 'c' }]);
    expect(claim.state.document.claimantInfo).toMatchObject({ small: 'yes' });
  });

  it('C10-18: what pasted rows take comes back as they are taken out again', () => {
    const { claim, set, told, person, rows } = opened();
    set({ fewRows: 'few' });
    const target = {
      claim,
      context: CONTEXT,
      model: 'claimTransactions',
      from: null,
      limit: undefined,
    } as const;
    const paste = () =>
      pasteRecords(
        target,
        [1, 2].map((amount) => ({ values: { amount: `${amount}` }, unread: [] })),
      );
    paste().undo()?.();
    expect([rows(), person()]).toMatchObject([[], { fewRows: 'few' }]);
    expect(told()).toEqual([]);
    paste();
    expect(told()).toEqual([['fewRows']]);
    claim.undo(claim.shownNotices()[0]?.id ?? 0);
    expect([rows(), person()]).toMatchObject([[], { fewRows: 'few' }]);
  });
});
