import { describe, expect, it } from 'vitest';
import type { Block } from '../../schemas/generated/types.ts';
import { momentOf } from '../conditions/scope.ts';
import type { ClaimRecord } from '../ground/claim.ts';
import { bundleFaults, bundleForm, CONTEXT, entry, field, rule } from '../testing/forms.testkit.ts';
import { sentClaim } from './payload.ts';
import { documentNeeds, documentsOfRecord } from './recordDocuments.ts';

const travelled = { value: { field: 'travelled', model: 'claimantInfo' }, equals: true };
const costly = { value: { field: 'amount' }, greaterThan: 10 };

const modelsWith = (demands: object[] = []) => [
  entry('claimantInfo', [field('travelled', [], 'boolean')]),
  entry('claimTransactions', [
    field('kind'),
    field('amount', [], 'number'),
    field('copies', [], 'number'),
    field('claimTransactionId'),
  ]),
  entry(
    'documentContexts',
    [field('kind'), field('claimTransactionId'), field('file', [rule('required')], 'file')],
    demands.length > 0 ? { rules: [rule('documentsRequired', [], { documents: demands })] } : {},
  ),
];

const losses = (documents: object, more: object = {}) =>
  ({
    kind: 'recordTable',
    id: 'losses',
    model: 'claimTransactions',
    fields: [{ name: 'amount' }],
    documents: { kind: 'receipt', ...documents },
    ...more,
  }) as Block;

const formWith = (blocks: Block[], demands?: object[]) =>
  bundleForm({ models: modelsWith(demands), pages: { one: { blocks } } });

const file = { name: 'a.pdf', size: 3, type: 'application/pdf' };
const loss = (id: string | null, more: ClaimRecord = {}): ClaimRecord => ({
  claimTransactionId: id,
  amount: 50,
  ...more,
});
const receipt = (id: string | null, kind = 'receipt') => ({ kind, claimTransactionId: id, file });
const claimOf = (losses: object[], documents: object[], more: object = {}) => ({
  claimTransactions: losses,
  documentContexts: documents,
  ...more,
});

