import { describe, expect, it } from 'vitest';
import { bundleForm, entry, field, inlineFaults, inlineForm, rule } from '../testing/forms.testkit.ts';
import { EN } from '../texts/en.ts';

const info = entry('claimantInfo', [field('minor', [], 'boolean')]);
const transactions = entry('claimTransactions', [
  field('claimTransactionId'),
  field('amountClaimed', [], 'number'),
]);
const documentFields = [field('kind'), field('claimTransactionId'), field('name')];

function documents(demands: unknown, fields = documentFields) {
  return entry('documentContexts', fields, {
    rules: [rule('documentsRequired', [], { documents: demands })],
  });
}

const minor = { value: { field: 'minor', model: 'claimantInfo' }, equals: true };
const large = { value: { field: 'amountClaimed' }, greaterThan: 100 };

const form = await inlineForm([
  info,
  transactions,
  documents([
    { kind: 'id' },
    { kind: 'guardian', when: minor },
    { kind: 'receipt', when: large, per: 'ClaimTransactions' },
  ]),
]);

const ID = { kind: 'id' };

describe('documentsRequired', () => {
  it('C8-06: a document of each demanded kind must be saved; kinds compare as C3-06', () => {
    expect(form.messages({})).toEqual(['documentContexts: A document is missing: id']);
    expect(form.failures({ documentContexts: [{ kind: ' id ' }] })).toEqual([]);
    expect(form.failures({ documentContexts: [{ kind: 'ID' }] })).toEqual([
      'documentContexts documentsRequired',
    ]);
  });

  it('C8-06 C8-03: a kind with a condition is demanded only while it holds', () => {
    const claimantInfo = { minor: true };
    expect(form.messages({ claimantInfo, documentContexts: [ID] })).toEqual([
      'documentContexts: A document is missing: guardian',
    ]);
    expect(form.failures({ claimantInfo, documentContexts: [ID, { kind: 'guardian' }] })).toEqual([]);
    for (const minor of [false, null])
      expect(form.failures({ claimantInfo: { minor }, documentContexts: [ID] })).toEqual([]);
  });

  it('C8-06 R3-16: with per each matching record needs a document linked to it', () => {
    const claim = (...links: (string | null)[]) => ({
      claimTransactions: [
        { claimTransactionId: 't0', amountClaimed: 50 },
        { claimTransactionId: 't1', amountClaimed: '1,000' },
        { claimTransactionId: null, amountClaimed: 1000 },
      ],
      documentContexts: [ID, ...links.map((claimTransactionId) => ({ kind: 'receipt', claimTransactionId }))],
    });
    expect(form.messages(claim('t0', null))).toEqual([
      'claimTransactions.1: A document is missing: receipt',
      'claimTransactions.2: A document is missing: receipt',
    ]);
    expect(form.failures(claim('t1'))).toEqual(['claimTransactions.2 documentsRequired']);
  });

  it('C8-06 C2-04: the kind is shown by its content key where there is one', () => {
    const texts = { culture: 'es', active: { DocumentKind_id: 'identificación' }, fallback: EN };
    expect(form.messages({}, {}, texts)).toEqual(['documentContexts: A document is missing: identificación']);
  });

  it('C8-06 C2-04: the kind is shown by the label of the option where no content has its key', async () => {
    const kindField = (more: object) => ({ name: 'kind', component: 'select' as const, ...more });
    const manager = (id: string, more: object) => ({
      kind: 'recordManager' as const,
      id,
      model: 'documentContexts',
      fields: [kindField(more)],
    });
    const page = manager('all', {
      options: [
        { value: 'id', label: 'Option_Id' },
        { value: 'receipt', label: 'Option_Receipt' },
      ],
    });
    const other = await bundleForm({
      models: [info, transactions, documents([ID, { kind: 'receipt' }, { kind: 'lease' }, { kind: 'x' }])],
      pages: { documents: { blocks: [page, manager('others', { optionsList: 'kinds' })] } },
      lists: { kinds: { values: [{ value: 'lease', label: 'Lease contract' }, { value: 'x' }] } },
    });
    const shown = (active: Record<string, string>, fallback = {}) =>
      other
        .messages({}, {}, { culture: 'es', active, fallback: { ...EN, ...fallback } })
        .map((text) => text.replace('documentContexts: A document is missing: ', ''));
    const active = { Option_Id: 'Documento', Option_Receipt: 'Recibo', DocumentKind_receipt: 'el recibo' };
    expect(shown(active)).toEqual(['Documento', 'el recibo', 'Lease contract', 'x']);
    expect(shown({}, { Option_Id: 'Identity card' })).toEqual([
      'Identity card',
      'receipt',
      'Lease contract',
      'x',
    ]);
  });

  it('C5-03: it stands on documentContexts, and every demand is whole', () => {
    const place = '/models/2/rules/0/namedParams/documents';
    const faults = (demands: unknown, fields = documentFields) =>
      inlineFaults([info, transactions, documents(demands, fields)]);
    expect(faults('id')).toEqual([`wrong-parameter ${place}`]);
    expect(faults([])).toEqual([`wrong-parameter ${place}`]);
    expect(faults(['id'])).toEqual([`wrong-parameter ${place}/0`]);
    expect(faults([{}])).toEqual([`wrong-parameter ${place}/0/kind`]);
    expect(faults([{ kind: '' }])).toEqual([`wrong-parameter ${place}/0/kind`]);
    expect(faults([{ kind: 'a', where: minor }])).toEqual([`unknown-parameter ${place}/0/where`]);
    expect(faults([{ kind: 'a', per: 5 }])).toEqual([`wrong-parameter ${place}/0/per`]);
    expect(faults([{ kind: 'a', per: 'claimantInfo' }])).toEqual([`wrong-context ${place}/0/per`]);
    expect(faults([{ kind: 'a', when: large }])).toEqual([`unknown-field ${place}/0/when/value/field`]);
    expect(faults([{ kind: 'a' }], [field('name')])).toEqual(['unknown-field /models/2/rules/0']);
    expect(faults([{ kind: 'a', per: 'claimTransactions' }], [field('kind')])).toEqual([
      `unknown-field ${place}/0/per`,
    ]);
    const elsewhere = [rule('documentsRequired', [], { documents: [{ kind: 'a' }] })];
    expect(inlineFaults([entry('claimTransactions', [field('kind')], { rules: elsewhere })])).toEqual([
      'misplaced-rule /models/0/rules/0',
    ]);
    expect(inlineFaults([entry('documentContexts', [field('kind', elsewhere)])])).toEqual([
      'misplaced-rule /models/0/fields/0/rules/0',
    ]);
  });
});
