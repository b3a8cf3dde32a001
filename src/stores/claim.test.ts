import { describe, expect, it } from 'vitest';
import { bundleForm, CONTEXT, entry, field } from '../../transforms/testing/forms.testkit.ts';
import { migrateAnswers } from '../wizard/migrateAnswers.ts';
import { claimOf } from './claim.testkit.ts';
import { createClaim } from './claim.ts';
import { finishDraft, setDraftField, startDraft } from './records.ts';
import { shareStructure } from './shareStructure.ts';

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

  it('C10-18: what an address hides comes back with its country, and files nothing meanwhile', async () => {
    const names = [
      'Country',
      'StreetLine1',
      'City',
      'SubDivision',
      'PostalCode',
      'SubDivisionNonUS',
      'PostalCodeNonUS',
    ];
    const form = await bundleForm({
      models: [
        entry(
          'claimantInfo',
          names.map((name) => field(`mailing${name}`)),
        ),
      ],
      pages: {
        one: {
          path: '/standard/one',
          titleKey: 'T',
          blocks: [{ kind: 'address', id: 'a', model: 'claimantInfo', hasInternationalSupport: true }],
        },
      },
    });
    const claim = createClaim({
      form: form.loaded,
      context: () => CONTEXT,
      randomSuffix: () => '12345678',
    });
    const set = (name: string, value: string) => claim.setPath(`claimantInfo.mailing${name}`, value);
    set('Country', 'US');
    set('SubDivision', 'CA');
    set('PostalCode', '90001-1234');
    set('Country', 'UZ');
    expect(claim.shownNotices()).toEqual([]);
    expect(claim.state.document.claimantInfo).toMatchObject({
      mailingSubDivision: null,
      mailingPostalCode: null,
    });
    set('SubDivisionNonUS', 'Tashkent');
    set('Country', 'US');
    expect(claim.state.document.claimantInfo).toMatchObject({
      mailingSubDivision: 'CA',
      mailingPostalCode: '90001-1234',
      mailingSubDivisionNonUS: null,
    });
  });

  it('C10-18: one undo puts back the answer that was changed and all that it took, and leaves what was answered since', () => {
    const claim = claimOf();
    claim.setPath('claimantInfo.agrees', true);
    claim.setPath('claimantInfo.reset', 'typed');
    claim.setPath('claimantInfo.agrees', false);
    const [loss] = claim.shownNotices();
    expect(loss?.taken).toEqual([{ path: 'claimantInfo.reset', field: 'claimantInfo.reset' }]);
    claim.setPath('claimantInfo.firstName', 'Ada');
    expect(claim.undo(loss?.id ?? 0)).toBe('claimantInfo.agrees');
    expect(claim.state.document.claimantInfo).toMatchObject({
      agrees: true,
      reset: 'typed',
      firstName: 'Ada',
    });
    expect([claim.shownNotices(), claim.undo(loss?.id ?? 0)]).toEqual([[], undefined]);
  });

  it('C10-18: an answer of a saved record that a change takes is put back with it', async () => {
    const when = { value: { field: 'agrees', model: 'claimantInfo' }, equals: true };
    const form = await bundleForm({
      models: [
        entry('claimantInfo', [field('agrees', [], 'boolean')]),
        entry('claimTransactions', [field('amount', [], 'number')]),
      ],
      pages: {
        one: {
          path: '/standard/one',
          titleKey: 'T',
          blocks: [
            { kind: 'fields', id: 'f', model: 'claimantInfo', fields: [{ name: 'agrees' }] },
            {
              kind: 'recordManager',
              id: 'r',
              model: 'claimTransactions',
              fields: [{ name: 'amount', dependencies: [{ when }] }],
            },
          ],
        },
      },
    });
    const claim = createClaim({
      form: form.loaded,
      context: () => CONTEXT,
      randomSuffix: () => '12345678',
    });
    claim.setPath('claimantInfo.agrees', true);
    claim.setRecords('claimTransactions', [{ amount: '5' }, { amount: '7' }], ['a', 'b']);
    claim.setPath('claimantInfo.agrees', false);
    const [loss] = claim.shownNotices();
    expect(loss?.taken.map(({ path }) => path)).toEqual([
      'claimTransactions.0.amount',
      'claimTransactions.1.amount',
    ]);
    claim.undo(loss?.id ?? 0);
    expect(claim.state.document.claimTransactions).toEqual([{ amount: '5' }, { amount: '7' }]);
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
    expect(shareStructure(same, { a: [{ b: 1 }], c: 2 })).toBe(same);
    expect(shareStructure(same, { a: [{ b: 1 }], c: 3 }).a).toBe(same.a);
  });
});