describe('min and max of the documents of a record', () => {
  it('C8-15: each record needs so many documents of the kind that are linked to it, and may have no more', async () => {
    const form = await formWith([losses({ min: 1, max: 2 })]);
    const three = [receipt('b'), receipt('b'), receipt('b')];
    expect(form.messages(claimOf([loss('a'), loss('b')], three))).toEqual([
      'claimTransactions.0: A document is missing: receipt',
      'claimTransactions.1: At most 2 documents of this kind are allowed: receipt',
    ]);
    expect(form.failures(claimOf([loss('a'), loss('b')], [receipt('a'), ...three.slice(1)]))).toEqual([]);
    // Of another kind, or of no record, they are not counted.
    const others = [receipt('a'), receipt('a', 'letter'), receipt('a', 'letter'), receipt(null)];
    expect(form.failures(claimOf([loss('a')], others))).toEqual([]);
  });

  it('C8-15: more than one is told by its number; one in the singular', async () => {
    const two = await formWith([losses({ min: 2 })]);
    const demand = 'claimTransactions.0: At least 2 documents of this kind are needed: receipt';
    expect(two.messages(claimOf([loss('a')], []))).toEqual([demand]);
    expect(two.messages(claimOf([loss('a')], [receipt('a')]))).toEqual([demand]);
    const one = await formWith([losses({ max: 1 })]);
    expect(one.messages(claimOf([loss('a')], []))).toEqual([]);
    expect(one.messages(claimOf([loss('a')], [receipt('a'), receipt('a')]))).toEqual([
      'claimTransactions.0: At most 1 document of this kind is allowed: receipt',
    ]);
  });

  it('C8-15 C8-02: a bound may be an operand, asked inside the record; an empty one is none', async () => {
    const form = await formWith([losses({ min: { field: 'copies' } })]);
    expect(form.messages(claimOf([loss('a', { copies: 2 }), loss('b')], [receipt('a')]))).toEqual([
      'claimTransactions.0: At least 2 documents of this kind are needed: receipt',
    ]);
  });

  it('C8-15: only the records of the block for which `when` holds are asked', async () => {
    const form = await formWith([
      losses({ min: 1, when: costly }, { only: { field: 'kind', equals: 'flight' } }),
      losses({ kind: 'letter' }, { id: 'others', only: { field: 'kind', equals: 'hotel' } }),
    ]);
    const flight = (id: string, amount: number) => loss(id, { kind: 'flight', amount });
    const claim = claimOf([flight('a', 5), flight('b', 50), loss('c', { kind: 'hotel' })], []);
    expect(form.failures(claim)).toEqual(['claimTransactions.1 documentsRequired']);
  });

  it('C8-15 C4-22: a hidden block asks for none', async () => {
    const form = await bundleForm({
      models: modelsWith(),
      pages: {
        one: { blocks: [losses({ min: 1 }, { dependencies: [{ when: travelled }] })] },
        two: { blocks: [losses({}, { id: 'again' })] },
      },
    });
    expect(form.failures(claimOf([loss('a')], []))).toEqual([]);
    expect(form.failures(claimOf([loss('a')], [], { claimantInfo: { travelled: true } }))).toEqual([
      'claimTransactions.0 documentsRequired',
    ]);
  });

  it('C8-06: a demand of documentsRequired may count, too', async () => {
    const form = await formWith([], [{ kind: 'bill', min: 2, max: 3 }]);
    const bills = (count: number) => claimOf([], Array(count).fill(receipt(null, 'bill')));
    expect(form.messages(bills(1))).toEqual([
      'documentContexts: At least 2 documents of this kind are needed: bill',
    ]);
    expect(form.failures(bills(2))).toEqual([]);
    expect(form.messages(bills(4))).toEqual([
      'documentContexts: At most 3 documents of this kind are allowed: bill',
    ]);
  });

  it('C8-15 C5-02: a wrong name in a bound is a fault at its place', () => {
    const faults = bundleFaults({
      models: modelsWith(),
      pages: { one: { blocks: [losses({ min: { field: 'nowhere' } })] } },
    });
    expect(faults).toEqual(['unknown-field pages/standard/one.json /blocks/0/documents/min/field']);
  });
});

describe('bounds that no record can meet', () => {
  it('C8-15 C5-02: a min above max is a fault', () => {
    const pages = { one: { blocks: [losses({ min: 3, max: 2 })] } };
    expect(bundleFaults({ models: modelsWith(), pages })).toEqual([
      'inverted-range pages/standard/one.json /blocks/0/documents/min',
    ]);
  });
});

