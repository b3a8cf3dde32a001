import { randomBytes } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { exportClaims } from '../export/exportClaims.ts';
import { DraftClient } from '../testing/draftClient.testkit.ts';
import { testObjectStore } from '../testing/objectStore.testkit.ts';
import { ofPostgres, testPostgres } from '../testing/postgres.testkit.ts';
import {
  ADA,
  adasClaim,
  changedBundle,
  type TestServer,
  type TestServerOptions,
  temporaryFolder,
  testServer,
} from '../testing/testServer.testkit.ts';
import { Visitor } from '../testing/visitor.testkit.ts';
import { MIGRATIONS, migrate } from './migrations.ts';
import type { Tables } from './tables.ts';

const postgres = await testPostgres();

/** What the instances of one settlement share. */
async function shared(): Promise<{ databaseUrl: string; serverKey: string }> {
  if (!postgres) throw new Error('not run');
  return { databaseUrl: await postgres.emptyDatabase(), serverKey: randomBytes(32).toString('hex') };
}

/** Instances with a data folder each, started at once over the same database. */
const instances = (common: TestServerOptions, ...each: TestServerOptions[]): Promise<TestServer[]> =>
  Promise.all(each.map((options) => testServer({ ...common, ...options })));

/** A visitor whose calls go to the instances in turns, as a balancer that keeps nothing sends them. */
function balanced(servers: readonly TestServer[]): Visitor {
  let turn = 0;
  const inject = (options: InjectOptions) => {
    const server = servers[turn % servers.length];
    turn += 1;
    if (!server) throw new Error('no instance');
    return server.app.inject(options);
  };
  const [first] = servers;
  if (!first) throw new Error('no instance');
  return new Visitor({ inject } as never, first.bundle);
}

async function storedCodes(common: { databaseUrl: string; serverKey: string }): Promise<string[]> {
  let text = '';
  await exportClaims({ dataDir: temporaryFolder(), ...common, format: 'ndjson' }, async (chunk) => {
    text += chunk;
  });
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).referenceCode);
}

