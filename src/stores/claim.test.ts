import { describe, expect, it } from 'vitest';
import { recordsOf } from '../../transforms/claims/claimFields.ts';
import { bundleForm, CONTEXT, entry, field, rule } from '../../transforms/testing/forms.testkit.ts';
import { carryOver } from '../wizard/carryOver.ts';
import { type Claim, createClaim } from './claim.ts';
import { describe as describeFile, documentFault, sizeText } from './documents.ts';
import { credentialsFor, mayPrefill, prefill, rowOf, subModelTargets } from './prefill.ts';
import {
  cancelDraft,
  deleteRecord,
  editRecord,
  finishDraft,
  isEmptyDraft,
  setDraftField,
  startDraft,
} from './records.ts';
import { sharing } from './sharing.ts';

const whenAgreed = { value: { field: 'agrees' }, equals: true } as const;
const text = (name: string) => ({ name, label: `L_${name}` });

const form = await bundleForm({
  models: [
    entry('credentials', [field('claimNumber')]),
    entry('claimantInfo', [
      field('firstName'),
      field('country'),
      field('agrees', [], 'boolean'),
      field('reset'),
      field('kept'),
      field('back'),
    ]),
    entry('documentContexts', [field('file', [], 'file'), field('kind')]),
    entry('claimTransactions', [
      field('claimTransactionId'),
      field('amountClaimed', [rule('required')], 'number'),
    ]),
  ],
  pages: {
    start: {
      blocks: [
        {
          kind: 'fields',
          id: 'a',
          model: 'claimantInfo',
          fields: [
            text('firstName'),
            { ...text('country'), defaultValue: 'US' },
            text('agrees'),
            { ...text('reset'), dependencies: [{ when: whenAgreed }] },
            { ...text('kept'), dependencies: [{ when: whenAgreed, resetOnUnfulfilled: false }] },
            {
              ...text('back'),
              dependencies: [
                {
                  when: whenAgreed,
                  hide: false,
                  resetOnUnfulfilled: false,
                  resetOnFulfilled: true,
                  resetValue: 'again',
                },
              ],
            },
          ],
        },
      ],
    },
  },
});

let drawn = 0;
function claimOf(): Claim {
  return createClaim({
    form: form.loaded,
    context: () => CONTEXT,
    randomSuffix: () => String(++drawn).padStart(8, '0'),
    defaults: { 'claimantInfo.country': 'US' },
  });
}

