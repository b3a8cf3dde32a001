import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { sealAnswers } from '../claims/sealedClaim.ts';
import { documentsIn } from '../documents/documentCopies.ts';
import { documentPath } from '../documents/documentPath.ts';
import { openFolderDocuments } from '../documents/folderDocuments.ts';
import { withClaimHash } from '../export/claimHash.ts';
import { writeClaims } from '../export/exportClaims.ts';
import { drawDataKey } from '../security/envelope.ts';
import { loadServerKey, type ServerKey } from '../security/serverKey.ts';
import { openSqliteStore } from '../store/sqliteStore.ts';
import type { Store } from '../store/store.ts';
import type { KeptClaim, StoredClaim } from '../store/storedClaim.ts';
import { temporaryFolder } from '../testing/testServer.testkit.ts';
import { ImportFaultsError, importIntoStores } from './importClaims.ts';
import type { Line } from './readLines.ts';
import { exported, filedElsewhere, linesOf } from './transfer.contract.ts';

async function emptyStores() {
  const dataDir = temporaryFolder();
  const store = await openSqliteStore({ dataDir, now: new Date() });
  onTestFinished(() => store.close());
  const documents = await openFolderDocuments(dataDir);
  return { store, documents, source: documentsIn(temporaryFolder()), key: loadServerKey(dataDir) };
}

/** A folder with copies of documents, as an export makes them. */
function copiesOf(texts: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [key, text] of Object.entries(texts)) {
    const path = documentPath(join(folder, 'documents'), key);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return folder;
}

/** A claim that was filed elsewhere, as a store has it. */
function sealedElsewhere(key: ServerKey, number: number): KeptClaim {
  const { claim, maskCharacters, documents: _none, ...facts } = filedElsewhere(number);
  return { ...facts, ...sealAnswers(key, drawDataKey(), facts.id, { claim, maskCharacters, documents: [] }) };
}

const lineOf = (claim: object): string => `${JSON.stringify(withClaimHash(claim))}\n`;

/** What is said of a text of which nothing may be imported. */
async function faultsOf(text: string) {
  const stores = await emptyStores();
  const error = await importIntoStores(stores, linesOf(text)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ImportFaultsError);
  expect(await exported(stores)).toBe('');
  return error instanceof ImportFaultsError ? error.faults : [];
}

const DOCUMENT = {
  key: randomUUID(),
  size: 1,
  sha256: 'f'.repeat(64),
  name: 'a.pdf',
  contentType: 'application/pdf',
  scan: 'not scanned',
};

it.each<[string, string | ((claim: StoredClaim) => object), RegExp]>([
  ['no JSON', '{"id": "x"\n', /^The line is not JSON/],
  [
    'of an export without masks',
    ({ maskCharacters: _, ...rest }) => rest,
    /export again, without --unmasked/,
  ],
  ['with what is not known', (claim) => ({ ...claim, extra: 1 }), /additional properties \(extra\)/],
  ['of an unknown form', (claim) => ({ ...claim, form: 'x' }), /it\/form must be equal to one of/],
  ['with an altered code', (claim) => ({ ...claim, referenceCode: '23456-789AB' }), /23456-789AB is none/],
  ['with no instant', (claim) => ({ ...claim, submittedAt: '2030-05-04' }), /no instant: 2030-05-04/],
  [
    'with a lost document',
    (claim) => ({ ...claim, documents: [DOCUMENT] }),
    /^The document a.pdf is not at .*--documents/,
  ],
])('C13-07: a line %s is named, and nothing is imported', async (_name, broken, message) => {
  const claim = filedElsewhere(7);
  const text = typeof broken === 'string' ? broken : lineOf(broken(claim));
  const faults = await faultsOf(lineOf(filedElsewhere(1)) + text + lineOf(filedElsewhere(2)));
  expect(faults).toEqual([{ line: 2, message: expect.stringMatching(message) }]);
});

it.each<[string, (claim: StoredClaim) => object]>([
  ['an answer', (claim) => ({ claim: { ...claim.claim, claimantInfo: { firstName: 'Mallory' } } })],
  ['its day', () => ({ submittedAt: '2031-01-01T00:00:00.000Z' })],
  ['the rows of the class list', () => ({ claimants: [] })],
  ['the hash of a document', () => ({ documents: [{ ...DOCUMENT, sha256: 'e'.repeat(64) }] })],
])(
  'C13-07: a claim of which %s was altered in the export is named, and nothing is imported',
  async (_what, change) => {
    const claim = filedElsewhere(7, { documents: [DOCUMENT] });
    const altered = `${JSON.stringify({ ...withClaimHash(claim), ...change(claim) })}\n`;
    expect(await faultsOf(lineOf(filedElsewhere(1)) + altered)).toEqual([
      {
        line: 2,
        message: expect.stringContaining(`The claim ${claim.referenceCode} is not what was exported`),
      },
    ]);
  },
);

it('C13-07: an export with its members in another order is the same export', async () => {
  const stores = await emptyStores();
  const line = Object.fromEntries(Object.entries(withClaimHash(filedElsewhere(1))).reverse());
  expect(await importIntoStores(stores, linesOf(JSON.stringify(line)))).toEqual({ added: 1, known: 0 });
});

it('C13-07: claims without a hash are refused, and imported where that is asked for; one with a hash is held to it', async () => {
  const claim = filedElsewhere(1);
  const bare = `${JSON.stringify(claim)}\n`;
  expect(await faultsOf(bare)).toEqual([
    {
      line: 1,
      message: expect.stringMatching(`${claim.referenceCode} has no sha256.*--without-hashes`),
    },
  ]);
  const stores = { ...(await emptyStores()), withoutHashes: true };
  expect(await importIntoStores(stores, linesOf(bare))).toEqual({ added: 1, known: 0 });
  const altered = JSON.stringify({ ...withClaimHash(filedElsewhere(2)), culture: 'en' });
  await expect(importIntoStores(stores, linesOf(altered))).rejects.toThrow('is not what was exported');
});

