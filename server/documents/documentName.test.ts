import { expect, it } from 'vitest';
import { ADA, adasClaim, PDF, testServer } from '../testing/testServer.testkit.ts';

async function filing() {
  const server = await testServer();
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  const file = (names: string[], type = 'application/pdf') =>
    visitor.submit('standard', {
      claim: adasClaim({
        documentContexts: names.map((name) => ({
          file: { name, size: PDF.length, type },
          name: 'Receipt',
          kind: 'receipt',
        })),
      }),
      files: names.map((name) => ({ name, content: PDF })),
    });
  const stored = async () => {
    const [claim] = await server.claims();
    const { documents, claim: answers } = claim as {
      documents: { name: string; contentType: string }[];
      claim: { documentContexts: { file: { name: string; type: string } }[] };
    };
    return {
      documents: documents.map(({ name, contentType }) => [name, contentType]),
      described: answers.documentContexts.map(({ file: { name, type } }) => [name, type]),
    };
  };
  return { file, stored };
}

it.each([
  ['../../../etc/receipt.pdf', 'receipt.pdf'],
  ['C:\\Users\\ada\\receipt.pdf', 'receipt.pdf'],
  ['receipt\u202efdp.exe.pdf', 'receiptfdp.exe.pdf'],
  ['rec\u0007ei\u001b[31mpt.pdf', 'recei[31mpt.pdf'],
  ['re\r\nceipt.pdf', 'receipt.pdf'],
  ['\u2067receipt\ufeff.pdf', 'receipt.pdf'],
  ['ملف می‌خواهم.pdf', 'ملف می‌خواهم.pdf'],
])('C6-11: a document named %j is stored as %j, in the claim as well', async (name, kept) => {
  const { file, stored } = await filing();
  const answer = await file([name]);
  expect(answer.json()).toMatchObject({ submitted: true, documents: [{ name: kept }] });
  expect(await stored()).toEqual({
    documents: [[kept, 'application/pdf']],
    described: [[kept, 'application/pdf']],
  });
});

it('C6-11: names are unique as they are stored', async () => {
  const { file } = await filing();
  const answer = await file(['a/receipt.pdf', 'b/receipt.pdf']);
  expect(answer.json().validationErrors).toContainEqual(expect.objectContaining({ rule: 'documentName' }));
});

it('C6-11: the type in the claim is what the bytes are, whatever the client says', async () => {
  const { file, stored } = await filing();
  expect((await file(['receipt.pdf'], 'text/html"><script>')).statusCode).toBe(200);
  expect((await stored()).described).toEqual([['receipt.pdf', 'application/pdf']]);
});

it('C6-11: a name of which nothing is left is refused', async () => {
  const { file } = await filing();
  expect((await file(['folder/\u202e'])).statusCode).toBe(400);
});
