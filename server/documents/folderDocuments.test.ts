import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqliteStore.ts';
import { temporaryFolder } from '../testing/testServer.testkit.ts';
import { adoptDocument } from './adoptDocument.ts';
import { DATA_KEY, filedBytes, filedText, upTo } from './dataKey.testkit.ts';
import { type DocumentStore, DocumentTooLargeError, writeDurably } from './documentStore.ts';
import { openFolderDocuments } from './folderDocuments.ts';
import { sweepOrphans } from './sweepOrphans.ts';

const content = (text: string) => Readable.from([Buffer.from(text)]);

async function keysIn({ writtenBefore }: DocumentStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of writtenBefore(new Date('2999-01-01'))) keys.push(key);
  return keys;
}

describe('documents in a folder', () => {
  const opened = (dataDir = temporaryFolder()) => openFolderDocuments(dataDir);

  it('C6-09: come back as they were, under a random key, with their size and hash', async () => {
    const documents = await opened();
    const written = await writeDurably(documents, content('hello'), upTo(10));
    expect(written).toMatchObject({ size: 5, sha256: createHash('sha256').update('hello').digest('hex') });
    expect(written.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(Buffer.from(written.head).toString()).toBe('hello');
    expect(await filedText(documents, written.key)).toBe('hello');
  });

  it('C6-07: leave nothing behind when they are too large', async () => {
    const documents = await opened();
    const long = Readable.from([Buffer.alloc(200_000), Buffer.alloc(200_000)]);
    await expect(documents.write(content('hello'), upTo(4))).rejects.toThrow(DocumentTooLargeError);
    await expect(documents.write(long, upTo(300_000))).rejects.toThrow(DocumentTooLargeError);
    expect(await keysIn(documents)).toEqual([]);
  });

  it('C6-09: leave nothing behind when they break off', async () => {
    const documents = await opened();
    const broken = (beginning: string) =>
      Readable.from(
        (async function* () {
          yield Buffer.from(beginning);
          throw new Error('gone');
        })(),
      );
    const [cutOff, cutBefore] = [new PassThrough(), new PassThrough()];
    cutOff.write('he');
    cutBefore.destroy();
    await expect(documents.write(broken('he'), upTo(10))).rejects.toThrow('gone');
    await expect(documents.write(broken('he'.repeat(200_000)), upTo(1e6))).rejects.toThrow('gone');
    await expect(documents.write(cutBefore, upTo(10))).rejects.toThrow('Premature close');
    setImmediate(() => cutOff.destroy());
    await expect(documents.write(cutOff, upTo(10))).rejects.toThrow('Premature close');
    expect(await keysIn(documents)).toEqual([]);
  });

  it.each([0, 1, 70_000, 700_000])(
    'C6-09: of %d bytes, in pieces as they arrive, come back as they were',
    async (size) => {
      const documents = await opened();
      const bytes = randomBytes(size);
      const pieces = Array.from({ length: Math.ceil(size / 60_000) }, (_, index) =>
        bytes.subarray(index * 60_000, (index + 1) * 60_000),
      );
      const written = await writeDurably(documents, Readable.from(pieces), upTo(1e6));
      expect(written).toMatchObject({ size, sha256: createHash('sha256').update(bytes).digest('hex') });
      expect(Buffer.from(written.head)).toEqual(bytes.subarray(0, 4100));
      expect(await filedBytes(documents, written.key)).toEqual(bytes);
    },
  );

  it('C6-09: many at once are each the one that was sent', async () => {
    const documents = await opened();
    const texts = Array.from({ length: 40 }, (_, index) => `document ${index} `.repeat(1000 + index));
    const written = await Promise.all(texts.map((text) => writeDurably(documents, content(text), upTo(1e6))));
    const read = await Promise.all(written.map(({ key }) => filedText(documents, key)));
    expect(read).toEqual(texts);
  });

  it('C6-09: are refused with the system’s error where their folder cannot be made, and kept once it can', async () => {
    const dataDir = temporaryFolder();
    const documents = await opened(dataDir);
    rmSync(join(dataDir, 'documents'), { recursive: true });
    writeFileSync(join(dataDir, 'documents'), 'in the way');
    await expect(writeDurably(documents, content('hello'), upTo(10))).rejects.toMatchObject({
      code: 'ENOTDIR',
    });
    rmSync(join(dataDir, 'documents'));
    const { key } = await writeDurably(documents, content('hello'), upTo(10));
    expect(await filedText(documents, key)).toBe('hello');
  });

  it('C13-06: can be written as soon as their folder can be made again, and an import’s, too', async () => {
    const dataDir = temporaryFolder();
    const documents = await opened(dataDir);
    const filed = await writeDurably(documents, content('hello'), upTo(10));
    rmSync(join(dataDir, 'documents'), { recursive: true });
    await documents.ping();
    rmSync(join(dataDir, 'documents'), { recursive: true });
    const { key } = await adoptDocument(documents, filed, content('hello'), DATA_KEY);
    expect(await filedText(documents, key)).toBe('hello');
  });

  it('C6-09: of which the disk takes only a part are refused, and no part stays', () => {
    const dataDir = temporaryFolder();
    const script = join(import.meta.dirname, '..', 'testing', 'writeDocument.testkit.ts');
    // A file may have as many blocks of 512 or 1024 bytes: the document has more.
    const command = `ulimit -f 16; exec "${process.execPath}" "${script}" "${dataDir}" 65536`;
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect(stdout, stderr).toBe('EFBIG\n');
    const left = readdirSync(join(dataDir, 'documents'), { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
  });

  it('C6-11: a key is never a path', async () => {
    const documents = await opened();
    for (const key of ['../../etc/passwd', '', 'x'])
      expect(() => documents.read(key)).toThrow('Not a document key');
  });

  it('C6-09: orphans are swept when they are old, drafts of broken uploads with them; claims’ documents never', async () => {
    const dataDir = temporaryFolder();
    const documents = await opened(dataDir);
    const store = await openSqliteStore({ dataDir, now: new Date() });
    const [kept, orphan, young] = await Promise.all(
      ['a', 'b', 'c'].map((text) => writeDurably(documents, content(text), upTo(9))),
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
      ...{ sealed: 's', wrappedKey: 'w', wrappedBy: 'k' },
      logKey: { fingerprint: 'k', secret: 'ab'.repeat(32) },
      configurationHash: 'x',
      submittedAt: new Date(),
      claimants: [],
      addedTo: null,
      documents: [{ key: kept.key, size: kept.size, storedSha256: kept.storedSha256, sealed: 'd' }],
    });
    const old = new Date('2020-01-01');
    for (const path of [draft, ...[kept, orphan].map(({ key }) => join(dataDir, documents.locate(key)))])
      utimesSync(path, old, old);
    expect(await sweepOrphans(documents, store.claims, new Date('2021-01-01'))).toBe(1);
    expect(await documents.sweepDrafts(new Date('2021-01-01'))).toBe(1);
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
