import { describe, expect, it } from 'vitest';
import { recordsOf } from '../../transforms/claims/claimFields.ts';
import { bundleForm, CONTEXT, entry, field } from '../../transforms/testing/forms.testkit.ts';
import { type Claim, createClaim } from './claim.ts';
import { pasteRecords } from './pasteRecords.ts';
import { documentInSlot } from './recordDocuments.ts';
import { finishDraft, setDraftField, startDraft } from './records.ts';

const whenAgreed = { value: { field: 'agrees', model: 'claimantInfo' }, equals: true } as const;

/** Receipts are chosen in losses; the page of documents asks for their kind, and takes it back, where people agree. */
const form = await bundleForm({
  models: [
    entry('claimantInfo', [field('agrees', [], 'boolean')]),
    entry('documentContexts', [field('file', [], 'file'), field('kind'), field('claimTransactionId')]),
    entry('claimTransactions', [field('claimTransactionId'), field('note')]),
  ],
  pages: {
    start: {
      blocks: [
        { kind: 'fields', id: 'a', model: 'claimantInfo', fields: [{ name: 'agrees', label: 'Agrees' }] },
        {
          kind: 'recordTable',
          id: 'losses',
          model: 'claimTransactions',
          documents: { kind: 'receipt' },
          fields: [{ name: 'note', label: 'Note' }],
        },
        {
          kind: 'recordManager',
          id: 'documents',
          model: 'documentContexts',
          fields: [{ name: 'kind', label: 'Kind', dependencies: [{ when: whenAgreed }] }],
        },
      ],
    },
  },
});

let drawn = 0;

const claimOf = (): Claim =>
  createClaim({
    form: form.loaded,
    context: () => CONTEXT,
    randomSuffix: () => String(++drawn).padStart(8, '0'),
  });

/** Begins a loss and chooses its receipt. */
function beginLoss(claim: Claim): string {
  const draft = startDraft(claim, 'claimTransactions');
  setDraftField(claim, draft.clientId, 'note', 'a');
  const [begun] = claim.state.drafts;
  if (!begun) throw new Error('Nothing was begun.');
  documentInSlot(claim, { draft: begun, kind: 'receipt', slot: '1' }).record.file = {
    name: 'a.pdf',
    size: 1,
    type: '',
  };
  return draft.clientId;
}

const kindsOf = ({ state }: Claim) =>
  recordsOf(state.entered, 'documentContexts').map((document) => document.kind);

describe('documents that are chosen in records', () => {
  it('C8-15: saved with its record, a document keeps its kind where the page of documents would take it back', () => {
    const claim = claimOf();
    finishDraft(claim, beginLoss(claim));
    expect(kindsOf(claim)).toEqual(['receipt']);
  });

  it('C8-15 C10-15: rows that are pasted over a begun one are saved with its document, which an undo gives back to it', () => {
    const claim = claimOf();
    const from = beginLoss(claim);
    const target = { claim, context: CONTEXT, model: 'claimTransactions', from, limit: undefined } as const;
    const { undo } = pasteRecords(target, [{ values: { note: 'b' }, unread: [] }]);
    expect(claim.state.entered.claimTransactions).toMatchObject([{ note: 'b' }]);
    expect(kindsOf(claim)).toEqual(['receipt']);
    undo()?.();
    expect(claim.state.entered).toMatchObject({ claimTransactions: [], documentContexts: [] });
    expect(claim.state.ids.lists.documentContexts).toEqual([]);
    finishDraft(claim, from);
    expect(claim.state.entered.claimTransactions).toMatchObject([{ note: 'a' }]);
    expect(kindsOf(claim)).toEqual(['receipt']);
  });
});