describe('the claim', () => {
  it('R3-14, R4-05, R4-06, C6-12: single models are saved from the start with ids of their own, lists are empty', () => {
    const { state } = claimOf();
    expect(Object.keys(state.ids.single)).toEqual(['credentials', 'claimantInfo']);
    expect(state.ids.single.claimantInfo).toMatch(/^claimantInfo-\w{8}$/);
    expect(state.ids.lists).toEqual({ documentContexts: [], claimTransactions: [] });
    expect(state.document.claimantInfo).toMatchObject({ firstName: null, agrees: false, country: 'US' });
    expect(state.edited).toEqual({});
  });

  it('R4-07, R4-08: a change marks the field edited and dirty; empty text is stored as null', () => {
    const claim = claimOf();
    claim.setPath('claimantInfo.firstName', 'Ada');
    expect(claim.state.document.claimantInfo).toMatchObject({ firstName: 'Ada' });
    claim.setPath('claimantInfo.firstName', '');
    expect(claim.state.document.claimantInfo).toMatchObject({ firstName: null });
    expect(claim.state.edited).toEqual({ 'claimantInfo.firstName': true });
    claim.touch('claimantInfo.country');
    expect(claim.state.dirty).toEqual({ 'claimantInfo.firstName': true, 'claimantInfo.country': true });
  });

  it('R4-06: beginning again clears the answers and the record of what was edited', () => {
    const claim = claimOf();
    claim.setPath('claimantInfo.firstName', 'Ada');
    startDraft(claim, 'claimTransactions');
    claim.restart();
    const { edited, dirty, drafts, referenceCode } = claim.state;
    expect({ edited, dirty, drafts, referenceCode }).toEqual({
      edited: {},
      dirty: {},
      drafts: [],
      referenceCode: null,
    });
    expect(claim.state.document.claimantInfo).toMatchObject({ firstName: null });
  });

  it('R4-13, C4-22: hiding resets a field, or keeps its value aside where reset is off', () => {
    const claim = claimOf();
    claim.setPath('claimantInfo.agrees', true);
    claim.setPath('claimantInfo.reset', 'gone');
    claim.setPath('claimantInfo.kept', 'aside');
    claim.setPath('claimantInfo.agrees', false);
    expect(claim.state.document.claimantInfo).toMatchObject({ reset: null, kept: null });
    claim.setPath('claimantInfo.agrees', true);
    expect(claim.state.document.claimantInfo).toMatchObject({ reset: null, kept: 'aside' });
  });

  it('R4-13, R3-33: a dependency that holds again resets only where that option is on', () => {
    const claim = claimOf();
    claim.setPath('claimantInfo.back', 'typed');
    claim.setPath('claimantInfo.kept', 'typed');
    claim.setPath('claimantInfo.agrees', true);
    expect(claim.state.document.claimantInfo).toMatchObject({ back: 'again', kept: 'typed' });
  });

  it('keeps the parts of the document that a change leaves alone', () => {
    const claim = claimOf();
    const before = claim.state.document;
    claim.setPath('claimantInfo.firstName', 'Ada');
    expect(claim.state.document.credentials).toBe(before.credentials);
    expect(claim.state.document.claimantInfo).not.toBe(before.claimantInfo);
    const same = { a: [{ b: 1 }], c: 2 };
    expect(sharing(same, { a: [{ b: 1 }], c: 2 })).toBe(same);
    expect(sharing(same, { a: [{ b: 1 }], c: 3 }).a).toBe(same.a);
  });
});

describe('records', () => {
  it('R4-09: a draft begins, is finished into a saved record, or is cancelled', () => {
    const claim = claimOf();
    const draft = startDraft(claim, 'claimTransactions');
    setDraftField(claim, draft.clientId, 'amountClaimed', '5');
    expect(recordsOf(claim.state.document, 'claimTransactions')).toEqual([]);
    finishDraft(claim, draft.clientId);
    expect(recordsOf(claim.state.document, 'claimTransactions')).toMatchObject([{ amountClaimed: '5' }]);
    expect(claim.state.ids.lists.claimTransactions).toEqual([draft.clientId]);
    const other = startDraft(claim, 'claimTransactions');
    cancelDraft(claim, other.clientId);
    expect(claim.state.drafts).toEqual([]);
    expect(() => finishDraft(claim, 'lost')).toThrow('No form model found with the given clientId: lost');
  });

  it('R4-09, R4-11: a saved record is edited in its place, changed, and deleted with its id', () => {
    const claim = claimOf();
    for (const amount of ['1', '2']) {
      const { clientId } = startDraft(claim, 'claimTransactions');
      setDraftField(claim, clientId, 'amountClaimed', amount);
      finishDraft(claim, clientId);
    }
    const [first = '', second = ''] = claim.state.ids.lists.claimTransactions ?? [];
    const edit = editRecord(claim, 'claimTransactions', first);
    setDraftField(claim, edit.clientId, 'amountClaimed', '9');
    expect(recordsOf(claim.state.document, 'claimTransactions')[0]).toMatchObject({ amountClaimed: '1' });
    finishDraft(claim, edit.clientId);
    expect(claim.state.ids.lists.claimTransactions).toEqual([first, second]);
    claim.setPath('claimTransactions.1.amountClaimed', '8');
    expect(recordsOf(claim.state.document, 'claimTransactions').map((row) => row.amountClaimed)).toEqual([
      '9',
      '8',
    ]);
    deleteRecord(claim, 'claimTransactions', first);
    expect(claim.state.ids.lists.claimTransactions).toEqual([second]);
    expect(recordsOf(claim.state.document, 'claimTransactions')).toMatchObject([{ amountClaimed: '8' }]);
  });

  it('R3-16, C7-08, C8-06: a new transaction has the id that documents link to, and counts as empty until something is entered', () => {
    const claim = claimOf();
    const draft = startDraft(claim, 'claimTransactions');
    expect(draft.record.claimTransactionId).toBe(draft.clientId);
    expect(isEmptyDraft(claim, draft)).toBe(true);
    setDraftField(claim, draft.clientId, 'amountClaimed', '1');
    const [now] = claim.state.drafts;
    expect(now && isEmptyDraft(claim, now)).toBe(false);
  });

  it('C6-17: drafts, edited flags and ids survive as JSON', () => {
    const claim = claimOf();
    claim.setPath('claimantInfo.firstName', 'Ada');
    const draft = startDraft(claim, 'documentContexts');
    setDraftField(claim, draft.clientId, 'file', { name: 'a.pdf', size: 1, type: 'application/pdf' });
    const restored = createClaim({
      form: form.loaded,
      context: () => CONTEXT,
      randomSuffix: () => 'x',
      restored: JSON.parse(JSON.stringify(claim.snapshot())),
    });
    expect(restored.state.document).toEqual(claim.state.document);
    expect(restored.state).toMatchObject({ edited: claim.state.edited, ids: claim.state.ids });
    expect(restored.state.drafts[0]?.record.file).toEqual({
      name: 'a.pdf',
      size: 1,
      type: 'application/pdf',
    });
  });
});

