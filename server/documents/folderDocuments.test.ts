import { createHash } from 'node:crypto';
import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqliteStore.ts';
import { temporaryFolder } from '../testing/testServer.testkit.ts';
import { DocumentTooLargeError, writeDurably } from './documentStore.ts';
import { openFolderDocuments } from './folderDocuments.ts';
import { sweepOrphans } from './sweepOrphans.ts';

const content = (text: string) => Readable.from([Buffer.from(text)]);

async function textOf(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe('documents in a folder', () => {
  it('C6-09: come back as they were, under a random key, with their size and hash', async () => {
    const documents = await openFolderDocuments(temporaryFolder());
    const written = await writeDurably(documents, content('hello'), 10);
    expect(written).toMatchObject({ size: 5, sha256: createHash('sha256').update('hello').digest('hex') });
    expect(written.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(Buffer.from(written.head).toString()).toBe('hello');
    expect(await textOf(documents.read(written.key))).toBe('hello');
  });

  it('C6-07: leave nothing behind when they are too large or break off', async () => {
    const dataDir = temporaryFolder();
    const documents = await openFolderDocuments(dataDir);
    await expect(documents.write(content('hello'), 4)).rejects.toThrow(DocumentTooLargeError);
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('he');
        throw new Error('gone');
      })(),
    );
    await expect(documents.write(broken, 10)).rejects.toThrow('gone');
    const left: string[] = [];
    for await (const key of documents.writtenBefore(new Date('2999-01-01'))) left.push(key);
    expect(left).toEqual([]);
  });

  it('C6-11: a key is never a path', async () => {
    const documents = await openFolderDocuments(temporaryFolder());
    for (const key of ['../../etc/passwd', '', 'x'])
      expect(() => documents.read(key)).toThrow('Not a document key');
  });

  it('C6-09: orphans are swept when they are old, drafts of broken uploads with them; claims’ documents never', async () => {
    const dataDir = temporaryFolder();
    const documents = await openFolderDocuments(dataDir);
    const store = await openSqliteStore({ dataDir, now: new Date() });
    const [kept, orphan, young] = await Promise.all(
      ['a', 'b', 'c'].map((text) => writeDurably(documents, content(text), 9)),
    );
    if (!kept || !orphan || !young) throw new Error('not written');
    const draft = join(dataDir, 'documents', 'incoming', crypto.randomUUID());
    writeFileSync(draft, 'half');
    await store.claims.commit({
      id: crypto.randomUUID(),
      idempotencyKey: 'key-1',
      sessionHash: 's',
      contentHash: 'c',
      sentHash: 'h',
      form: 'standard',
      culture: 'en',
      claim: '{}',
      encrypted: [],
      encryptedBy: '',
      logKey: { fingerprint: 'k', secret: 'ab'.repeat(32) },
      maskCharacters: {},
      configurationHash: 'x',
      submittedAt: new Date(),
      claimants: [],
      addedTo: null,
      documents: [{ ...kept, name: 'a', contentType: 'text/plain', scan: 'not scanned' }],
    });
    const old = new Date('2020-01-01');
    for (const path of [draft, ...[kept, orphan].map(({ key }) => join(dataDir, documents.locate(key)))])
      utimesSync(path, old, old);
    expect(await sweepOrphans(documents, store.claims, new Date('2021-01-01'))).toBe(2);
    const exists = (key: string) => existsSync(join(dataDir, documents.locate(key)));
    expect([exists(kept.key), exists(orphan.key), exists(young.key), existsSync(draft)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    await store.close();
  });
});
