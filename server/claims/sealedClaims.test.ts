import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli } from '../../cli/testing/runCli.ts';
import { withEvidence } from '../evidence/openEvidence.ts';
import { purge } from '../evidence/purge.ts';
import { KEY_FILE, rotateKeyFile } from '../security/serverKey.ts';
import { bytesOf, inDatabase } from '../testing/atRest.testkit.ts';
import {
  ADA,
  adasClaim,
  PDF,
  type TestServer,
  temporaryFolder,
  testServer,
} from '../testing/testServer.testkit.ts';

const ANSWERS = { nickname: 'Zoë “the Countess” aes-256-gcm:AAAAAAAAAAAAAAAA:AAAA' };
const FILE = 'receipt of Byron.pdf';
const WRITTEN = ['Lovelace', 'the Countess', 'AAAAAAAAAAAAAAAA', 'Byron', '%PDF', '1,200.50'];

async function filed(key = 'key-00000001', server?: TestServer) {
  const own = server ?? (await testServer());
  const visitor = await own.visitor();
  await visitor.authorize('standard', ADA);
  const claim = adasClaim({
    claimantInfo: ANSWERS,
    documentContexts: [
      { file: { name: FILE, size: PDF.length, type: 'application/pdf' }, name: null, kind: 'id' },
    ],
  });
  const file = () => visitor.submit('standard', { claim, key, files: [{ name: FILE, content: PDF }] });
  const answer = await file();
  expect(answer.statusCode, answer.body).toBe(200);
  return { server: own, file, code: answer.json().referenceCodeForm as string };
}

interface ClaimRow {
  id: string;
  claim: string;
  wrapped_key: string;
  wrapped_by: string;
}

const rowsOf = (server: TestServer): ClaimRow[] =>
  inDatabase(server.dataDir, (database) =>
    database.prepare('SELECT id, claim, wrapped_key, wrapped_by FROM claim ORDER BY id').all(),
  ) as unknown as ClaimRow[];

