import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { runCli } from '../../cli/testing/runCli.ts';
import { bytesOf, inDatabase } from '../testing/atRest.testkit.ts';
import {
  leaveInFreePages,
  OLDER_WORDS,
  olderBundle,
  olderData,
  olderLines,
} from '../testing/olderData.testkit.ts';
import { ADA, temporaryFolder, testServer } from '../testing/testServer.testkit.ts';

const leftIn = (dataDir: string): number =>
  inDatabase(dataDir, (database) =>
    Number(database.prepare('SELECT count(*) AS older FROM claim WHERE wrapped_by IS NULL').get()?.older),
  );

const pathsIn = (dataDir: string): string[] =>
  readdirSync(join(dataDir, 'documents'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Exports the data, copies documents, and returns the lines with the text of each document. */
async function exportedFrom(dataDir: string) {
  const copies = temporaryFolder();
  const { code, out, err } = await runCli(['export', '--data', dataDir, '--documents', copies]);
  expect({ code, err }).toMatchObject({ code: 0, err: '6 claims exported.\n' });
  return out
    .split('\n')
    .filter(Boolean)
    .map((text) => {
      const { documents, ...line } = JSON.parse(text);
      const filed = documents.map(({ key: _key, path, ...document }: { key: string; path: string }) => ({
        ...document,
        text: readFileSync(join(copies, path), 'latin1'),
      }));
      return { ...line, sha256: undefined, encrypted: undefined, documents: filed };
    });
}

it('C13-14: data that commit 9f7e3b1f made is encrypted while the server serves; nothing of it is left, and nothing is lost', async () => {
  const dataDir = olderData();
  const before = await exportedFrom(dataDir);
  expect(before).toMatchObject(
    olderLines().map(({ referenceCode, claim, documents }) => ({
      ...{ referenceCode, claim },
      documents: documents.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
    })),
  );
  leaveInFreePages(dataDir, 'Menabrea 5 in a free page');
  for (const word of OLDER_WORDS) expect(bytesOf(dataDir).includes(word), word).toBe(true);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const told: string[] = [];
  const logger = { level: 'info', stream: { write: (line: string) => void told.push(line) } };
  const server = await testServer({ dataDir, bundleDir: olderBundle(), logger });
  const visitor = await server.visitor();
  expect((await visitor.authorize('standard', ADA)).statusCode).toBe(200);
  await expect.poll(() => leftIn(dataDir)).toBe(0);
  await expect.poll(() => told.join('')).toContain('"claims":6');
  expect(told.join('')).toMatch(/"done":1,"all":6.*claims of an older version encrypted/);
  expect(await exportedFrom(dataDir)).toEqual(before);
  // The database is written anew once the server has served for a while.
  vi.advanceTimersByTime(15 * 60_000);
  await expect.poll(() => bytesOf(dataDir).includes('in a free page')).toBe(false);
  vi.useRealTimers();
  await server.app.close();
  for (const word of OLDER_WORDS) expect(bytesOf(dataDir).includes(word), word).toBe(false);
  expect(await runCli(['verify', '--data', dataDir])).toMatchObject({ code: 0 });
});

it('C13-14: a claim of before that is sent again is known after it was encrypted', async () => {
  const server = await testServer({ dataDir: olderData(), bundleDir: olderBundle() });
  await expect.poll(() => leftIn(server.dataDir)).toBe(0);
  const hashes = inDatabase(server.dataDir, (database) =>
    database.prepare('SELECT content_hash, sent_hash FROM idempotency ORDER BY key').all(),
  );
  const older = inDatabase(olderData(), (database) =>
    database.prepare('SELECT content_hash, sent_hash FROM idempotency ORDER BY key').all(),
  );
  expect(hashes).toEqual(older);
});

it('C13-14, C13-04: claims of a version that hid no credentials are encrypted with hashes in their place', async () => {
  const dataDir = olderData();
  inDatabase(dataDir, (database) =>
    database.exec(`UPDATE claim SET sealed = NULL, claim = json_set(claim, '$.credentials.pin', '4711')`),
  );
  const server = await testServer({ dataDir });
  await expect.poll(() => leftIn(dataDir)).toBe(0);
  for (const { claim } of (await server.claims()) as { claim: { credentials: { pin: string } } }[])
    expect(claim.credentials.pin).toMatch(/^hashed:[0-9a-f]{64}$/);
});

it('C13-14: a claim stays as it is while its documents are away, and is encrypted once they are back', async () => {
  const dataDir = olderData();
  const before = await exportedFrom(dataDir);
  const documents = join(dataDir, 'documents');
  renameSync(documents, `${documents}.away`);
  const told: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => void told.push(line) } };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const server = await testServer({ dataDir, logger });
  await expect.poll(() => told.join('')).toContain('tried again each quarter of an hour');
  expect(leftIn(dataDir)).toBe(3);
  expect(told.join('').match(/a claim of an older version cannot be encrypted now/g)).toHaveLength(3);
  rmSync(documents, { recursive: true });
  renameSync(`${documents}.away`, documents);
  vi.advanceTimersByTime(15 * 60_000);
  await expect.poll(() => leftIn(dataDir)).toBe(0);
  vi.useRealTimers();
  await server.app.close();
  expect(await exportedFrom(dataDir)).toEqual(before);
});

