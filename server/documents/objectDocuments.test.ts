import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { sealedSize } from '../security/sealedStream.ts';
import { type TestObjectStore, testObjectStore } from '../testing/objectStore.testkit.ts';
import { ADA, PDF, temporaryFolder, testServer, withDocument } from '../testing/testServer.testkit.ts';
import { filedText, upTo } from './dataKey.testkit.ts';
import { DocumentMissingError, DocumentTooLargeError, writeDurably } from './documentStore.ts';
import { openObjectDocuments } from './objectDocuments.ts';

const content = (text: string) => Readable.from([Buffer.from(text)]);

async function opened(timeouts?: { answerMs: number; tries: number }) {
  const store = await testObjectStore();
  const dataDir = temporaryFolder();
  const documents = await openObjectDocuments(store.place, dataDir, timeouts);
  const drafts = () => readdirSync(join(dataDir, 'documents', 'incoming'));
  return { ...store, documents, drafts };
}

describe('documents in an object store', () => {
  it('C13-07: come back as they were, are told where they are, and are gone when removed', async () => {
    const { documents, objects, drafts } = await opened();
    const text = 'x'.repeat(300_000);
    const written = await writeDurably(documents, content(text), upTo(1e6));
    expect(written).toMatchObject({ size: 300_000, sha256: createHash('sha256').update(text).digest('hex') });
    expect(await filedText(documents, written.key)).toBe(text);
    expect(objects.get(`claims/${written.key}`)?.body.includes('x'.repeat(20))).toBe(false);
    expect(documents.locate(written.key)).toBe(`s3://documents/claims/${written.key}`);
    await documents.remove(written.key);
    await documents.remove(written.key);
    expect([[...objects.keys()], drafts()]).toEqual([[], []]);
    await expect(filedText(documents, written.key)).rejects.toThrow(DocumentMissingError);
    expect(() => documents.read('../claims')).toThrow('Not a document key');
  });

  it('C13-07: leave nothing where they are too large or break off', async () => {
    const { documents, objects, drafts } = await opened();
    await expect(documents.write(content('hello'), upTo(4))).rejects.toThrow(DocumentTooLargeError);
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('he');
        throw new Error('gone');
      })(),
    );
    await expect(documents.write(broken, upTo(10))).rejects.toThrow('gone');
    expect([objects.size, drafts()]).toEqual([0, []]);
  });

  it('C13-07: are listed page by page, those of others left out', async () => {
    const { documents, objects } = await opened();
    const written = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((text) => writeDurably(documents, content(text), upTo(9))),
    );
    await documents.ping();
    objects.set('elsewhere/x', { body: PDF, at: new Date(0) });
    const young = objects.get(`claims/${written[0]?.key}`);
    if (young) young.at = new Date('2999-01-01');
    const listed: string[] = [];
    for await (const key of documents.writtenBefore(new Date('2998-01-01'))) listed.push(key);
    expect(listed.sort()).toEqual(
      written
        .slice(1)
        .map(({ key }) => key)
        .sort(),
    );
  });

  it('C13-07: a store that is busy or cuts off is asked again; one that stays silent is given up', async () => {
    const { documents, faults, objects, drafts } = await opened({ answerMs: 300, tries: 3 });
    faults.push('busy', 'cut');
    const { key } = await writeDurably(documents, content('hello'), upTo(10));
    expect(objects.has(`claims/${key}`)).toBe(true);
    expect(await filedText(documents, key)).toBe('hello');
    faults.push('silent', 'silent', 'silent');
    await expect(documents.write(content('hello'), upTo(10))).rejects.toThrow(
      'The document store cannot be used',
    );
    expect(drafts()).toEqual([]);
  });

  it('C13-07: what a wrong secret signs is refused, and an address that is none is told', async () => {
    const { place } = await testObjectStore();
    const wrong = await openObjectDocuments({ ...place, secretAccessKey: 'wrong' }, temporaryFolder(), {
      tries: 1,
    });
    await expect(wrong.ping()).rejects.toThrow('SignatureDoesNotMatch');
    for (const url of ['https://x', 's3://B', 's3://bucket/a b'])
      await expect(openObjectDocuments({ ...place, url }, temporaryFolder())).rejects.toThrow(
        'must be s3://',
      );
    const unsigned = openObjectDocuments({ ...place, accessKeyId: '' }, temporaryFolder());
    await expect(unsigned).rejects.toThrow('AWS_ACCESS_KEY_ID');
  });
});

async function filing({ place }: TestObjectStore) {
  const server = await testServer({ objectStore: place });
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  return () => visitor.submit('standard', withDocument());
}

it('C13-07, C13-06: a claim’s document goes to the object store; while that fails the answer is 503, and then all is well', async () => {
  const store = await testObjectStore();
  const submit = await filing(store);
  store.faults.push('busy', 'busy', 'busy');
  const refused = await submit();
  expect([refused.statusCode, refused.headers['retry-after'], store.objects.size]).toEqual([503, '30', 0]);
  const filed = await submit();
  const bodies = [...store.objects.values()].map(({ body }) => body);
  expect([filed.statusCode, bodies.map(({ length }) => length)]).toEqual([200, [sealedSize(PDF.length)]]);
  expect(bodies[0]?.includes('%PDF')).toBe(false);
});