describe.runIf(postgres)(ofPostgres(postgres, 'instances over one database'), () => {
  afterAll(() => postgres?.stop());

  it('C10-11: a draft that one instance and bucket keep is found by another, and goes there once it is filed', async () => {
    const { place, objects } = await testObjectStore();
    const servers = await instances({ ...(await shared()), objectStore: place }, {}, {});
    const visitor = await balanced(servers).arrive();
    expect((await visitor.authorize('standard', ADA)).statusCode).toBe(200);
    const draft = new DraftClient(visitor);
    const { name } = await draft.sendPiece('bytes');
    expect((await draft.save({ pieces: [name] })).json().revision).toBe(1);
    const saves = ['one', 'two'].map((text) => draft.save({ text, pieces: [name], revision: 1 }));
    const statuses = (await Promise.all(saves)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 409]);
    expect((await draft.piece(name)).body).toBe('bytes');
    const headers = { 'draft-locator': draft.locator };
    const parts = { reCaptchaResponse: await visitor.solveCaptcha() };
    expect((await visitor.submit('standard', { claim: adasClaim(), headers, parts })).statusCode).toBe(200);
    expect([(await draft.get()).statusCode, (await draft.get()).statusCode]).toEqual([404, 404]);
    await expect.poll(() => [...objects.keys()].filter((key) => !key.endsWith('probe'))).toEqual([]);
  });

  it('C13-07: whole claims are filed over two in turns: sessions, tokens, captcha answers and keys count on both', async () => {
    const common = await shared();
    const servers = await instances(common, {}, {});
    const codes: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const visitor = await balanced(servers).arrive();
      expect((await visitor.authorize('standard', ADA)).statusCode).toBe(200);
      const key = crypto.randomUUID();
      const parts = { reCaptchaResponse: await visitor.solveCaptcha() };
      const filed = await visitor.submit('standard', { claim: adasClaim(), key, parts });
      const again = await visitor.submit('standard', { claim: adasClaim(), key });
      expect([filed.statusCode, again.json()]).toEqual([200, filed.json()]);
      const spent = await visitor.submit('standard', { claim: adasClaim(), parts });
      expect(spent.json()).toMatchObject({ code: 'captchaFailed' });
      codes.push(filed.json().referenceCodeForm);
      await visitor.post('/api/session-timeout');
      for (let turn = 0; turn < 2; turn += 1)
        expect((await visitor.submit('standard', { claim: adasClaim() })).statusCode).toBe(401);
    }
    expect((await storedCodes(common)).sort()).toEqual(codes.sort());
  });

  it('C13-02, C13-07: a claim is added to so often an hour over two in turns, with the words for too many', async () => {
    const common = await shared();
    const servers = await instances({ ...common, limits: { claimsPerHour: 2 } }, {}, {});
    const visitor = await balanced(servers).arrive();
    await visitor.authorize('standard', ADA);
    const referenceCode = (await visitor.submit('standard', { claim: adasClaim() })).json().referenceCodeForm;
    const typed = { referenceCode, lastName: 'Lovelace' };
    const added = async (server: TestServer) => {
      const another = await server.visitor();
      await another.authorize('documents-upload', typed);
      return another.submit('documents-upload', { claim: { credentials: typed, documentContexts: [] } });
    };
    const answers = [];
    for (const server of [...servers, ...servers]) answers.push(await added(server));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 429]);
    expect(answers[2]?.json()).toMatchObject({ code: 'tooManyRequests' });
    expect(answers[2]?.headers['retry-after']).toMatch(/^1[78]\d\d$/);
    expect(await storedCodes(common)).toHaveLength(3);
  });

  it('C13-07: one key sent to both at once is one claim, and wrong credentials count together', async () => {
    const common = await shared();
    const servers = await instances(common, {}, {});
    const visitor = await balanced(servers).arrive();
    await visitor.authorize('standard', ADA);
    const key = crypto.randomUUID();
    const bodies = await Promise.all(
      [1, 2, 3, 4].map(() => visitor.submission('standard', { claim: adasClaim() })),
    );
    const answers = await Promise.all(bodies.map((body) => visitor.send('standard', body, key)));
    expect(new Set(answers.map((answer) => answer.json().referenceCodeForm)).size).toBe(1);
    expect(await storedCodes(common)).toHaveLength(1);
    const statuses: number[] = [];
    while (statuses.length < 40 && !statuses.includes(429)) {
      const stranger = await balanced(servers).arrive();
      statuses.push((await stranger.authorize('standard', { ...ADA, pin: '0000' })).statusCode);
    }
    const [one] = servers;
    const alone = await testServer();
    const alones: number[] = [];
    while (alones.length < 40 && !alones.includes(429)) {
      const stranger = await alone.visitor();
      alones.push((await stranger.authorize('standard', { ...ADA, pin: '0000' })).statusCode);
    }
    expect(one && statuses).toEqual(alones);
  });

  it('C13-02, C13-07: the claims of a member count on both, in whichever session', async () => {
    const common = await shared();
    const servers = await instances({ ...common, limits: { claimsPerHour: 3 } }, {}, {});
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      const visitor = await balanced(time % 2 ? servers : servers.toReversed()).arrive();
      await visitor.authorize('standard', ADA);
      statuses.push((await visitor.submit('standard', { claim: adasClaim() })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await storedCodes(common)).toHaveLength(3);
  });

  it('C13-07: a page of either configuration finds its module on both', async () => {
    const changed = changedBundle({ 'content/en.json': (text) => text.replace('{', '{ "extra": "text",') });
    const other = changedBundle({
      'models.json': (text) => text.replace('"ordinalParams": [20]', '"ordinalParams": [21]'),
    });
    const servers = await instances(await shared(), { bundleDir: changed }, { bundleDir: other });
    const names = servers.map(({ bundle }) => bundle.forms.standard?.module.name ?? '');
    expect(new Set(names).size).toBe(2);
    for (const { app } of servers)
      for (const name of names) {
        const answer = await app.inject(`/api/forms/modules/${name}`);
        expect([name, answer.statusCode]).toEqual([name, 200]);
      }
  });

  it('C13-07: a new version migrates and files beside the old one while claims go on', async () => {
    const common = await shared();
    const [old] = await instances(common, {});
    if (!old) throw new Error('no instance');
    const visitor = await old.visitor();
    await visitor.authorize('standard', ADA);
    const filed: string[] = [];
    let upgraded = false;
    const filing = (async () => {
      for (let after = 0; after < 3; after += upgraded ? 1 : 0) {
        const answer = await visitor.submit('standard', { claim: adasClaim() });
        expect(answer.statusCode).toBe(200);
        filed.push(answer.json().referenceCodeForm);
      }
    })();
    const pool = new pg.Pool({ connectionString: common.databaseUrl });
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    onTestFinished(() => db.destroy());
    await migrate(db, new Date(), [
      ...MIGRATIONS,
      {
        name: '9999-next',
        up: ({ schema }) => schema.alterTable('claim').addColumn('next', 'text').execute(),
      },
    ]);
    const [next] = await instances(common, {});
    upgraded = true;
    await filing;
    const other = await next?.visitor();
    await other?.authorize('standard', ADA);
    const answer = await other?.submit('standard', { claim: adasClaim() });
    filed.push(answer?.json().referenceCodeForm);
    expect((await storedCodes(common)).sort()).toEqual(filed.sort());
  });

  it('C13-03, C13-07: a new key goes behind the old one and then in front of it, instance by instance, while claims are filed', async () => {
    const { databaseUrl, serverKey: old } = await shared();
    const fresh = randomBytes(32).toString('hex');
    const withKey = (serverKey: string) => ({ databaseUrl, serverKey, limits: { claimsPerHour: 100 } });
    const servers = await instances(withKey(old), {}, {});
    const filed: string[] = [];
    const fileOnBoth = async (visitor: Visitor) => {
      for (const _each of servers) {
        const answer = await visitor.submit('standard', { claim: adasClaim() });
        expect(answer.json()).toMatchObject({ submitted: true });
        filed.push(answer.json().referenceCodeForm);
      }
    };
    const first = await balanced(servers).arrive();
    await first.authorize('standard', ADA);
    for (const keys of [`${old}\n${fresh}`, `${fresh}\n${old}`])
      for (const [index, server] of servers.entries()) {
        await server.app.close();
        servers.splice(index, 1, ...(await instances(withKey(keys), {})));
        await fileOnBoth(first);
        const next = await balanced(servers).arrive();
        expect((await next.authorize('standard', ADA)).statusCode).toBe(200);
        await fileOnBoth(next);
      }
    expect((await storedCodes(withKey(`${fresh}\n${old}`))).sort()).toEqual(filed.sort());
  });

  it('C13-07: an instance with another key is refused', async () => {
    const common = await shared();
    await instances(common, {});
    await expect(instances({ ...common, serverKey: 'f'.repeat(64) }, {})).rejects.toThrow(
      'CLAIMWRIGHT_SERVER_KEY does not hold the key that the data was made with',
    );
  });
});