it('C13-14: a document that was altered is named, and encrypted with its claim', async () => {
  const dataDir = olderData();
  const [altered = ''] = pathsIn(dataDir);
  appendFileSync(altered, 'Menabrea again');
  const told: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => void told.push(line) } };
  const server = await testServer({ dataDir, logger });
  await expect.poll(() => leftIn(dataDir)).toBe(0);
  await server.app.close();
  expect(told.join('').match(/a document of an older version is not what was filed/g)).toHaveLength(1);
  for (const line of olderLines()) expect(told.join('')).not.toContain(line.referenceCode);
  expect(pathsIn(dataDir)).toHaveLength(3);
  for (const path of pathsIn(dataDir)) expect(readFileSync(path).includes('Menabrea')).toBe(false);
  const { code, out } = await runCli(['verify', '--data', dataDir]);
  expect(code).toBe(1);
  expect(out).toContain('its bytes are not those that were filed');
  expect((await runCli(['export', '--data', dataDir])).out.split('\n')).toHaveLength(7);
});

it('C13-14: a claim whose numbers were altered is named and stays, and the others are encrypted and exported', async () => {
  const dataDir = olderData();
  inDatabase(dataDir, (database) =>
    database.exec(
      `UPDATE claim SET claim = json_set(claim, '$.claimDetails.taxId', 'aes-256-gcm:AAAAAAAAAAAAAAAA:AAAA') WHERE id = (SELECT min(id) FROM claim)`,
    ),
  );
  const told: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => void told.push(line) } };
  const server = await testServer({ dataDir, logger });
  await expect.poll(() => leftIn(dataDir)).toBe(1);
  await server.app.close();
  expect(told.join('')).toContain('a claim of an older version cannot be encrypted now');
  const { code, out, err } = await runCli(['export', '--data', dataDir]);
  expect([code, out.trim().split('\n').length]).toEqual([2, 5]);
  expect(err).toContain('Not every claim is exported, because these cannot be opened:');
});

it('C13-14: kill -9 at any moment while it encrypts loses nothing, and the next start goes on', {
  timeout: 120_000,
}, async () => {
  const dataDir = olderData();
  const before = await exportedFrom(dataDir);
  const script = join(import.meta.dirname, '..', 'testing', 'serveAndLog.testkit.ts');
  let broken = 0;
  for (let round = 0; round < 3 && leftIn(dataDir) > 0; round += 1) {
    const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    await begun(child);
    await wait(randomInt(0, 8));
    child.kill('SIGKILL');
    await once(child, 'exit');
    broken += 1;
  }
  expect(broken).toBeGreaterThan(1);
  const server = await testServer({ dataDir, bundleDir: olderBundle() });
  await expect.poll(() => leftIn(dataDir)).toBe(0);
  await server.app.close();
  expect(await exportedFrom(dataDir)).toEqual(before);
  expect(await runCli(['verify', '--data', dataDir])).toMatchObject({ code: 0 });
});

/** Resolves when the process has begun to encrypt. */
async function begun(child: ChildProcess): Promise<void> {
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += chunk;
    if (text.includes('encrypted now')) return;
  }
  throw new Error(`It ended before it encrypted: ${text}`);
}
