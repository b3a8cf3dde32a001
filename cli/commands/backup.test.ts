import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  ADA,
  PDF,
  temporaryFolder,
  testServer,
  withDocument,
} from '../../server/testing/testServer.testkit.ts';
import { runCli } from '../testing/runCli.ts';

/** A server with one claim and its document, which goes on. */
async function filed() {
  const server = await testServer();
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  const answer = await visitor.submit('standard', withDocument());
  expect(answer.statusCode).toBe(200);
  return server;
}

const every = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => ({
    path: join(entry.parentPath, entry.name),
    mode: statSync(join(entry.parentPath, entry.name)).mode & 0o777,
    isFile: entry.isFile(),
  }));

/** Where the claim's only document is, below the data folder. */
function pathOf(claim: Record<string, unknown> | undefined): string {
  const [document] = (claim?.documents ?? []) as { path: string }[];
  return document?.path ?? '';
}

async function backedUp() {
  const server = await filed();
  const out = join(temporaryFolder(), 'backup');
  const done = await runCli(['backup', '--data', server.dataDir, '--out', out, '--with-key']);
  expect(done.err).toBe(
    'Keep it where only you can read it: it holds the key, and everything that was filed.\n',
  );
  expect(done).toMatchObject({ code: 0, out: `${out}: 1 claim, 1 document and server.key, verified.\n` });
  return { server, out };
}

it('C13-03: one command backs up data and key of a running server, and another restores both', async () => {
  const { server, out } = await backedUp();
  expect(statSync(out).mode & 0o777).toBe(0o700);
  for (const { path, mode, isFile } of every(out)) expect(mode, path).toBe(isFile ? 0o600 : 0o700);
  const dataDir = join(temporaryFolder(), 'data');
  expect(await runCli(['restore', out, '--data', dataDir])).toMatchObject({
    code: 0,
    out: `${dataDir}: 3 files restored and verified.\n`,
  });
  const [claim] = await server.claims();
  const again = await server.restart({ dataDir });
  expect(await again.claims()).toEqual([claim]);
  const visitor = await again.visitor();
  expect((await visitor.authorize('standard', ADA)).statusCode).toBe(200);
  const path = pathOf(claim);
  expect(readFileSync(join(dataDir, path))).toEqual(readFileSync(join(server.dataDir, path)));
  const copies = join(temporaryFolder(), 'copies');
  await runCli([
    'export',
    '--data',
    dataDir,
    '--documents',
    copies,
    '--out',
    join(temporaryFolder(), 'claims'),
  ]);
  expect(readFileSync(join(copies, path))).toEqual(PDF);
});

it('C13-14: a backup leaves the key out, says where it is, and is restored with the key of the settings alone', async () => {
  const server = await filed();
  const key = join(server.dataDir, 'server.key');
  const out = join(temporaryFolder(), 'backup');
  const done = await runCli(['backup', '--data', server.dataDir, '--out', out]);
  expect(done).toMatchObject({ code: 0, out: `${out}: 1 claim, 1 document, verified.\n` });
  expect(done.err).toContain(
    'server.key is not in it, and nobody reads it without: keep a copy of the key apart',
  );
  expect(done.err).toContain('move it elsewhere and name it with CLAIMWRIGHT_SERVER_KEY_FILE');
  expect(readdirSync(out)).not.toContain('server.key');
  const dataDir = join(temporaryFolder(), 'data');
  const restored = (environment: Record<string, string>) =>
    runCli(['restore', out, '--data', dataDir], { environment });
  const without = await restored({});
  expect(without.code).toBe(2);
  expect(without.err).toContain('without the key of its data nothing of it can be read');
  const other = join(temporaryFolder(), 'other.key');
  writeFileSync(other, `${'ab'.repeat(32)}\n`);
  const wrong = await restored({ CLAIMWRIGHT_SERVER_KEY_FILE: other });
  expect(wrong.code).toBe(2);
  expect(wrong.err).toContain('CLAIMWRIGHT_SERVER_KEY does not hold the key that the data was made with');
  expect(existsSync(dataDir)).toBe(false);
  expect(await restored({ CLAIMWRIGHT_SERVER_KEY_FILE: key })).toMatchObject({ code: 0 });
  expect(readdirSync(dataDir)).not.toContain('server.key');
  const environment = { CLAIMWRIGHT_SERVER_KEY_FILE: key };
  const { out: exported } = await runCli(['export', '--data', dataDir], { environment });
  expect(JSON.parse(exported)).toMatchObject(((await server.claims()) as object[])[0] ?? {});
});

it('C13-14: of a key outside of the data a backup says so, and of a copy that stayed in the data', async () => {
  const server = await filed();
  const inside = join(server.dataDir, 'server.key');
  const environment = { CLAIMWRIGHT_SERVER_KEY: readFileSync(inside, 'utf8') };
  const apart =
    'The key of CLAIMWRIGHT_SERVER_KEY is not in it, and nobody reads it without: keep both, apart.';
  const backup = async (...more: string[]) => {
    const out = join(temporaryFolder(), 'backup');
    const done = await runCli(['backup', '--data', server.dataDir, '--out', out, ...more], { environment });
    return { ...done, hasKey: existsSync(join(out, 'server.key')) };
  };
  const beside = await backup();
  expect(beside).toMatchObject({ code: 0, hasKey: false });
  expect(beside.err).toBe(
    `${apart} A server.key is in the data folder, where whoever takes the folder reads all of it: remove it if it is a copy, ` +
      'or move it if CLAIMWRIGHT_SERVER_KEY_FILE names it.\n',
  );
  expect(await backup('--with-key')).toMatchObject({ code: 0, hasKey: true });
  rmSync(inside);
  expect(await backup()).toMatchObject({ code: 0, err: `${apart}\n` });
  expect(await backup('--with-key')).toMatchObject({
    code: 2,
    err: expect.stringContaining('copy it by yourself'),
  });
});