describe('documents', () => {
  const limits = { maxBytes: 2 * 1024 * 1024, maxFiles: 2, accept: ['.pdf'] };
  const fault = (claim: Claim, file: { name: string; size: number }) => {
    const draft = startDraft(claim, 'documentContexts');
    setDraftField(claim, draft.clientId, 'file', { ...file, type: '' });
    const found = claim.state.drafts.at(-1);
    return found ? documentFault(claim, found, limits, 'en') : null;
  };

  it('R3-16, R5-40: a chosen file is kept as name, size and type, unknown where the browser names none', () => {
    expect(describeFile(new File(['abc'], 'a.bin'))).toEqual({ name: 'a.bin', size: 3, type: 'unknown' });
  });

  it('R5-37, R5-43, C6-11: a name that a saved document has, in another case or form, is refused', () => {
    const claim = claimOf();
    const draft = startDraft(claim, 'documentContexts');
    setDraftField(claim, draft.clientId, 'file', { name: 'R\u00e9sum\u00e9.pdf', size: 5, type: '' });
    finishDraft(claim, draft.clientId);
    expect(fault(claim, { name: 're\u0301sume\u0301.PDF', size: 5 })?.key).toBe(
      'LocKey_Validation_Document_FileExists',
    );
    expect(fault(claim, { name: 'other.pdf', size: 5 })).toBeNull();
    const edit = editRecord(claim, 'documentContexts', draft.clientId);
    expect(documentFault(claim, edit, limits, 'en')).toBeNull();
  });

  it('C6-07: what the server would refuse is told when the file is chosen', () => {
    expect(fault(claimOf(), { name: 'a.pdf', size: 3 * 1024 * 1024 })).toEqual({
      key: 'Document_TooLarge',
      params: { name: 'a.pdf', size: '3 MB', limit: '2 MB' },
    });
    expect(fault(claimOf(), { name: 'a.exe', size: 3 })?.key).toBe('Document_WrongKind');
    expect(fault(claimOf(), { name: 'a.pdf', size: 0 })?.key).toBe('Document_Empty');
    expect(sizeText(1536, 'en')).toBe('1.5 kB');
  });
});

