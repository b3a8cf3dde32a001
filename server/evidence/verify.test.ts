import { appendFileSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { runCli } from '../../cli/testing/runCli.ts';
import { KEY_FILE, rotateKeyFile } from '../security/serverKey.ts';
import { olderData } from '../testing/olderData.testkit.ts';
import { type TestServer, temporaryFolder, testServer } from '../testing/testServer.testkit.ts';
import { alter, everyFile, fileClaim, threeFiled } from './evidence.testkit.ts';

/** What is said of a copy of the data in which something was altered. */
function verified({ dataDir }: TestServer, statement: string) {
  const copy = join(temporaryFolder(), 'data');
  cpSync(dataDir, copy, { recursive: true });
  alter({ dataDir: copy }, statement);
  return runCli(['verify', '--data', copy]);
}

const kindsIn = ({ dataDir }: TestServer): unknown[] => {
  const database = new DatabaseSync(join(dataDir, 'claimwright.db'), { readOnly: true });
  const rows = database.prepare('SELECT kind FROM log_entry ORDER BY chain, position').all();
  database.close();
  return rows.map(({ kind }) => kind);
};

describe('claimwright verify', () => {
  it('C13-11: claims, imports, exports, keys and a restore are in a log that verifies beside a running server', async () => {
    const { server, command } = await threeFiled();
    await command('export');
    expect(await command('verify')).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^\d+ entries, 3 claims, 3 documents: all as they were written, up to 0\.\d+\.[\w-]{22}\n$/,
      ),
    });
    const backup = join(temporaryFolder(), 'backup');
    await command('backup', '--out', backup, '--with-key');
    const dataDir = join(temporaryFolder(), 'data');
    expect(await runCli(['restore', backup, '--data', dataDir])).toMatchObject({ code: 0 });
    rotateKeyFile(join(dataDir, KEY_FILE));
    const exported = join(temporaryFolder(), 'claims.ndjson');
    const documents = join(temporaryFolder(), 'documents');
    await command('export', '--out', exported, '--documents', documents);
    await server.app.close();
    const again = await server.restart({ dataDir });
    const into = await testServer();
    const words = ['import-claims', exported, '--documents', documents, '--data', into.dataDir];
    expect(await runCli(words)).toMatchObject({ code: 0 });
    const filed = ['key used', 'class list imported', 'class list imported', 'claim', 'claim', 'claim'];
    expect(kindsIn(server).slice(-3)).toEqual(['claims exported', 'backed up', 'claims exported']);
    expect(kindsIn(again)).toEqual([...filed, 'claims exported', 'restored', 'key used']);
    expect(kindsIn(into).slice(3)).toEqual([
      'claim imported',
      'claim imported',
      'claim imported',
      'claims imported',
    ]);
    for (const folder of [dataDir, into.dataDir])
      expect(await runCli(['verify', '--data', folder])).toMatchObject({ code: 0 });
  });

  it('C13-11: what was altered in a claim is named', async () => {
    const { server, codes } = await threeFiled();
    await server.app.close();
    const spanish = `(SELECT id FROM claim WHERE culture = 'es')`;
    const alterations: [statement: string, part: string][] = [
      [`UPDATE claim SET content_hash = 'another'`, 'its answers'],
      [`UPDATE claim SET submitted_at = '2030-05-04T17:00:00.001Z'`, 'the time of its submission'],
      [`UPDATE claim SET claimants = '["x"]'`, 'the rows of the class list that it is of'],
      [`UPDATE document SET size = size + 1`, 'the list of its documents'],
    ];
    for (const [statement, part] of alterations) {
      const id = statement.includes('document') ? 'claim_id' : 'id';
      const { code, out } = await verified(server, `${statement} WHERE ${id} IN ${spanish}`);
      const place = `The claim ${codes[1]}: altered since Entry 0.5 of 2030-05-04T17:00:00.000Z`;
      expect([code, out.split('\n')[0]]).toEqual([1, `${place}: ${part}.`]);
    }
  });

  it('C13-11: the first entry that was altered or taken out is named', async () => {
    const { server } = await threeFiled();
    await server.app.close();
    const told = 'Entry 0.5 (claim, 2030-05-04T17:00:00.000Z): it is not as it was written.';
    const removed = `claim_id IN (SELECT id FROM claim WHERE culture = 'es')`;
    const alterations: [statement: string, finding: string][] = [
      [`UPDATE log_entry SET content = replace(content, '"es"', '"en"') WHERE position = 5`, told],
      ['DELETE FROM log_entry WHERE position = 5', 'Entry 0.6: what stands before it from 0.5 on is gone.'],
      [
        'DELETE FROM log_entry WHERE position = 5; UPDATE log_entry SET position = 5 WHERE position = 6',
        told,
      ],
      [
        `DELETE FROM document WHERE ${removed}; DELETE FROM claim WHERE culture = 'es'`,
        'Entry 0.5: the claim that it tells of,',
      ],
    ];
    for (const [statement, finding] of alterations) {
      const { code, out, err } = await verified(server, statement);
      expect(code).toBe(1);
      expect(out.startsWith(finding), out).toBe(true);
      expect(err).toContain('Restore the last backup that verifies');
    }
  });

  it('C13-11: an entry that is whole, but of another history, is seen by the next one', async () => {
    const { server, command } = await threeFiled();
    await server.app.close();
    const other = join(temporaryFolder(), 'data');
    cpSync(server.dataDir, other, { recursive: true });
    await runCli(['export', '--data', other, '--form', 'lookup']);
    await command('export');
    await command('export');
    alter(
      server,
      `ATTACH '${join(other, 'claimwright.db')}' AS other`,
      'REPLACE INTO log_entry SELECT * FROM other.log_entry WHERE position = 7',
    );
    const { code, out } = await command('verify');
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(/^Entry 0\.8 \(claims exported, \S+\): it is not as it was written\.\n$/),
    ]);
  });

  it('C13-11: what was cut off with its claim is seen by whoever kept the head; a claim without an entry is named', async () => {
    const { server, codes, command } = await threeFiled();
    const { out } = await command('verify');
    const head = /up to (\S+)/.exec(out)?.[1] ?? '';
    await fileClaim(server);
    expect(await command('verify', '--holds', head)).toMatchObject({ code: 0 });
    alter(server, 'DELETE FROM log_entry WHERE position > 5');
    const cut = await command('verify', '--holds', head);
    expect(cut.code).toBe(1);
    expect(cut.out).toContain(`The log does not hold ${head}`);
    expect(cut.out).toContain(`The claim ${codes[2]}: the log has no entry of it.`);
  });

  it('C13-11: documents that were altered or are gone are named by their path', async () => {
    const { server, command } = await threeFiled();
    const [one, two] = everyFile(join(server.dataDir, 'documents')).sort();
    appendFileSync(one ?? '', 'x');
    rmSync(two ?? '');
    const { code, out } = await command('verify');
    expect(code).toBe(1);
    expect(out.split('\n').sort().slice(1)).toEqual([
      expect.stringMatching(
        /^The document documents\/\S+ of the claim \S+: it(?:s bytes are not those that were filed| is not there)\.$/,
      ),
      expect.stringMatching(
        /^The document documents\/\S+ of the claim \S+: it(?:s bytes are not those that were filed| is not there)\.$/,
      ),
    ]);
    expect(await command('verify', '--without-documents')).toMatchObject({ code: 0 });
  });

  it('C13-11, C13-14: data of an older version verifies, and what it had no entry of is taken in', async () => {
    const dataDir = olderData();
    const command = () => runCli(['verify', '--data', dataDir]);
    expect(await command()).toMatchObject({
      code: 0,
      out: expect.stringContaining('6 claims, 3 documents: '),
    });
    alter({ dataDir }, 'DELETE FROM log_entry WHERE position > 3; UPDATE claim SET salt = NULL');
    expect((await command()).out).toContain('an older version stored it');
    const server = await testServer({ dataDir });
    const taken = Array.from({ length: 6 }, () => 'claim taken in');
    await expect.poll(() => kindsIn(server).slice(3)).toEqual(taken);
    await server.app.close();
    expect(await command()).toMatchObject({ code: 0 });
  });

  it('C13-11: without the key nothing is said to be whole', async () => {
    const { server, command } = await threeFiled();
    await server.app.close();
    writeFileSync(join(server.dataDir, 'server.key'), `${'ab'.repeat(32)}\n`);
    expect(await command('verify')).toMatchObject({ code: 2, out: '' });
    expect(await runCli(['verify', '--data', temporaryFolder()])).toMatchObject({
      code: 2,
      err: expect.stringContaining('holds no claims that a server has stored'),
    });
  });
});
