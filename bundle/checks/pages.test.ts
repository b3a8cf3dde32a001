import { describe, expect, it } from 'vitest';
import { type Change, change } from '../testing/bundles.testkit.ts';
import { block, codes, DETAILS, OUT, words } from '../testing/findings.testkit.ts';

describe('pages', () => {
  it('R2-19: a sequence that leads back, or whose ends are skipped, does not close', async () => {
    const skip = { value: { field: 'bought', model: 'claimDetails' }, equals: 'no' };
    expect(await codes(change('settlement.json', '/forms/standard/pages/-', 'claim-details'))).toEqual([
      'broken-sequence',
    ]);
    expect(await codes(change('pages/standard/landing.json', '/skipWhen', skip))).toEqual([
      'broken-sequence',
    ]);
    expect(await codes(change('pages/standard/confirmation.json', '/skipWhen', skip))).toEqual([
      'broken-sequence',
    ]);
    const empty = { value: { field: 'phone', model: 'claimantInfo' }, empty: true };
    expect(await codes(change(DETAILS, '/skipWhen', empty))).toEqual([]);
  });

  it('C8-10: an exit leads out of the sequence', async () => {
    const exit = {
      when: { value: { field: 'bought', model: 'claimDetails' }, equals: 'no' },
      to: 'confirmation',
    };
    expect(await codes(change(DETAILS, '/exits/-', exit))).toEqual(['broken-sequence']);
  });

  it('C12-10: a misspelt exit is told once, where it is written, with the page that was meant', async () => {
    const misspelt = change(DETAILS, '/exits/0/to', 'not-eligble');
    expect(await codes(misspelt)).toEqual(['missing-page']);
    expect(String(await words(misspelt))).toContain('Did you mean "not-eligible"?');
    expect(await codes(change(DETAILS, '/exits/0/to', 'help'))).toEqual(['missing-page', 'unreachable-page']);
  });

  it('R2-22, R8-15: two pages at one path are a finding', async () => {
    expect(await codes(change(OUT, '/path', '/standard/confirmation'))).toEqual(['duplicate-path']);
  });

  const rows = (count: number, keys: object) =>
    block({
      kind: 'displayRows',
      id: 'rows',
      model: 'claimTransactions',
      ...keys,
      fields: Array.from({ length: count }, () => ({ name: 'store', label: 'Field_Store' })),
    });

  it.each([
    { count: 11, keys: {}, wanted: [] },
    { count: 12, keys: {}, wanted: ['row-limit'] },
    { count: 11, keys: { allowDelete: true }, wanted: [] },
    { count: 12, keys: { allowDelete: true }, wanted: ['row-limit'] },
    { count: 12, keys: { allowDelete: false }, wanted: [] },
    { count: 13, keys: { allowDelete: false }, wanted: ['row-limit'] },
    { count: 12, keys: { allowEdit: true, allowDelete: false }, wanted: ['row-limit'] },
    { count: 12, keys: { allowEdit: false, allowDelete: false }, wanted: [] },
  ])('R5-45, R8-17: a row of $count values with $keys gets $wanted', async ({ count, keys, wanted }) => {
    expect(await codes(rows(count, keys))).toEqual(wanted);
  });

  it('C15-04: rows that may be edited need a page of the form that edits their list', async () => {
    const edited = (allowEdit: boolean) => change(DETAILS, '/blocks/1/allowEdit', allowEdit);
    const editable = rows(1, { allowEdit: true });
    expect(await codes(editable)).toEqual([]);
    expect(await codes(editable, edited(true))).toEqual([]);
    expect(await codes(editable, edited(false))).toEqual(['unedited-list']);
    expect(await codes(rows(1, { allowEdit: false }), edited(false))).toEqual([]);
    expect((await words(editable, edited(false))).join()).toContain(
      'no page of the form edits the list claimTransactions',
    );
  });

  it('C15-08, R8-17: too many values, and neither label nor icon, keep the words of the specification', async () => {
    expect((await words(rows(13, {}))).join()).toContain('Max number of display fields exceeded');
    const button = block({ kind: 'button', id: 'b', href: '/' });
    expect((await words(button)).join()).toContain('Either label or icon must have a value');
  });

  it('R5-46, R8-17: a button or labelled value needs a label or an icon', async () => {
    const button = { kind: 'button', id: 'b', href: '/' };
    const value = { kind: 'value', id: 'v', model: 'claimantInfo', name: 'email' };
    for (const bare of [button, value]) {
      expect(await codes(block(bare))).toEqual(['missing-label']);
      expect(await codes(block({ ...bare, icon: 'mail' }))).toEqual([]);
      expect(await codes(block({ ...bare, labelKey: 'Field_Email' }))).toEqual([]);
    }
  });

  it('R5-46: a header needs a tag', async () => {
    const header = { kind: 'header', id: 'h', textKey: 'Landing_Title' };
    expect(await codes(block(header))).toEqual(['missing-tag']);
    expect(await codes(block({ ...header, tag: 'h3' }))).toEqual([]);
  });

  it('C5-03: display rows and values only show fields that are there', async () => {
    expect(
      await codes(block({ kind: 'value', id: 'v', model: 'claimantInfo', name: 'emial', icon: 'i' })),
    ).toEqual(['placed-field-missing']);
    expect(
      await codes(block({ kind: 'value', id: 'v', model: 'documentContexts', name: 'email', icon: 'i' })),
    ).toEqual(['unknown-model']);
  });
});

describe('files', () => {
  it('C5-03: texts and class lists that the settlement does not name are found', async () => {
    const schema = '{ "$schema": "../schemas/content.schema.json" }';
    expect(await codes({ file: 'content/xx.json', text: schema })).toContain('unexpected-file');
    expect(await codes({ file: 'claimants/lookup.csv', text: 'pin:credential\n1\n' })).toContain(
      'unexpected-file',
    );
  });
});

describe('a Lookup form', () => {
  const page = (name: string, ...blocks: object[]): Change => ({
    file: `pages/lookup/${name}.json`,
    text: JSON.stringify({
      $schema: 'https://claimwright.example/schemas/page.schema.json',
      path: `/lookup/${name}`,
      titleKey: 'Landing_Title',
      blocks,
    }),
  });
  const lookup = (...pages: string[]): Change =>
    change('settlement.json', '/forms/lookup', {
      formType: 'Lookup',
      pages,
      authorization: { kind: 'open' },
    });
  const shown = { kind: 'copy', id: 'found', textKeys: ['Landing_Intro'] };

  it('R8-16: that leads to a confirmation is a finding: no call takes its claims', async () => {
    const changes = [lookup('vin', 'confirmation'), page('vin'), page('confirmation')];
    expect(await codes(...changes)).toEqual(['lookup-submitted']);
    expect(await words(...changes)).toEqual([
      'The Lookup form leads to the page confirmation, and no Lookup form can be submitted. ' +
        'Take the page away: let a page with a value or copy block be the last; to take claims, use the form standard, automotive or documents-upload.',
    ]);
  });

  it('R8-16: that shows a confirmation on a page of another name is a finding', async () => {
    const receipt = { kind: 'confirmation', id: 'receipt' };
    expect(await codes(lookup('vin', 'done'), page('vin'), page('done', receipt))).toEqual([
      'lookup-submitted',
    ]);
  });

  it('R8-16: that shows what was found is none', async () => {
    expect(await codes(lookup('vin', 'found'), page('vin'), page('found', shown))).toEqual([]);
  });
});
