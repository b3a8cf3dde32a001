import { describe, expect, it } from 'vitest';
import { bundleForm, CONTEXT, entry, field } from '../../transforms/testing/forms.testkit.ts';
import { createClaim } from './claim.ts';
import { deleteRecord, editRecord, finishDraft, setDraftField, startDraft } from './records.ts';

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
    ]),
    entry('claimTransactions', [field('amount', [], 'number'), field('proof')]),
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
            placed('fewRows', { value: { count: 'claimTransactions' }, lessThan: 2 }),
          ],
        },
        {
          kind: 'recordManager',
          id: 'r',
          model: 'claimTransactions',
          fields: [{ name: 'amount', label: 'L' }, placed('proof', hasReceipt(true))],
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
    claim.cleared.losses.map(({ taken }) => taken.map(({ path }) => path.replace('claimantInfo.', '')));
  const undo = (at = -1) => claim.undo(claim.cleared.losses.at(at)?.id ?? 0);
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
