import { describe, expect, it } from 'vitest';
import type { ModelParts, SubmittedModel } from '../../transforms/claims/payload.ts';
import { createConcurrencySlots } from '../limits/concurrencySlots.ts';
import { ADA, adasClaim, changedBundle, testServer } from '../testing/testServer.testkit.ts';

async function signedIn() {
  const server = await testServer();
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  return { server, visitor };
}

/** A field of the records of claimTransactions: a list whose entries have a field for browsers alone. */
const ITEMS = {
  name: 'items',
  type: 'list',
  fields: [
    { name: 'code', type: 'string' },
    { name: 'confirmCode', type: 'string', clientOnly: true },
  ],
};

async function withItems() {
  const before = '"name": "claimTransactionId", "type": "string" }';
  const bundleDir = changedBundle({
    'models.json': (text) => text.replace(before, `${before}, ${JSON.stringify(ITEMS)}`),
  });
  const server = await testServer({ bundleDir });
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  return { server, visitor };
}

/** Records with these fields, each otherwise as the first of them. */
function recordsOf(
  parts: SubmittedModel[] | undefined,
  records: readonly object[],
  metadataHash = parts?.[0]?.metadataHash ?? '',
): SubmittedModel[] {
  const [first] = parts ?? [];
  return records.flatMap((fields, index) =>
    first ? { ...first, metadataHash, clientId: `record-${index}`, fields: { ...fields } } : [],
  );
}

describe('a claim that takes much to judge', () => {
  it('C13-02: more names than a model has fields are refused before anything is judged', async () => {
    const { server, visitor } = await signedIn();
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`n${index}`, null]));
    const answer = await visitor.submit('standard', {
      claim: adasClaim(),
      models: (models) => {
        for (const model of [models.claimDetails].flat()) if (model) Object.assign(model.fields, many);
        return models;
      },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalidRequest', validationErrors: [] });
    expect(answer.json().detail).toMatch(/^claimDetails\/fields has 50\d\d names, and there are \d+ fields$/);
    expect(answer.body.length).toBeLessThan(1_000);
    expect(await server.claims()).toEqual([]);
  });

  it('C13-02: a name that is not known is told by itself where there are no more of them than fields', async () => {
    const { visitor } = await signedIn();
    const answer = await visitor.submit('standard', {
      claim: adasClaim(),
      models: (models) => {
        for (const model of [models.claimDetails].flat())
          if (model) {
            const [first = ''] = Object.keys(model.fields);
            delete model.fields[first];
            Object.assign(model.fields, { other: null });
          }
        return models;
      },
    });
    expect(answer.json().validationErrors).toContainEqual(
      expect.objectContaining({ path: 'claimDetails.other', rule: 'unknown' }),
    );
  });

  it('C14-01: the rows that authorize answered are taken back as they came, with columns that the model has no field for', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    const { prepopulatedData } = (await visitor.authorize('standard', ADA)).json();
    const [{ fields }] = prepopulatedData;
    expect(Object.keys(fields).length).toBeGreaterThan(2);
    const answer = await visitor.submit('standard', {
      claim: adasClaim(),
      models: (models) => ({ ...models, prepopulatedData }),
    });
    expect(answer.json()).toMatchObject({ submitted: true });
  });

  it('C6-08: a retry is settled by the server’s own rows, as the claim was', async () => {
    const counted = '{ "name": "fee", "type": "number", "computed": { "count": "prepopulatedData" } }';
    const bundleDir = changedBundle({
      'models.json': (text) => text.replace('{ "name": "fee", "type": "number" }', counted),
    });
    const server = await testServer({ bundleDir });
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    const sent = (claimDetails: object) =>
      visitor.submit('standard', { claim: adasClaim({ claimDetails }), key: 'key-00000001' });
    const first = await sent({ fee: null });
    expect(first.json()).toMatchObject({ submitted: true });
    const [stored] = await server.claims();
    const { claimDetails } = Object(stored).claim;
    expect(claimDetails.fee).toBe(1);
    const again = await sent(claimDetails);
    expect(again.json()).toEqual(first.json());
  });

  it('C13-02: a list within a record takes so many entries, and a file so many names', async () => {
    const { server, visitor } = await withItems();
    const many = Array.from({ length: 10_001 }, () => ({}));
    const fields = { claimTransactionId: 't1', amountClaimed: '25.00' };
    const sent = async (transactions: object[], contexts: object[] = []) => {
      const claim = adasClaim({ documentContexts: contexts.length > 0 ? [{ file: null }] : [] });
      const models = (parts: ModelParts) => ({
        ...parts,
        claimTransactions: recordsOf(parts.claimTransactions, transactions),
        documentContexts: recordsOf(parts.documentContexts, contexts),
      });
      return (await visitor.submit('standard', { claim, models })).json();
    };
    expect(await sent([{ ...fields, items: many }])).toMatchObject({
      code: 'invalidRequest',
      detail:
        'claimTransactions/0/fields/items: the lists within claimTransactions have more than 10000 entries',
    });
    const halves = [
      { ...fields, items: many.slice(1) },
      { ...fields, items: [1] },
    ];
    expect(await sent(halves)).toMatchObject({
      detail: expect.stringMatching(/^claimTransactions\/1\/fields/),
    });
    const file = { name: 'a.pdf', size: 1, type: 'application/pdf', and: 1 };
    expect(await sent([fields], [{ file, name: null, kind: null }])).toMatchObject({
      code: 'invalidRequest',
      detail: 'documentContexts/0/fields/file has 4 names, and there are 3 fields',
    });
    expect(await server.claims()).toEqual([]);
  });

  it.each([null, 1, 'x', true, []])(
    'C14-04: an entry of a list within a record that is %o is refused by its place',
    async (entry) => {
      const { server, visitor } = await withItems();
      const transactions = [
        { claimTransactionId: 't1', amountClaimed: '25.00', items: [{ code: 'a' }, entry] },
      ];
      const sent = (metadataHash?: string) =>
        visitor.submit('standard', {
          claim: adasClaim(),
          models: (parts) => ({
            ...parts,
            claimTransactions: recordsOf(parts.claimTransactions, transactions, metadataHash),
          }),
        });
      expect((await sent()).json()).toMatchObject({
        status: 400,
        validationErrors: [{ path: 'claimTransactions.0.items.1', rule: 'type' }],
      });
      expect((await sent('0'.repeat(64))).json()).toMatchObject({ code: 'configurationChanged' });
      expect(await server.claims()).toEqual([]);
    },
  );

  it('C13-02: an answer lists a hundred errors and says how many there are', async () => {
    const { visitor } = await signedIn();
    const documentContexts = Array.from({ length: 250 }, () => ({ file: null, kind: null, name: null }));
    const answer = await visitor.submit('standard', { claim: adasClaim({ documentContexts }) });
    const { validationErrors, validationErrorCount } = answer.json();
    expect(answer.statusCode).toBe(400);
    expect(validationErrors).toHaveLength(100);
    expect(validationErrorCount).toBeGreaterThanOrEqual(250);
  });

  it('C13-02: long claims of one session wait two at a time', () => {
    const { enter } = createConcurrencySlots(2);
    const leave = enter('ada');
    enter('ada');
    expect(() => enter('ada')).toThrow(expect.objectContaining({ code: 'tooManyRequests' }));
    enter('sam');
    leave();
    enter('ada');
  });
});
