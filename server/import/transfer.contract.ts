import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { openClaim } from '../claims/sealedClaim.ts';
import { documentsIn, openDocumentCopies } from '../documents/documentCopies.ts';
import { openFolderDocuments } from '../documents/folderDocuments.ts';
import { openDocument } from '../documents/openDocument.ts';
import { withClaimHash } from '../export/claimHash.ts';
import { type ExportSources, writeClaims } from '../export/exportClaims.ts';
import { loadServerKey } from '../security/serverKey.ts';
import type { SharedStores } from '../store/claims.contract.ts';
import type { Store } from '../store/store.ts';
import type { KeptClaim, StoredClaim, StoredDocument } from '../store/storedClaim.ts';
import { importIntoStores } from './importClaims.ts';
import { readLines } from './readLines.ts';

const FILED = Date.parse('2030-05-04T12:00:00Z');
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const IBAN = 'DE89370400440532013000';
const withNumber = {
  claim: { claimTransactions: [{ iban: null }, { iban: IBAN }] },
  maskCharacters: {},
};

/** The code of a number, with its check character. */
function codeOf(number: number): string {
  const digits = Array.from({ length: 9 }, (_, place) => Math.floor(number / 31 ** place) % 31);
  const sum = digits.reduce((total, digit, index) => total + digit * (index + 1), 0);
  const body = digits.map((digit) => ALPHABET.charAt(digit)).join('');
  return `${body.slice(0, 5)}-${body.slice(5)}${ALPHABET.charAt(sum % 31)}`;
}

/** A claim that was filed elsewhere. */
export function filedElsewhere(number: number, changes: Partial<StoredClaim> = {}): StoredClaim {
  return {
    id: randomUUID(),
    form: 'standard',
    referenceCode: codeOf(number),
    culture: 'es',
    claim: { claimantInfo: { firstName: `Zoë 🧾 \u2028 ${number}`, phone: '(206) 555-0100' } },
    maskCharacters: { 'claimantInfo.phone': '()- ' },
    configurationHash: 'c',
    submittedAt: new Date(FILED + number).toISOString(),
    claimants: [`row-${number}`],
    addedTo: null,
    repeated: number % 2 === 1,
    marks: number % 2 === 1 ? [{ mark: 'received', at: new Date(FILED + number).toISOString() }] : [],
    documents: [],
    ...changes,
  };
}

/** An export of some stores, as text, with its documents in the folder. */
export async function exported(stores: ExportSources, documentsTo?: string): Promise<string> {
  let text = '';
  await writeClaims(stores, { format: 'ndjson', documentsTo }, async (chunk) => {
    text += chunk;
  });
  return text;
}

/** The lines of a text as a file would give them, in pieces of an odd size. */
export const linesOf = (text: string) => () => readLines(Readable.from(pieces(Buffer.from(text))), 1e6);

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 1013) yield bytes.subarray(at, at + 1013);
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'claimwright-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Lines of an export without the names of documents in a store, which each import draws anew, and the hash over them. */
const withoutPlaces = (text: string): unknown[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { sha256: _hash, documents, ...claim } = JSON.parse(line);
      return {
        ...claim,
        documents: documents.map(
          ({ key: _key, path: _path, ...document }: StoredDocument & { path: string }) => document,
        ),
      };
    });

/** What every engine must do with exports that are read back. */
export function transferContract(open: () => Promise<SharedStores>): void {
  roundTripContract(open);
  breakingOffContract(open);
}

function roundTripContract(open: () => Promise<SharedStores>): void {
  it('C13-07: an export is read back whole, and a second time adds nothing', async () => {
    const { one } = await open();
    const documents = await openFolderDocuments(temporaryFolder());
    const content = Buffer.from('%PDF-1.7 a document');
    const sha256 = createHash('sha256').update(content).digest('hex');
    const document = {
      ...{ key: randomUUID(), size: content.length, sha256 },
      name: 'ä.pdf',
      contentType: 'application/pdf',
      scan: 'not scanned',
    };
    const claims = Array.from({ length: 230 }, (_, number) =>
      filedElsewhere(
        number,
        number === 150 ? { documents: [document], addedTo: codeOf(3), ...withNumber } : {},
      ),
    );
    const first = temporaryFolder();
    await (await openDocumentCopies(first)).copy(document, Readable.from([content]));
    const key = loadServerKey(temporaryFolder());
    const from = { store: one, documents, source: documentsIn(first), key };
    const given = claims.map((claim) => `${JSON.stringify(withClaimHash(claim))}\n`).join('');
    expect(await importIntoStores(from, linesOf(given))).toEqual({ added: 230, known: 0 });
    const copies = temporaryFolder();
    const text = await exported(from, copies);
    expect(text.split('\n')[150]).toContain(IBAN);

    const { one: store, other } = await open();
    const into = {
      store,
      key: loadServerKey(temporaryFolder()),
      documents: await openFolderDocuments(temporaryFolder()),
      source: documentsIn(copies),
    };
    expect(await importIntoStores(into, linesOf(text))).toEqual({ added: 230, known: 0 });
    const again = await exported({ ...into, store: other });
    expect(withoutPlaces(again)).toEqual(withoutPlaces(text));
    expect(await importIntoStores(into, linesOf(text))).toEqual({ added: 0, known: 230 });
    expect(await exported({ ...into, store: other })).toBe(again);
    const [kept] = await store.claims.stored(claims.slice(150, 151));
    expect(JSON.stringify(kept)).not.toContain(IBAN);
    const { claim, dataKey } = openClaim(into.key, kept as KeptClaim);
    const [copy] = claim.documents;
    const read = openDocument(into.documents, copy?.key ?? '', dataKey);
    expect(Buffer.concat(await read.toArray())).toEqual(content);
  });
}

function breakingOffContract(open: () => Promise<SharedStores>): void {
  it('C13-07: an import that breaks off says what is in, and goes on from there', async () => {
    const { one: store, other } = await open();
    const documents = await openFolderDocuments(temporaryFolder());
    const stores = { store, documents, source: null, key: loadServerKey(temporaryFolder()) };
    const claims = Array.from({ length: 250 }, (_, number) => filedElsewhere(number));
    const text = claims.map((claim) => `${JSON.stringify(withClaimHash(claim))}\n`).join('');
    let calls = 0;
    const adopt: Store['claims']['adopt'] = async (batch, witness) => {
      calls += 1;
      if (calls === 2) throw new Error('The disk is full');
      return store.claims.adopt(batch, witness);
    };
    const failing = { ...store, claims: { ...store.claims, adopt } };
    await expect(importIntoStores({ ...stores, store: failing }, linesOf(text))).rejects.toThrow(
      'Stopped at line 101: The disk is full. Every claim of the lines before it is in (100 added, 0 there before)',
    );
    expect((await exported({ ...stores, store: other })).split('\n')).toHaveLength(101);
    expect(await importIntoStores(stores, linesOf(text))).toEqual({
      added: 150,
      known: 100,
    });
  });
}
