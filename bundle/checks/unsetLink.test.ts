import { describe, expect, it } from 'vitest';
import { change } from '../testing/bundles.testkit.ts';
import { codes, DETAILS } from '../testing/findings.testkit.ts';

const ID = { name: 'claimTransactionId', type: 'string', rules: [] };
const link = change('models.json', '/models/3/fields/-', ID);
const documents = (per?: string, more: object[] = []) =>
  change('models.json', '/models/-', {
    metadata: { formType: 'Standard', dtoMapping: 'documentContexts' },
    fields: [
      { name: 'kind', type: 'string', rules: [{ name: 'required' }] },
      { name: 'file', type: 'file', rules: [{ name: 'required' }] },
      ID,
      ...more,
    ],
    rules: [
      { name: 'DocumentsRequired', namedParams: { documents: [{ kind: 'receipt', ...(per && { per }) }] } },
    ],
  });
const chosen = (value: object) => change(DETAILS, '/blocks/1/documents', value);
const named = change('content/en.json', '/DocumentKind_receipt', 'Receipt');
const placed = change(DETAILS, '/blocks/-', {
  kind: 'recordManager',
  id: 'documents',
  model: 'documentContexts',
  fields: [
    { name: 'kind', label: 'Landing_Title' },
    { name: 'file', label: 'Landing_Title' },
    { name: 'claimTransactionId', label: 'Landing_Title' },
  ],
});

describe('unset-link', () => {
  it('C8-15 C5-03: a document per record that nothing on the form links to one', async () => {
    expect(await codes(named, link, documents('ClaimTransactions'))).toEqual(['unset-link']);
    const letter = change('content/en.json', '/DocumentKind_letter', 'Letter');
    expect(
      await codes(named, letter, link, documents('ClaimTransactions'), chosen({ kind: 'letter' })),
    ).toEqual(['unchoosable-kind']);
    expect(await codes(named, link, documents('ClaimTransactions'), chosen({ kind: 'receipt' }))).toEqual([]);
    expect(await codes(named, link, documents('ClaimTransactions'), placed)).toEqual([]);
    expect(await codes(named, link, documents())).toEqual(['unchoosable-kind']);
  });

  it('C8-15 C5-03: a kind that is chosen in records and has no text would be its label', async () => {
    const plain = documents();
    expect(await codes(link, plain, chosen({ kind: 'receipt' }))).toEqual([
      'unnamed-document',
      'unnamed-document',
    ]);
    expect(await codes(link, named, plain, chosen({ kind: 'receipt' }))).toEqual([]);
  });

  it('C8-15 C5-02: documents need the fields by which they are linked, on both sides', async () => {
    expect(await codes(named, chosen({ kind: 'receipt' }), documents())).toEqual(['unknown-field']);
    expect(await codes(named, link, chosen({ kind: 'receipt' }))).toEqual(['unknown-field']);
    const wrong = { kind: 'receipt', when: { value: { field: 'nowhere' }, equals: 1 } };
    expect(await codes(named, link, documents(), chosen(wrong))).toEqual(['unknown-field']);
  });

  it('C8-15: what a document needs beside file, kind and link would have no place', async () => {
    const more = [{ name: 'note', type: 'string', rules: [{ name: 'required' }] }];
    expect(await codes(named, link, documents(undefined, more), chosen({ kind: 'receipt' }))).toEqual([
      'required-unplaced',
    ]);
  });
});
