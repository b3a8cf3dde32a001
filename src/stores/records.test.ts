import { describe, expect, it } from 'vitest';
import { recordsOf } from '../../transforms/claims/claimFields.ts';
import { CONTEXT } from '../../transforms/testing/forms.testkit.ts';
import { textsIn } from '../../transforms/texts/builtIn.ts';
import { productText } from '../../transforms/texts/lookUp.ts';
import { claimOf, form } from './claim.testkit.ts';
import { type Claim, createClaim } from './claim.ts';
import { fileDescriptor as describeFile, documentFault } from './documents.ts';
import {
  cancelDraft,
  deleteRecord,
  dropDraft,
  editRecord,
  finishDraft,
  isDraftEmpty,
  setDraftField,
  startDraft,
} from './records.ts';

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

  it('C10-20: a draft that was dropped comes back while the record that it replaces is there', () => {
    const claim = claimOf();
    claim.setRecords('claimTransactions', [{ amountClaimed: '1' }, { amountClaimed: '2' }], ['a', 'b']);
    const dropped = ['a', 'b'].map((id) =>
      dropDraft(claim, editRecord(claim, 'claimTransactions', id).clientId),
    );
    deleteRecord(claim, 'claimTransactions', 'a');
    expect(dropped.map(({ index }) => index())).toEqual([undefined, 0]);
    for (const { restore } of dropped) restore();
    expect(claim.state.drafts.map(({ replaces }) => replaces)).toEqual(['b']);
  });

  it('R3-16, C7-08, C8-06: a new transaction has the id that documents link to, and counts as empty until something is entered', () => {
    const claim = claimOf();
    const draft = startDraft(claim, 'claimTransactions');
    expect(draft.record.claimTransactionId).toBe(draft.clientId);
    expect(isDraftEmpty(claim, draft)).toBe(true);
    setDraftField(claim, draft.clientId, 'amountClaimed', '1');
    const [now] = claim.state.drafts;
    expect(now && isDraftEmpty(claim, now)).toBe(false);
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

  it.each([
    ['en', '“big scan.pdf” is 2.1 MB. The limit is 2 MB.'],
    ['es-US', '“big scan.pdf” ocupa 2.1 MB. El límite es 2 MB.'],
    ['ar', 'حجم «\u2066big scan.pdf\u2069» هو \u20682.1 م.ب\u2069. الحد الأقصى \u20682 م.ب\u2069.'],
  ])('C16-02: in %s a file that is one byte too large is not told to have the limit', (culture, words) => {
    const claim = claimOf();
    const draft = startDraft(claim, 'documentContexts');
    setDraftField(claim, draft.clientId, 'file', {
      name: 'big scan.pdf',
      size: limits.maxBytes + 1,
      type: '',
    });
    const found = documentFault(claim, claim.state.drafts.at(-1) ?? draft, limits, culture);
    const said = found && productText(found.key, textsIn(culture, {}), found.params);
    expect(said?.replaceAll('\u00a0', ' ')).toContain(words);
  });

  it('C6-07: what the server would refuse is told when the file is chosen', () => {
    expect(fault(claimOf(), { name: 'a.pdf', size: 3 * 1024 * 1024 })).toEqual({
      key: 'Document_TooLarge',
      params: { name: 'a.pdf', size: '3 MB', limit: '2 MB' },
    });
    expect(fault(claimOf(), { name: 'a.exe', size: 3 })).toEqual({
      key: 'Document_WrongKind',
      params: { name: 'a.exe', kinds: '.pdf' },
    });
    expect(fault(claimOf(), { name: 'a.pdf', size: 0 })?.key).toBe('Document_Empty');
  });
});
