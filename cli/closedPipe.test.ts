import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { bundleWith } from '../bundle/testing/bundles.testkit.ts';
import { openClaim, sealAnswers } from '../server/claims/sealedClaim.ts';
import { drawDataKey } from '../server/security/envelope.ts';
import { loadServerKey } from '../server/security/serverKey.ts';
import { openSqliteStore } from '../server/store/sqliteStore.ts';
import { filedAcross } from '../server/testing/filed.testkit.ts';

const BIN = join(import.meta.dirname, 'bin.js');

/** Runs the program with its results in the shell's pipe or file; its exit code is the last line of `stderr`. */
function piped(into: string, words: string[]) {
  const script = `{ "$0" "$@"; echo "code $?" >&2; } ${into}`;
  const { stdout, stderr } = spawnSync('sh', ['-c', script, process.execPath, BIN, ...words], {
    encoding: 'utf8',
  });
  const [code] = stderr.match(/\d+\n$/) ?? [];
  return { code: Number(code), out: stdout, err: stderr.replace(/code \d+\n$/, '') };
}

function exportsLogged(dataDir: string): { claims: number }[] {
  const database = new DatabaseSync(join(dataDir, 'claimwright.db'));
  const rows = database.prepare("SELECT content FROM log_entry WHERE kind = 'claims exported'").all();
  database.close();
  return rows.map(({ content }) => JSON.parse(String(content)));
}

/** A store whose claims are more than a pipe holds. */
async function manyClaims(): Promise<string> {
  const { dataDir, codes } = await filedAcross('05');
  const store = await openSqliteStore({ dataDir, now: new Date() });
  const [first] = await store.claims.stored([{ id: '', referenceCode: codes[0] ?? '' }]);
  if (!first) throw new Error('nothing was filed');
  const key = loadServerKey(dataDir);
  const {
    claim: { claim, maskCharacters, documents: _none, ...facts },
  } = openClaim(key, first);
  const more = Array.from({ length: 200 }, (_, index) => {
    const id = crypto.randomUUID();
    const sealed = sealAnswers(key, drawDataKey(), id, { claim, maskCharacters, documents: [] });
    return { ...facts, ...sealed, id, referenceCode: `COPY-${index}` };
  });
  await store.claims.adopt(more, { key: { fingerprint: 'k', secret: 'ab'.repeat(32) }, at: new Date() });
  await store.close();
  return dataDir;
}

it('C13-11: an export whose reader closes the pipe ends quietly, and its entry stands in the log', async () => {
  const dataDir = await manyClaims();
  const { code, out, err } = piped('| head -n 1', ['export', '--data', dataDir]);
  expect(out.split('\n')).toHaveLength(2);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const [logged, ...others] = exportsLogged(dataDir);
  expect(others).toEqual([]);
  expect(logged?.claims).toBeGreaterThan(0);
  expect(logged?.claims).toBeLessThan(203);
});

it('C13-11: an export whose results and messages go into one closed pipe is logged too', async () => {
  const dataDir = await manyClaims();
  piped('2>&1 | true', ['export', '--data', dataDir]);
  expect(exportsLogged(dataDir)).toHaveLength(1);
});

it('C5-01: findings keep their exit code when nobody reads on; a full disk is told in a line', () => {
  const broken = bundleWith([{ file: 'settlement.json', pointer: '/theme', text: '"none"' }]);
  expect(piped('| true', ['validate', '--no-cache', broken])).toMatchObject({ code: 1, err: '' });
  const full = piped('> /dev/full', ['validate', '--no-cache', bundleWith()]);
  expect(full.code).toBe(2);
  expect(full.err).toMatch(/^claimwright: ENOSPC.*make room and try again\.\n$/);
});
