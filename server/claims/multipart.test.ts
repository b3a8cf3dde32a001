import { describe, expect, it } from 'vitest';
import type { SubmittedModel } from '../../transforms/claims/payload.ts';
import { ADA, adasClaim, PDF, type TestServer, testServer } from '../testing/testServer.testkit.ts';
import type { Visitor } from '../testing/visitor.testkit.ts';

const CHARGES = ['25.00', '7.50', '3.10'].map((amountClaimed, index) => ({
  claimTransactionId: `t${index}`,
  amountClaimed,
}));
const NAMES = ['a.pdf', 'b.pdf'];
const CLAIM = adasClaim({
  claimTransactions: CHARGES,
  documentContexts: NAMES.map((name) => ({
    file: { name, size: PDF.length, type: 'application/pdf' },
    name: null,
    kind: 'id',
  })),
});
const FILES = NAMES.map((name) => ({ name, content: PDF }));

async function authorized(): Promise<{ server: TestServer; visitor: Visitor }> {
  const server = await testServer();
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  return { server, visitor };
}

/** The submission with the parts of its lists written anew, each by its records. */
async function withLists(
  visitor: Visitor,
  write: (records: readonly SubmittedModel[]) => readonly unknown[],
  toPart: (json: string) => string | Blob = (json) => json,
): Promise<FormData> {
  const whole = await visitor.submission('standard', { claim: CLAIM, files: FILES });
  const body = new FormData();
  for (const [name, value] of whole)
    if (typeof value !== 'string' || !value.startsWith('[{')) body.append(name, value);
    else
      for (const part of write(JSON.parse(value))) body.append(name, toPart(JSON.stringify(part)) as string);
  return body;
}

const asBlob = (json: string): Blob => new Blob([json], { type: 'application/json' });
const asFile = (json: string): Blob => new File([json], 'model.json', { type: 'application/json' });

describe('a list as generated clients send it', () => {
  it.each([
    ['one JSON array', (records: readonly SubmittedModel[]) => [records], undefined],
    ['one JSON object a part, in order', (records: readonly SubmittedModel[]) => records, undefined],
    ['objects as Blobs without a name of their own', (records: readonly SubmittedModel[]) => records, asBlob],
    ['objects with file names', (records: readonly SubmittedModel[]) => records, asFile],
  ])('C14-02, R3-21: %s', async (_name, write, toPart) => {
    const { server, visitor } = await authorized();
    const body = await withLists(visitor, write, toPart);
    const answer = await visitor.send('standard', body, 'key-00000001');
    expect(answer.json()).toMatchObject({ submitted: true });
    const [stored] = await server.claims();
    expect(stored).toMatchObject({
      claim: {
        claimTransactions: CHARGES,
        documentContexts: NAMES.map((name) => ({ file: { name } })),
      },
    });
  });

  it('C14-02, C6-08: the same claim, sent the other way, is the same claim', async () => {
    const { server, visitor } = await authorized();
    const send = async (write: (records: readonly SubmittedModel[]) => readonly unknown[]) =>
      (await visitor.send('standard', await withLists(visitor, write), 'key-00000002')).json();
    const first = await send((records) => records);
    expect(first).toMatchObject({ submitted: true });
    expect(await send((records) => [records])).toEqual(first);
    expect(await server.claims()).toHaveLength(1);
  });

  it.each<[string, (records: readonly SubmittedModel[]) => readonly unknown[], string]>([
    [
      'two arrays',
      (records) => [records, records],
      'is there twice: a list is one part with a JSON array, or one part for each record',
    ],
    [
      'an array and an object',
      (records) => [records, records.at(0)],
      'is there twice: a list is one part with a JSON array, or one part for each record',
    ],
    ['a record that is none', (records) => [records.at(0), 5], '/1 must be object'],
    ['an array within an array', (records) => [[records]], '/0 must be object'],
  ])('C14-02: %s is refused by the name of its part', async (_name, write, detail) => {
    const { server, visitor } = await authorized();
    const body = await withLists(visitor, write);
    const answer = (await visitor.send('standard', body, 'key-00000003')).json();
    expect(answer).toMatchObject({ status: 400, code: 'invalidRequest' });
    expect(answer.detail).toMatch(/^(The part )?(claimTransactions|documentContexts)/);
    expect(answer.detail).toContain(detail);
    expect(await server.claims()).toEqual([]);
  });

  it('C14-02: more records than the description allows are refused, however they are sent', async () => {
    const { visitor } = await authorized();
    const many = (records: readonly SubmittedModel[]) => Array.from({ length: 1001 }, () => records[0]);
    const body = await withLists(visitor, (records) => {
      const [{ metadata } = { metadata: null }] = records;
      return metadata?.dtoMapping === 'documentContexts' ? many(records) : [records];
    });
    expect((await visitor.send('standard', body, 'key-00000004')).json()).toMatchObject({
      status: 400,
      detail: 'documentContexts must NOT have more than 1000 items',
    });
  });
});
