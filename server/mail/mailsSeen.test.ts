import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import pg from 'pg';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { runCli } from '../../cli/testing/runCli.ts';
import { bytesOf, inDatabase } from '../testing/atRest.testkit.ts';
import { ofPostgres, testPostgres } from '../testing/postgres.testkit.ts';
import { mailingBundle, testSmtp } from '../testing/smtp.testkit.ts';
import { ADA, temporaryFolder, testServer, withDocument } from '../testing/testServer.testkit.ts';

/** A server with a claim whose mail waits, or was sent. */
async function filed(
  { isSent, databaseUrl }: { isSent: boolean; databaseUrl?: string },
  email = 'ada@example.com',
) {
  const smtp = await testSmtp();
  if (!isSent) smtp.replies.address = () => ({ code: 450, text: '4.2.1 later' });
  const server = await testServer({ bundleDir: mailingBundle(), smtp: smtp.place(), databaseUrl });
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  const sent = withDocument(undefined, { claimantInfo: { email, confirmEmailAddress: email } });
  const answer = await visitor.submit('standard', sent);
  expect(answer.statusCode, answer.body).toBe(200);
  const code: string = answer.json().referenceCodeForm;
  const stateOf = async () => {
    const [claim] = await server.context.store.claims.stored([{ id: '', referenceCode: code }]);
    return claim?.mails;
  };
  const wanted = isSent ? { state: 'sent' } : { state: 'waiting', nextAt: '2030-05-04T17:01:00.000Z' };
  await expect.poll(stateOf).toMatchObject([wanted]);
  const data = ['--data', server.dataDir];
  return { server, data, code, email };
}

it('C13-09, C13-15: trace says what became of a claim’s mail, and not where it went', async () => {
  const sent = await filed({ isSent: true });
  const { out } = await runCli(['trace', sent.code, ...sent.data]);
  expect(out).toMatch(
    / mails +receipt: sent: the SMTP server has taken it, 1 attempt; at 2030-05-04T17:00:00/,
  );
  const waiting = await filed({ isSent: false });
  const { out: text } = await runCli(['trace', waiting.code, ...waiting.data]);
  expect(text).toMatch(/ mails +receipt: waits to be sent, 1 attempt; next at 2030-05-04T17:01:00/);
  const json = (await runCli(['trace', waiting.code, ...waiting.data, '--format', 'json'])).out;
  expect(JSON.parse(json).mails).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  expect(out + text + json).not.toContain('ada@');
});

it('C13-09: an export has the state of each mail, as JSON by its schema and as CSV, and an import takes no mail', async () => {
  const { data, code, server } = await filed({ isSent: true });
  const copies = temporaryFolder();
  const { out } = await runCli(['export', ...data, '--documents', copies]);
  expect(JSON.parse(out).mails).toEqual([
    {
      ...{ kind: 'receipt', state: 'sent', attempts: 1, nextAt: null },
      ...{ createdAt: '2030-05-04T17:00:00.000Z', endedAt: '2030-05-04T17:00:00.000Z' },
    },
  ]);
  const csv = (await runCli(['export', ...data, '--format', 'csv'])).out;
  expect(parse(csv, { columns: true, bom: true })).toMatchObject([{ referenceCode: code, mail: 'sent' }]);
  const lines = join(temporaryFolder(), 'claims.ndjson');
  writeFileSync(lines, out);
  const other = await testServer();
  await other.app.close();
  const words = ['import-claims', lines, '--documents', copies, '--data', other.dataDir];
  expect(await runCli(words)).toMatchObject({ code: 0 });
  const again = JSON.parse((await runCli(['export', '--data', other.dataDir])).out);
  expect(await runCli([...words.slice(0, -1), server.dataDir])).toMatchObject({ code: 0 });
  expect(again).toMatchObject({ referenceCode: code });
  expect(again).not.toHaveProperty('mails');
  await server.app.close();
});

it('C13-09, C13-14: the address of a mail that waits is nowhere in the data, nor in a backup; a purge takes the mail', async () => {
  const email = 'qzwxecrvtbyn@mkoplijuhygt.example';
  const { server, data } = await filed({ isSent: false }, email);
  const [name = '', domain = ''] = email.split('@');
  const isThere = (bytes: string) => bytes.includes(name) || bytes.includes(domain);
  expect(isThere(bytesOf(server.dataDir))).toBe(false);
  const out = join(temporaryFolder(), 'backup');
  expect(await runCli(['backup', ...data, '--out', out])).toMatchObject({ code: 0 });
  expect(isThere(bytesOf(out))).toBe(false);
  await server.app.close();
  const sealed = () =>
    inDatabase(server.dataDir, (database) => database.prepare('SELECT sealed FROM mail').all());
  const [row] = sealed();
  expect(String(row?.sealed)).toMatch(/^[\w-]{100,}$/);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-01T00:00:00Z') });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  expect(await runCli(['purge', ...data, '--before', '2030-12-01'])).toMatchObject({ code: 0 });
  expect(sealed()).toEqual([]);
  expect(bytesOf(server.dataDir)).not.toContain(String(row?.sealed).slice(0, 60));
});

it('C13-09: a mail that was sent has no address any more', async () => {
  const { server } = await filed({ isSent: true });
  await server.app.close();
  const rows = inDatabase(server.dataDir, (database) =>
    database.prepare('SELECT sealed, state FROM mail').all(),
  );
  expect(rows.map((row) => ({ ...row }))).toEqual([{ sealed: null, state: 'sent' }]);
});

it('C13-09: serve takes the URL from a file, and says what will not do without showing it', async () => {
  const file = join(temporaryFolder(), 'smtp');
  writeFileSync(file, 'smtp://relay:se%25cret@mail.example.com?tls=no\n');
  const { code, err } = await runCli(['serve', mailingBundle(), '--port', '0'], {
    environment: { CLAIMWRIGHT_SMTP_URL_FILE: file },
  });
  expect(code).toBe(2);
  expect(err).toContain('CLAIMWRIGHT_SMTP_URL_FILE cannot be used: the address has more than user, password');
  expect(err).not.toMatch(/se%25cret|se%cret|mail\.example\.com/);
  expect(readFileSync(file, 'utf8')).toContain('se%25cret');
});

const postgres = await testPostgres();
afterAll(() => postgres?.stop());

describe.skipIf(!postgres)(ofPostgres(postgres, 'on PostgreSQL'), () => {
  it('C13-09, C13-14: the address of a mail that waits is in no file of the database', async () => {
    const databaseUrl = (await postgres?.emptyDatabase()) ?? '';
    const { code } = await filed({ isSent: false, databaseUrl }, 'qzwxecrvtbyn@mkoplijuhygt.example');
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query('checkpoint');
    const { rows } = await client.query('select state, sealed from mail');
    await client.end();
    expect(rows).toEqual([{ state: 'waiting', sealed: expect.stringMatching(/^[\w-]{100,}$/) }]);
    const files = bytesOf(postgres?.folder ?? '');
    expect(files).toContain(code);
    expect(files).not.toMatch(/qzwxecrvtbyn|mkoplijuhygt/);
  });
});
