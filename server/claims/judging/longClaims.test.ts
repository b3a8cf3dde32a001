import { expect, it, vi } from 'vitest';
import { ADA, adasClaim, PDF, testServer, withDocument } from '../../testing/testServer.testkit.ts';
import type { SubmissionOptions } from '../../testing/visitor.testkit.ts';

/** More than a hundred records: 40 KB of JSON with what each says of itself. */
const MANY = Array.from({ length: 150 }, (_, index) => ({
  claimTransactionId: `t${index}`,
  amountClaimed: '25.00',
}));

async function ada() {
  const server = await testServer();
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  const asked = vi.spyOn(server.context.judging, 'ask');
  return { server, visitor, steps: () => asked.mock.calls.map(([step]) => step) };
}

const long = (changes: Partial<Record<string, object>> = {}): SubmissionOptions => {
  const { claim, files } = withDocument(PDF, { claimTransactions: MANY, ...changes });
  return { claim, files };
};

it('C13-08: a claim of many records is judged on another thread, and stored as any other', async () => {
  const { server, visitor, steps } = await ada();
  const answer = await visitor.submit('standard', long());
  expect(answer.statusCode, answer.body).toBe(200);
  expect(steps()).toEqual(['read', 'accept']);
  const [stored] = await server.claims();
  expect(stored).toMatchObject({ referenceCode: answer.json().referenceCodeForm });
  const { claimTransactions, documentContexts, credentials } = Object(stored).claim;
  expect(claimTransactions).toHaveLength(MANY.length);
  expect(claimTransactions).toMatchObject(MANY);
  expect(documentContexts[0].file).toMatchObject({ name: 'a.pdf', type: 'application/pdf' });
  expect(credentials.pin).toMatch(/^hashed:/);
});

it('C13-08: a short claim is judged where it arrives', async () => {
  const { visitor, steps } = await ada();
  expect((await visitor.submit('standard', { claim: adasClaim() })).statusCode).toBe(200);
  expect(steps()).toEqual([]);
});

const last = MANY.length;
const refused: { what: string; options: () => SubmissionOptions; status: number; says: object }[] = [
  {
    what: 'its rules',
    options: () => long({ claimTransactions: [...MANY, { claimTransactionId: 'x', amountClaimed: null }] }),
    status: 400,
    says: {
      code: 'validationFailed',
      submitted: false,
      validationErrors: [{ path: `claimTransactions.${last}.amountClaimed`, rule: 'required' }],
    },
  },
  {
    what: 'a document that it does not describe',
    options: () => ({ ...long(), files: [{ name: 'b.pdf', content: PDF }] }),
    status: 400,
    says: {
      code: 'validationFailed',
      validationErrors: [{ rule: 'documentMissing' }, { rule: 'documentUnclaimed' }],
    },
  },
  {
    what: 'credentials of somebody else',
    options: () => long({ credentials: { claimNumber: 'MA-100002' } }),
    status: 401,
    says: { code: 'credentialsChanged' },
  },
  {
    what: 'another entry’s hash',
    options: () => ({
      ...long(),
      models: (parts) => ({
        ...parts,
        signature: { ...Object(parts.signature), metadataHash: 'a'.repeat(64) },
      }),
    }),
    status: 409,
    says: { code: 'configurationChanged', model: 'signature' },
  },
  {
    what: 'a model behind the long part that is none',
    options: () => ({
      ...long(),
      models: ({ signature, ...others }) => ({ ...others, signature: Object(signature).fields }),
    }),
    status: 400,
    says: { code: 'invalidRequest', detail: expect.stringContaining('signature') },
  },
  {
    what: 'a model that is missing',
    options: () => ({ ...long(), parts: { signature: null } }),
    status: 400,
    says: { code: 'invalidRequest', detail: 'The part signature is missing' },
  },
];

const REFUSED = 'C13-08: a long claim is refused for $what as a short one is';

async function isRefused({ options, status, says }: (typeof refused)[number]): Promise<void> {
  const { server, visitor, steps } = await ada();
  const answer = await visitor.submit('standard', options());
  expect(answer.json()).toMatchObject({ status, ...says });
  expect(steps().length).toBeGreaterThan(0);
  expect(await server.claims()).toEqual([]);
}

it.each(refused.slice(0, 2))(REFUSED, isRefused);

it.each(refused.slice(2))(REFUSED, { tags: 'slow' }, isRefused);

it('C13-08: a long claim that is sent again is answered as before, and another under its key is refused', async () => {
  const { server, visitor, steps } = await ada();
  const key = crypto.randomUUID();
  const first = await visitor.submit('standard', { ...long(), key });
  const again = await visitor.submit('standard', { ...long(), key });
  expect(again.json()).toEqual(first.json());
  expect(steps()).toEqual(['read', 'accept', 'read', 'isContentOf']);
  const other = long({ claimTransactions: MANY.slice(1) });
  expect((await visitor.submit('standard', { ...other, key })).json()).toMatchObject({
    status: 422,
    code: 'idempotencyKeyReused',
  });
  expect(await server.claims()).toHaveLength(1);
});

it('C13-08: a thread that ended is started again for the next long claim', async () => {
  const { server, visitor } = await ada();
  expect((await visitor.submit('standard', long())).statusCode).toBe(200);
  await server.context.judging.close();
  expect((await visitor.submit('standard', long())).statusCode).toBe(200);
});