describe('C13-14: claims at rest', () => {
  it('C13-14, C13-04: nothing that was written is in any file or backup, and an export has all of it', async () => {
    const { server, code } = await filed();
    const out = join(temporaryFolder(), 'backup');
    expect(await runCli(['backup', '--data', server.dataDir, '--out', out])).toMatchObject({ code: 0 });
    for (const bytes of [bytesOf(server.dataDir), bytesOf(out)]) {
      expect(bytes).toContain(code);
      for (const word of WRITTEN) expect(bytes.includes(word), word).toBe(false);
    }
    expect(await server.claims()).toMatchObject([
      {
        referenceCode: code,
        claim: { claimantInfo: { ...ANSWERS, lastName: 'Lovelace' } },
        documents: [{ name: FILE, contentType: 'application/pdf', size: PDF.length }],
      },
    ]);
    expect(await runCli(['verify', '--data', server.dataDir])).toMatchObject({ code: 0 });
  });

  it('C13-14: a claim that is sent again is known, and nothing of it is stored anew', async () => {
    const { server, file, code } = await filed();
    const before = rowsOf(server);
    const again = (await file()).json();
    expect(again).toMatchObject({ referenceCodeForm: code, documents: [{ name: FILE, size: PDF.length }] });
    expect(rowsOf(server)).toEqual(before);
  });

  it('C13-14: claims of the same answers are stored alike in nothing', async () => {
    const { server } = await filed();
    await filed('key-00000002', server);
    const [one, other] = rowsOf(server);
    for (const name of ['claim', 'wrapped_key'] as const) expect(one?.[name]).not.toBe(other?.[name]);
    expect(one?.claim.slice(0, 24)).not.toBe(other?.claim.slice(0, 24));
  });

  it('C13-14: without the key, or with another, nothing is exported and the message says what to do', async () => {
    const { server } = await filed();
    await server.app.close();
    const key = join(server.dataDir, 'server.key');
    renameSync(key, `${key}.away`);
    const missing = await runCli(['export', '--data', server.dataDir]);
    expect(missing).toMatchObject({ code: 2, out: '' });
    expect(missing.err).toContain('server.key is missing');
    expect(missing.err).toContain('no claim, document or class-list row can be read');
    expect(missing.err).toContain('Put the server.key of this data back');
    expect(readdirSync(server.dataDir)).not.toContain('server.key');
    writeFileSync(key, `${'ab'.repeat(32)}\n`);
    const wrong = await runCli(['export', '--data', server.dataDir]);
    expect(wrong).toMatchObject({ code: 2, out: '' });
    expect(wrong.err).toMatch(/does not hold the key that the data was made with .*Put the server\.key/);
    rmSync(key);
    renameSync(`${key}.away`, key);
    expect(await runCli(['export', '--data', server.dataDir])).toMatchObject({ code: 0 });
  });

  it('C13-14, C13-03: after a rotation claims are read under the older key, and their keys wrapped by the new one at the next start', async () => {
    const { server } = await filed();
    await server.app.close();
    const [before] = rowsOf(server);
    const whole = await server.claims();
    const { fingerprint } = rotateKeyFile(join(server.dataDir, KEY_FILE));
    expect(await server.claims()).toEqual(whole);
    const again = await server.restart();
    await again.app.close();
    const [after] = rowsOf(again);
    expect([before?.wrapped_by, after?.wrapped_by]).toEqual([
      expect.not.stringMatching(fingerprint),
      fingerprint,
    ]);
    // The ciphertext stays, and so do the log's hashes of it.
    expect(after?.claim).toBe(before?.claim);
    expect(await again.claims()).toEqual(whole);
    expect(await runCli(['verify', '--data', server.dataDir])).toMatchObject({ code: 0 });
  });

  it.each([
    ['altered by a character', (row: ClaimRow) => ({ claim: altered(row.claim) }), 'The text of the answers'],
    [
      'with a key that was altered',
      (row: ClaimRow) => ({ wrapped_key: altered(row.wrapped_key) }),
      'The data key',
    ],
    [
      'those of another claim',
      (_row: ClaimRow, other: ClaimRow) => ({ claim: other.claim }),
      'The text of the answers',
    ],
    [
      'with the key of another claim',
      (_row: ClaimRow, other: ClaimRow) => ({ wrapped_key: other.wrapped_key }),
      'The data key',
    ],
  ])(
    'C13-14: a claim whose answers are %s is named by verify and export, which exports the others',
    async (_what, change, part) => {
      const { server, code } = await filed();
      const { code: other } = await filed('key-00000002', server);
      await server.app.close();
      const [row, next] = rowsOf(server);
      if (!row || !next) throw new Error('nothing was filed');
      inDatabase(server.dataDir, (database) => {
        for (const [column, value] of Object.entries(change(row, next)))
          database.prepare(`UPDATE claim SET ${column} = ? WHERE id = ?`).run(value, row.id);
      });
      const verified = await runCli(['verify', '--data', server.dataDir]);
      expect(verified.code).toBe(1);
      expect(verified.out + verified.err).toContain(
        `The claim ${code} cannot be opened: ${part} of the claim ${row.id} was altered`,
      );
      for (const format of ['ndjson', 'csv']) {
        const exported = await runCli(['export', '--data', server.dataDir, '--format', format]);
        expect(exported.code).toBe(2);
        expect(exported.out).toContain(other);
        expect(exported.out).not.toContain(code);
        expect(exported.err).toContain('Not every claim is exported, because these cannot be opened:');
        expect(exported.err.split(`${code}: ${part}`)).toHaveLength(2);
      }
    },
  );

  it('C13-14, C13-11: a purge takes the keys of what it purges', async () => {
    const { server } = await filed();
    await server.app.close();
    const now = new Date('2030-06-01T00:00:00Z');
    const choice = { before: now, classLists: false, at: now };
    await withEvidence({ dataDir: server.dataDir, now }, (evidence) => purge(evidence, choice));
    expect(rowsOf(server)).toMatchObject([{ claim: '{}', wrapped_key: null, wrapped_by: null }]);
    expect(await runCli(['verify', '--data', server.dataDir])).toMatchObject({ code: 0 });
  });
});

const altered = (text: string): string => text.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