it('C13-03, C13-14: rotate-key adds to the file that the settings name, and refuses keys that are no file', async () => {
  const server = await filed();
  await server.app.close();
  const file = join(temporaryFolder(), 'elsewhere.key');
  const inside = join(server.dataDir, 'server.key');
  const before = readFileSync(inside, 'utf8');
  writeFileSync(file, before);
  rmSync(inside);
  const rotate = (environment: Record<string, string>) =>
    runCli(['rotate-key', '--data', server.dataDir], { environment });
  expect(await rotate({ CLAIMWRIGHT_SERVER_KEY_FILE: file })).toMatchObject({ code: 0 });
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^[0-9a-f]{64}\n${before}$`));
  expect(existsSync(inside)).toBe(false);
  expect(await rotate({ CLAIMWRIGHT_SERVER_KEY: before })).toMatchObject({
    code: 2,
    err: expect.stringContaining('put a line of 64 hex digits (openssl rand -hex 32) in front of them'),
  });
});

it('C13-03: a backup that was altered, or that is not whole, is not restored', async () => {
  const { out } = await backedUp();
  const dataDir = join(temporaryFolder(), 'data');
  const key = readFileSync(join(out, 'server.key'));
  writeFileSync(
    join(out, 'server.key'),
    key.toString().replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
  );
  expect(await runCli(['restore', out, '--data', dataDir])).toMatchObject({
    code: 2,
    err: `claimwright: ${out} is damaged: server.key. Nothing was restored.\n`,
  });
  writeFileSync(join(out, 'server.key'), key);
  rmSync(join(out, 'SHA256SUMS'));
  const { err } = await runCli(['restore', out, '--data', dataDir]);
  expect(err).toContain('is no whole backup');
});

it('C13-03: a document that is not what was filed is named when it is backed up', async () => {
  const server = await filed();
  const [claim] = await server.claims();
  const path = pathOf(claim);
  appendFileSync(join(server.dataDir, path), 'x');
  const out = join(temporaryFolder(), 'backup');
  const { code, err } = await runCli(['backup', '--data', server.dataDir, '--out', out]);
  expect([code, err]).toEqual([
    2,
    `claimwright: Not what was filed, or not there: ${path}. The backup is not whole.\n`,
  ]);
  expect(readdirSync(out)).not.toContain('SHA256SUMS');
});

it('C13-03: nothing is restored over data, nor backed up over a backup', async () => {
  const { server, out } = await backedUp();
  const over = await runCli(['restore', out, '--data', server.dataDir]);
  expect(over).toMatchObject({
    code: 2,
    err: expect.stringContaining('holds data already (claimwright.db, server.key'),
  });
  const again = await runCli(['backup', '--data', server.dataDir, '--out', out]);
  expect(again).toMatchObject({ code: 2, err: `claimwright: ${out} is not empty. Name a new folder.\n` });
});

it('C13-03: rotate-key draws a new key and says what to do with it', async () => {
  const server = await testServer();
  await server.app.close();
  const before = readFileSync(join(server.dataDir, 'server.key'), 'utf8');
  const { code, out, err } = await runCli(['rotate-key', '--data', server.dataDir]);
  expect([code, out]).toEqual([0, expect.stringMatching(/^[\w-]{16}\n$/)]);
  expect(err).toContain('Copy it to every instance and start them again');
  expect(readFileSync(join(server.dataDir, 'server.key'), 'utf8')).toMatch(
    new RegExp(`^[0-9a-f]{64}\n${before}$`),
  );
});

it('C13-03: with another key nothing is backed up or rotated, and nothing is left behind', async () => {
  const server = await filed();
  await server.app.close();
  const key = join(server.dataDir, 'server.key');
  writeFileSync(key, 'f'.repeat(64));
  const out = join(temporaryFolder(), 'backup');
  for (const words of [['backup', '--out', out], ['rotate-key']]) {
    const { code, err } = await runCli([...words, '--data', server.dataDir]);
    expect(code, words[0]).toBe(2);
    expect(err).toContain('does not hold the key that the data was made with');
  }
  expect(existsSync(out)).toBe(false);
  expect(readFileSync(key, 'utf8')).toBe('f'.repeat(64));
});

it('C13-03: a backup within the folder that it copies is refused', async () => {
  const server = await filed();
  const out = join(server.dataDir, 'documents', 'copy');
  const { code, err } = await runCli(['backup', '--data', server.dataDir, '--out', out]);
  expect({ code, err }).toEqual({
    code: 2,
    err: expect.stringContaining('is in the folder that is backed up'),
  });
  expect(existsSync(out)).toBe(false);
});