it('C13-07: a line that is no UTF-8 or too long is named, and nothing is imported', async () => {
  const stores = await emptyStores();
  async function* lines(): AsyncGenerator<Line> {
    yield { line: 1, text: lineOf(filedElsewhere(1)) };
    yield { line: 2, text: null };
  }
  await expect(importIntoStores(stores, lines)).rejects.toThrow('2: The line is too long, or not UTF-8');
  expect(await exported(stores)).toBe('');
});

it('C13-07: a document that is not what was filed is named, and nothing is imported', async () => {
  const stores = await emptyStores();
  const source = documentsIn(copiesOf({ [DOCUMENT.key]: 'x' }));
  const text = lineOf(filedElsewhere(1)) + lineOf(filedElsewhere(2, { documents: [DOCUMENT] }));
  await expect(importIntoStores({ ...stores, source }, linesOf(text))).rejects.toThrow(
    /^2: The document .* is not what was filed.*a\.pdf/,
  );
  expect(await exported(stores)).toBe('');
});

it('C13-07, C13-14: a claim with documents is refused where their copies are not named, and nothing is imported', async () => {
  const stores = { ...(await emptyStores()), source: null };
  const text = lineOf(filedElsewhere(1)) + lineOf(filedElsewhere(2, { documents: [DOCUMENT] }));
  await expect(importIntoStores(stores, linesOf(text))).rejects.toThrow(
    '2: The document a.pdf is not in this file. Name the folder that the export copied documents to with --documents',
  );
  expect(await exported(stores)).toBe('');
});

it('C13-07: another claim under a code or an id that is taken is named, and what is there stays', async () => {
  const stores = await emptyStores();
  const there = filedElsewhere(1);
  await importIntoStores(stores, linesOf(lineOf(there)));
  const text = lineOf({ ...there, culture: 'ar' }) + lineOf(filedElsewhere(1)) + lineOf({ ...there });
  const error = await importIntoStores(stores, linesOf(text)).catch((thrown: unknown) => thrown);
  expect(error instanceof ImportFaultsError && error.faults.map(({ line }) => line)).toEqual([1, 2]);
  expect(await exported(stores)).toContain('"culture":"es"');
});

it('C13-07: of two claims under one code far apart in a file the second stops the import at its line', async () => {
  const stores = await emptyStores();
  const claims = Array.from({ length: 130 }, (_, number) => filedElsewhere(number));
  const text = [...claims, filedElsewhere(5)].map(lineOf).join('');
  await expect(importIntoStores(stores, linesOf(text))).rejects.toThrow(
    'Stopped at line 131: Another claim is there under the reference code',
  );
  expect((await exported(stores)).split('\n')).toHaveLength(131);
});

it('C13-07: an import holds a hundred lines at most, whatever the size of the file', async () => {
  const stores = await emptyStores();
  let read = 0;
  let stored = 0;
  let most = 0;
  async function* lines(): AsyncGenerator<Line> {
    for (read = 0; read < 1000; ) {
      read += 1;
      yield { line: read, text: lineOf({ ...filedElsewhere(read), id: idOf(read) }) };
    }
  }
  const adopt: Store['claims']['adopt'] = async (claims, witness) => {
    most = Math.max(most, read - stored);
    stored += claims.length;
    return stores.store.claims.adopt(claims, witness);
  };
  const store = { ...stores.store, claims: { ...stores.store.claims, adopt } };
  expect(await importIntoStores({ ...stores, store }, lines)).toEqual({ added: 1000, known: 0 });
  expect(most).toBe(100);
});

const idOf = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

it('C13-07: an export holds no more than a page of claims, however slowly they are taken', async () => {
  const stores = await emptyStores();
  let listed = 0;
  async function* all(): AsyncGenerator<KeptClaim> {
    while (listed < 1000) {
      listed += 1;
      yield sealedElsewhere(stores.key, listed);
    }
  }
  const store: Store = { ...stores.store, claims: { ...stores.store.claims, all } };
  let written = 0;
  await writeClaims({ ...stores, store }, { format: 'ndjson' }, async () => {
    written += 1;
    expect(listed).toBe(written);
  });
  expect(written).toBe(1000);
});

it('C13-07: an import copies few documents before the claims that name them are stored', async () => {
  const stores = await emptyStores();
  const keys = Array.from({ length: 30 }, () => randomUUID());
  const source = documentsIn(copiesOf(Object.fromEntries(keys.map((key) => [key, 'x']))));
  const sha256 = createHash('sha256').update('x').digest('hex');
  const claims = keys.map((key, number) =>
    filedElsewhere(number, { documents: [{ ...DOCUMENT, key, sha256 }] }),
  );
  let copied = 0;
  let named = 0;
  let most = 0;
  const write: typeof stores.documents.write = (content, writing) => {
    copied += 1;
    most = Math.max(most, copied - named);
    return stores.documents.write(content, writing);
  };
  const adopt: Store['claims']['adopt'] = async (group, witness) => {
    named += group.length;
    return stores.store.claims.adopt(group, witness);
  };
  const store = { ...stores.store, claims: { ...stores.store.claims, adopt } };
  const into = { ...stores, source, store, documents: { ...stores.documents, write } };
  expect(await importIntoStores(into, linesOf(claims.map(lineOf).join('')))).toEqual({ added: 30, known: 0 });
  expect(most).toBe(20);
});