describe('documents of records that are not live', () => {
  const notLive = (...places: number[]) =>
    places.map((place) => ({ path: `documentContexts.${place}`, reason: 'notLive' }));

  it('C8-15 C4-22: where `when` does not hold they are not judged and not sent', async () => {
    const form = await formWith([losses({ when: costly, max: 1 })]);
    const documents = [receipt('a'), { ...receipt('a'), file: null }, receipt('b')];
    const verdict = form.judge(claimOf([loss('a', { amount: 5 }), loss('b')], documents));
    expect(verdict.errors).toEqual([]);
    expect(verdict.changes).toEqual(notLive(0, 1));
    expect(verdict.claim.documentContexts).toMatchObject([null, null, { claimTransactionId: 'b' }]);
    expect(sentClaim(verdict.claim, form.plan).documentContexts).toMatchObject([{ claimTransactionId: 'b' }]);
  });

  it('C8-15 C8-14: nor are those of records in a hidden block, whether it shares its list or not', async () => {
    const hidden = { dependencies: [{ when: travelled }] };
    const claim = claimOf([loss('a', { kind: 'flight' })], [receipt('a')]);
    for (const only of [{}, { only: { field: 'kind', equals: 'flight' } }]) {
      const form = await formWith([losses({}, { ...hidden, ...only })]);
      expect(form.judge(claim).changes).toContainEqual(notLive(0)[0]);
      expect(form.judge({ ...claim, claimantInfo: { travelled: true } }).changes).toEqual([]);
    }
  });

  it('C8-15: a hidden block asks for none of a record that another block shows', async () => {
    const plain = {
      kind: 'recordTable',
      id: 'plain',
      model: 'claimTransactions',
      fields: [{ name: 'amount' }],
    };
    const form = await formWith([losses({}, { dependencies: [{ when: travelled }] }), plain as Block]);
    const claim = claimOf([loss('a')], [receipt('a')]);
    expect(form.judge(claim).changes).toEqual(notLive(0));
    expect(form.judge({ ...claim, claimantInfo: { travelled: true } }).changes).toEqual([]);
  });

  it('C8-15: what another block shows stays, and what belongs to no record that is there', async () => {
    const list = {
      kind: 'recordManager',
      id: 'all',
      model: 'documentContexts',
      required: true,
      fields: [{ name: 'file' }],
    } as Block;
    const claim = claimOf(
      [loss('a', { amount: 5 }), loss('b')],
      [receipt('a'), receipt('b'), receipt('gone'), receipt('a', 'letter')],
    );
    const both = await formWith([losses({ when: costly }), list]);
    expect(both.judge(claim).changes).toEqual([]);
    const alone = await formWith([losses({ when: costly })]);
    expect(alone.judge(claim).changes).toEqual(notLive(0));
    // The documents page is hidden: those that are chosen in records stay, and it demands none.
    const hidden = await formWith([
      losses({ when: costly }),
      { ...list, dependencies: [{ when: travelled }] } as Block,
    ]);
    expect(hidden.judge(claim).changes).toEqual(notLive(0, 2, 3));
    expect(hidden.failures(claimOf([], []))).toEqual([]);
  });

  it('C8-15: a document whose link leads to a record that is gone counts for none', async () => {
    const form = await formWith([losses({ min: 1 })]);
    expect(form.failures(claimOf([loss('a')], [receipt('gone'), receipt('')]))).toEqual([
      'claimTransactions.0 documentsRequired',
    ]);
  });

  it('C8-15 C8-03: what is counted of documents is counted without those that are not live', async () => {
    const counted = { count: 'documentContexts' };
    const form = await bundleForm({
      models: [
        ...modelsWith(),
        entry('claimDetails', [field('documents', [], 'number', { computed: counted })]),
      ],
      pages: { one: { blocks: [losses({ when: costly })] } },
    });
    const claim = claimOf([loss('a', { amount: 5 }), loss('b')], [receipt('a'), receipt('b')]);
    expect(form.judge(claim).claim.claimDetails).toMatchObject({ documents: 1 });
  });

  it('C8-15 C5-02: documents that decide whether they are asked for are a circle', () => {
    const when = { value: { count: 'documentContexts' }, greaterThan: 0 };
    const faults = bundleFaults({
      models: modelsWith(),
      pages: { one: { blocks: [losses({ when })] } },
    });
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual(['dependency-cycle']);
  });
});

describe('how many documents a record needs', () => {
  const needsOf = async (block: Block, demands: object[], record: ClaimRecord) => {
    const { plan } = await formWith([block], demands);
    const documents = documentsOfRecord(plan, 0, 'claimTransactions', record);
    const scope = { claim: {}, rows: [record], ...momentOf(CONTEXT) };
    return documents && documentNeeds(documents, scope);
  };
  const per = { kind: 'receipt', per: 'claimTransactions', when: costly };

  it('C8-15: by its block, and by the demands of rules that hold for it', async () => {
    const [dear, cheap] = [loss('a'), loss('a', { amount: 5 })];
    expect(await needsOf(losses({ max: 3 }), [per], dear)).toEqual({ least: 1, most: 3 });
    expect(await needsOf(losses({ max: 3 }), [per], cheap)).toEqual({ least: 0, most: 3 });
    expect(await needsOf(losses({ min: 2 }), [per], dear)).toEqual({ least: 2, most: null });
    expect(await needsOf(losses({}), [{ ...per, kind: 'letter' }], dear)).toEqual({ least: 0, most: null });
  });
});