describe('a changed configuration', () => {
  it('C6-15: answers are carried over by model and name; what has no place any more is named', async () => {
    const claim = claimOf();
    claim.setPath('claimantInfo.firstName', 'Ada');
    claim.setPath('claimantInfo.country', 'CA');
    claim.setPath('credentials.claimNumber', 'A1');
    const { clientId } = startDraft(claim, 'claimTransactions');
    setDraftField(claim, clientId, 'amountClaimed', '5');
    finishDraft(claim, clientId);
    const changed = await bundleForm({
      models: [
        entry('claimantInfo', [field('firstName'), field('added')]),
        entry('claimTransactions', [field('amountClaimed', [], 'number')]),
      ],
    });
    const { snapshot, dropped } = migrateAnswers(claim.snapshot(), changed.loaded);
    expect(snapshot.entered.claimantInfo).toEqual({ firstName: 'Ada' });
    expect(snapshot.entered.claimTransactions).toEqual([{ amountClaimed: '5' }]);
    expect(snapshot.ids.lists.claimTransactions).toEqual([clientId]);
    expect(dropped).toEqual(expect.arrayContaining(['claimantInfo.country', 'credentials.claimNumber']));
  });

  it('C6-15: an answer that its field can hold no more has no place, as where a text is a box to tick now', async () => {
    const claim = claimOf();
    claim.setPath('claimantInfo.firstName', 'Ada');
    claim.setPath('claimantInfo.kept', 'typed');
    claim.setPath('claimantInfo.agrees', true);
    const boxed = [field('firstName', [], 'date'), field('kept', [], 'boolean'), field('agrees')];
    const changed = await bundleForm({ models: [entry('claimantInfo', boxed)] });
    const { snapshot, dropped } = migrateAnswers(claim.snapshot(), changed.loaded);
    expect(snapshot.entered.claimantInfo).toEqual({ firstName: 'Ada' });
    expect(dropped).toEqual(expect.arrayContaining(['claimantInfo.kept', 'claimantInfo.agrees']));
  });

  it('C6-15: unfinished entries are carried over too, without what has no place any more, which is named', async () => {
    const claim = claimOf();
    const { clientId } = startDraft(claim, 'claimTransactions');
    setDraftField(claim, clientId, 'amountClaimed', '5');
    setDraftField(claim, clientId, 'claimTransactionId', 'T-1');
    startDraft(claim, 'documentContexts');
    const kind = startDraft(claim, 'documentContexts');
    setDraftField(claim, kind.clientId, 'kind', 'receipt');
    const changed = await bundleForm({
      models: [
        entry('claimantInfo', [field('firstName')]),
        entry('claimTransactions', [field('amountClaimed', [], 'number')]),
      ],
    });
    const { snapshot, dropped } = migrateAnswers(claim.snapshot(), changed.loaded);
    expect(snapshot.drafts.map(({ record }) => record)).toEqual([{ amountClaimed: '5' }]);
    expect(dropped).toEqual(
      expect.arrayContaining(['claimTransactions.0.claimTransactionId', 'documentContexts']),
    );
  });
});

describe('a changed configuration with a list within records', () => {
  const withItems = (...names: string[]) =>
    bundleForm({
      models: [
        entry('claimTransactions', [
          field('items', [], 'list', { fields: names.map((name) => field(name)) }),
        ]),
      ],
    });

  it('C6-15 C8-16: of its entries, too, what has no place any more is left out and named', async () => {
    const [old, changed] = await Promise.all([withItems('thing', 'colour'), withItems('thing')]);
    const claim = createClaim({ form: old.loaded, context: () => CONTEXT, randomSuffix: () => 'abcdefgh' });
    const record = {
      items: [
        { thing: 'Lamp', colour: 'red' },
        { thing: 'Chair', colour: null },
      ],
    };
    claim.setRecords('claimTransactions', [record], ['one']);
    const { snapshot, dropped } = migrateAnswers(claim.snapshot(), changed.loaded);
    expect(snapshot.entered.claimTransactions).toEqual([{ items: [{ thing: 'Lamp' }, { thing: 'Chair' }] }]);
    expect(dropped).toEqual(['claimTransactions.0.items.0.colour']);
  });
});
