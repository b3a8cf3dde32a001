import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runCli } from '../../cli/testing/runCli.ts';
import { KEY_FILE, rotateKeyFile } from '../security/serverKey.ts';
import { startSweeping } from '../sweeping.ts';
import { bytesOf, inDatabase } from '../testing/atRest.testkit.ts';
import { ofPostgres, testPostgres } from '../testing/postgres.testkit.ts';
import { RESUME_CODE } from '../testing/resumeCode.testkit.ts';
import {
  MAILED_TO,
  mailingServer,
  mailWish,
  memberOf,
  REMINDED_AT,
  remindersIn,
  SAM,
  savedForm,
  savedOf,
  severalLooks,
} from '../testing/savedForm.testkit.ts';
import { mailingBundle, testSmtp } from '../testing/smtp.testkit.ts';
import { adasClaim, type TestServerOptions, temporaryFolder } from '../testing/testServer.testkit.ts';

/** A saved form with a reminder. */
async function reminded(options: TestServerOptions = {}) {
  const saved = await savedForm(options);
  expect((await saved.draft.mail(mailWish({ remind: true }))).statusCode).toBe(200);
  expect(remindersIn(saved.server)).toBe(1);
  return saved;
}

type Reminded = Awaited<ReturnType<typeof reminded>>;

const sweep = ({ server }: Reminded): Promise<void> => startSweeping(server.context, server.app.log)();

it.each<[string, (saved: Reminded) => Promise<unknown>]>([
  ['deleted', ({ draft }) => draft.remove()],
  [
    'filed with its code',
    async ({ server, draft }) => {
      const headers = { 'draft-locator': draft.locator };
      return (await memberOf(server)).submit('standard', { claim: adasClaim(), headers });
    },
  ],
  [
    'swept after its deadline',
    (saved) => {
      saved.server.at('2030-07-01T00:00:00.001Z');
      return sweep(saved);
    },
  ],
  [
    'purged',
    async ({ server }) => {
      inDatabase(server.dataDir, (db) => db.exec("UPDATE draft SET saved_at = '2025-05-04T17:00:00.000Z'"));
      expect(await runCli(['purge', '--data', server.dataDir, '--before', '2026-01-01'])).toMatchObject({
        code: 0,
      });
    },
  ],
  [
    'removed by an older version beside, and swept',
    (saved) => {
      inDatabase(saved.server.dataDir, (db) => db.exec('DELETE FROM draft'));
      return sweep(saved);
    },
  ],
])('C10-11, C13-14: the address of a reminder goes with a form that is %s', async (_what, act) => {
  const saved = await reminded({ outboxMs: 60_000 });
  await act(saved);
  expect(remindersIn(saved.server)).toBe(0);
});

it('C10-11, C13-14: the address of a reminder is unreadable at rest and in a backup', async () => {
  const { server } = await reminded();
  const out = join(temporaryFolder(), 'backup');
  expect(await runCli(['backup', '--data', server.dataDir, '--out', out])).toMatchObject({ code: 0 });
  await server.app.close();
  for (const folder of [server.dataDir, out])
    for (const secret of [MAILED_TO, 'ada@', RESUME_CODE])
      expect(bytesOf(folder).includes(secret)).toBe(false);
});

it('C10-11, C13-14: a reminder goes after a rotation of the key, and from a backup', async () => {
  const { server, smtp } = await reminded();
  await server.app.close();
  rotateKeyFile(join(server.dataDir, KEY_FILE));
  const rotated = await server.restart();
  const wrapped = () => inDatabase(server.dataDir, (db) => db.prepare('SELECT wrapped_by FROM draft').get());
  const before = JSON.stringify(wrapped());
  await expect.poll(() => JSON.stringify(wrapped())).not.toBe(before);
  await rotated.app.close();
  const out = join(temporaryFolder(), 'backup');
  const dataDir = join(temporaryFolder(), 'data');
  expect(await runCli(['backup', '--data', server.dataDir, '--out', out, '--with-key'])).toMatchObject({
    code: 0,
  });
  expect(await runCli(['restore', out, '--data', dataDir])).toMatchObject({ code: 0 });
  const { server: restored } = await mailingServer({ dataDir }, smtp);
  restored.at(REMINDED_AT);
  await expect.poll(() => smtp.mails.map(({ to }) => to.join())).toEqual([MAILED_TO, MAILED_TO]);
});

const postgres = await testPostgres();
afterAll(() => postgres?.stop());

describe.skipIf(!postgres)(ofPostgres(postgres, 'on PostgreSQL'), () => {
  it('C10-11: of instances that share a database each reminder is sent by one, and none of a form that is filed', async () => {
    const smtp = await testSmtp();
    const databaseUrl = (await postgres?.emptyDatabase()) ?? '';
    const options = { databaseUrl, serverKey: 'ab'.repeat(32), bundleDir: mailingBundle() };
    const { server: one } = await mailingServer(options, smtp);
    const addresses = Array.from({ length: 5 }, (_, index) => `n${index}@example.com`);
    for (const address of addresses)
      expect((await (await savedOf(one, SAM)).mail(address, true)).statusCode).toBe(200);
    const ada = await savedOf(one);
    expect((await ada.mail(MAILED_TO, true)).statusCode).toBe(200);
    expect((await (await memberOf(one)).submit('standard', { claim: adasClaim() })).statusCode).toBe(200);
    const others = await Promise.all([1, 2].map(() => mailingServer(options, smtp)));
    await expect.poll(() => one.context.store.mails.waiting()).toBe(0);
    smtp.mails.splice(0);
    for (const { server } of [{ server: one }, ...others]) server.at(REMINDED_AT);
    await expect.poll(() => smtp.mails.length).toBe(addresses.length);
    await severalLooks();
    expect(smtp.mails.map(({ to }) => to.join()).sort()).toEqual(addresses.toSorted());
  });
});
