import { describe, expect, it } from 'vitest';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import { authorized, refused } from '../testing/refusedClaims.testkit.ts';
import { adasClaim, PDF } from '../testing/testServer.testkit.ts';

const described = (...names: string[]): ClaimDocument =>
  adasClaim({
    documentContexts: names.map((name) => ({
      file: { name, size: PDF.length, type: 'unknown' },
      name: null,
      kind: null,
    })),
  });

describe('documents', () => {
  const file = (name: string, content: Buffer | string = PDF) => ({ name, content });

  it('R5-37, C6-11: names are unique without case and after NFC', async () => {
    const problem = await refused({
      claim: described('a.pdf', 'A.PDF'),
      files: [file('a.pdf'), file('A.PDF')],
    });
    expect(problem).toMatchObject({ status: 400, code: 'validationFailed' });
    expect(problem.validationErrors).toContainEqual(
      expect.objectContaining({ path: 'documentContexts.1.file', rule: 'documentName' }),
    );
    const composed = ['caf\u00e9.pdf', 'cafe\u0301.pdf'] as const;
    const decomposed = await refused({
      claim: described(...composed),
      files: composed.map((name) => file(name)),
    });
    expect(decomposed.validationErrors).toContainEqual(
      expect.objectContaining({ path: 'documentContexts.1.file', rule: 'documentName' }),
    );
  });

  it('R5-37: a context without its file, and a file without its context, are refused', async () => {
    const missing = await refused({ claim: described('a.pdf', 'b.pdf'), files: [file('a.pdf')] });
    expect(missing.validationErrors).toMatchObject([
      { path: 'documentContexts.1.file', rule: 'documentMissing' },
    ]);
    const unclaimed = await refused({ claim: described('a.pdf'), files: [file('a.pdf'), file('b.pdf')] });
    expect(unclaimed.validationErrors).toMatchObject([
      { path: 'documentContexts', rule: 'documentUnclaimed' },
    ]);
  });

  it('C6-11: a file of another size than its description is refused', async () => {
    const problem = await refused({
      claim: described('a.pdf'),
      files: [file('a.pdf', `${PDF.toString()} `)],
    });
    expect(problem.validationErrors).toMatchObject([
      { path: 'documentContexts.0.file', rule: 'documentSize' },
    ]);
  });

  it('C6-07: a document that is too large is answered 413 and named', async () => {
    const large = Buffer.concat([PDF, Buffer.alloc(3000)]);
    expect(await refused({ claim: described('a.pdf'), files: [file('a.pdf', large)] })).toMatchObject({
      status: 413,
      code: 'documentTooLarge',
      document: 'a.pdf',
    });
  });

  it('C6-07: one document too many is answered 413', async () => {
    const names = ['1.pdf', '2.pdf', '3.pdf', '4.pdf'];
    expect(
      await refused({ claim: described(...names), files: names.map((name) => file(name)) }),
    ).toMatchObject({
      status: 413,
      code: 'tooManyDocuments',
      document: '4.pdf',
    });
  });

  it('C6-07: a type that is not accepted, or that its bytes belie, is answered 415 and named', async () => {
    const refusals: [string, Buffer | string][] = [
      ['a.exe', 'MZ'],
      ['a.pdf', 'MZ and so on'],
      ['a.png', PDF],
      ['a.txt', 'text\0with a nul'],
      ['empty.txt', ''],
      ['noextension', PDF],
    ];
    for (const [name, content] of refusals)
      expect(await refused({ claim: described(name), files: [file(name, content)] }), name).toMatchObject({
        status: 415,
        code: 'documentTypeRefused',
        document: name,
      });
  });

  it('C6-11: names with quotes, in other scripts and decomposed arrive as they were', async () => {
    const { server, visitor } = await authorized();
    const names = ['say "hi".pdf', 'квитанция é.pdf'];
    const answer = await visitor.submit('standard', {
      claim: described(...names),
      files: names.map((name) => file(name)),
    });
    expect(answer.json()).toMatchObject({ submitted: true });
    const [stored] = await server.claims();
    expect(stored).toMatchObject({ documents: names.map((name) => ({ name })) });
  });
});