describe('prefill', () => {
  const target = { model: 'claimantInfo', field: 'firstName', column: 'firstName' } as const;
  const SENT_ROW = {
    clientId: 'r',
    id: '1',
    metadataHash: '',
    metadata: { formType: 'Standard', dtoMapping: 'x' },
  } as const;

  it('C8-25: a row fills nothing of what objects inherit, and a column of such a name is one like any other', () => {
    const claim = claimOf();
    const inherited = { ...target, column: 'toString' };
    expect(prefill(claim, { firstName: 'Ada' }, [inherited])).toBe(0);
    expect(prefill(claim, { ...rowOf({ ...SENT_ROW, fields: { ToString: 'Ada' } }) }, [inherited])).toBe(1);
    expect(claim.state.document.claimantInfo).toMatchObject({ firstName: 'Ada' });
    expect(credentialsFor(claim.state.document, [{ constructor: 'x' } as never])).toEqual([
      { claimNumber: null },
    ]);
  });

  it('R3-24, R4-17: PascalCase fields become camelCase, and each row makes a copy of the credentials', () => {
    expect(rowOf({ ...SENT_ROW, fields: { ClaimNumber: 'A', FirstName: 'Ada' } })).toEqual({
      claimNumber: 'A',
      firstName: 'Ada',
    });
    const rows = [{ claimNumber: 'A' }, { claimNumber: 'B', firstName: 'x' }];
    expect(credentialsFor(claimOf().state.document, rows)).toEqual([
      { claimNumber: 'A' },
      { claimNumber: 'B' },
    ]);
    const typed = claimOf();
    typed.setField('credentials', 'claimNumber', 'Z');
    expect(credentialsFor(typed.state.document, [{ firstName: 'x' }])).toEqual([{ claimNumber: 'Z' }]);
  });

  it('R4-12, C6-14: it fills what is empty or equals the default and was never edited, and does not count as editing', () => {
    const claim = claimOf();
    expect(prefill(claim, { firstName: 'Ada' }, [target])).toBe(1);
    expect(claim.state.document.claimantInfo).toMatchObject({ firstName: 'Ada' });
    expect(claim.state.edited).toEqual({});
    expect(mayPrefill(claim, target)).toBe(false);
    const country = { ...target, field: 'country', column: 'country', defaultValue: 'US' };
    expect(prefill(claim, { country: 'CA' }, [country])).toBe(1);
  });

  it('R4-12: an edited field is left alone unless the override flag is set', () => {
    const claim = claimOf();
    claim.setPath('claimantInfo.firstName', 'Mine');
    claim.setPath('claimantInfo.firstName', '');
    expect(prefill(claim, { firstName: 'Ada' }, [target])).toBe(0);
    expect(prefill(claim, { firstName: 'Ada' }, [{ ...target, override: true }])).toBe(1);
  });

  it('C6-14: prepopulatedSubModel fills the fields of the same names in the model it names', () => {
    const targets = subModelTargets(claimOf(), 'ClaimantInfo');
    expect(targets).toContainEqual({ model: 'claimantInfo', field: 'firstName', column: 'firstName' });
    expect(subModelTargets(claimOf(), null)).toEqual([]);
    expect(() => subModelTargets(claimOf(), 'Yacht')).toThrow('Unknown model in prepopulatedSubModel: Yacht');
  });
});

describe('a changed configuration', () => {
  it('C6-15: answers are carried over by model and name; what has no place any more is named', async () => {
    const claim = claimOf();
    claim.setPath('claimantInfo.firstName', 'Ada');
    claim.setPath('claimantInfo.country', 'CA');
    const { clientId } = startDraft(claim, 'claimTransactions');
    setDraftField(claim, clientId, 'amountClaimed', '5');
    finishDraft(claim, clientId);
    const changed = await bundleForm({
      models: [
        entry('claimantInfo', [field('firstName'), field('added')]),
        entry('claimTransactions', [field('amountClaimed', [], 'number')]),
      ],
    });
    const { snapshot, dropped } = carryOver(claim.snapshot(), changed.loaded);
    expect(snapshot.entered.claimantInfo).toEqual({ firstName: 'Ada' });
    expect(snapshot.entered.claimTransactions).toEqual([{ amountClaimed: '5' }]);
    expect(snapshot.ids.lists.claimTransactions).toEqual([clientId]);
    expect(dropped).toEqual(expect.arrayContaining(['claimantInfo.country', 'credentials']));
  });
});
