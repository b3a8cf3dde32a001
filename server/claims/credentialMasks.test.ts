import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importClaimants } from '../claimants/importClaimants.ts';
import { sealRow } from '../claimants/sealedRows.ts';
import { loadServerKey, logKeyOf } from '../security/serverKey.ts';
import { openSqliteStore } from '../store/sqliteStore.ts';
import type { ClassListColumn } from '../store/store.ts';
import {
  ADA,
  adasClaim,
  changedBundle,
  type TestServer,
  temporaryFolder,
  testServer,
} from '../testing/testServer.testkit.ts';

const onlyFor = (answer: string, mask: string) => ({
  when: { value: { field: 'vehicleMake' }, equals: answer },
  hide: false,
  resetOnUnfulfilled: false,
  mask,
});

/** The test bundle, with these fields of the credentials on the entry page. */
function bundleWithFields(fields: object[]): string {
  const titles = fields.map((_, index) => `Masked_${index}`);
  return changedBundle({
    'pages/standard/landing.json': (text) => {
      const placed = fields.map((field, index) => ({ label: titles[index], ...field }));
      const blocks = [{ kind: 'fields', id: 'sign-in', model: 'credentials', fields: placed }];
      return JSON.stringify({ ...JSON.parse(text), blocks });
    },
    'content/en.json': (text) =>
      JSON.stringify({ ...JSON.parse(text), ...Object.fromEntries(titles.map((key) => [key, key])) }),
  });
}

async function serverWith(fields: object[], rows: string[]): Promise<TestServer> {
  const server = await testServer({ bundleDir: bundleWithFields(fields) });
  const file = join(temporaryFolder(), 'list.csv');
  const header = 'claimNumber:credential,pin:credential,email:credential+prefill,lastName:credential+prefill';
  writeFileSync(file, [header, ...rows, ''].join('\n'));
  await importClaimants({ dataDir: server.dataDir, file, form: 'standard' });
  return server;
}

async function status(server: TestServer, credentials: Record<string, unknown>): Promise<number> {
  return (await (await server.visitor()).authorize('standard', credentials)).statusCode;
}

const PHONE = [{ name: 'claimNumber' }, { name: 'pin', maskName: 'usPhone' }];

describe('credentials are compared without what their field’s mask puts in', () => {
  it.each([
    ['as the mask shows it', '(206) 555-0100'],
    ['as it is typed', '2065550100'],
    ['in part', '206-5550100'],
  ])('C11-06, C6-14: a list may hold a masked field’s value %s', async (_name, kept) => {
    const server = await serverWith(PHONE, [`MA-7,${kept},,`]);
    for (const pin of ['(206) 555-0100', '2065550100', ' 206 555 0100 '])
      expect(await status(server, { claimNumber: 'ma-7', pin }), pin).toBe(200);
    expect(await status(server, { claimNumber: 'MA-7', pin: '(206) 555-0101' })).toBe(401);
    expect(await status(server, { claimNumber: 'MA-7', pin: '206/555/0100' })).toBe(401);
  });

  it('C11-06: a field without a mask is compared as it is typed, whatever its value looks like', async () => {
    const server = await serverWith(PHONE, ['MA-7,1,a@example.com,Smith-Jones']);
    expect(await status(server, { email: 'a@example.com', lastName: 'SMITH-JONES' })).toBe(200);
    for (const lastName of ['SmithJones', 'Smith Jones', 'Smith-Jon-es'])
      expect(await status(server, { email: 'a@example.com', lastName }), lastName).toBe(401);
    expect(await status(server, { claimNumber: 'MA7', pin: '1' })).toBe(401);
    expect(await status(server, { claimNumber: ' ma-7 ', pin: '1' })).toBe(200);
  });

  it('C11-06: where the answers choose the mask, theirs is taken', async () => {
    const dependencies = [onlyFor('abroad', 'nonUsPostalCode')];
    const zip = { name: 'pin', maskName: 'usZip', dependencies };
    const server = await serverWith([{ name: 'vehicleMake' }, zip], ['MA-7,98101-0001,,']);
    expect(await status(server, { claimNumber: 'MA-7', pin: '981010001' })).toBe(200);
    const abroad = { claimNumber: 'MA-7', vehicleMake: 'abroad' };
    expect(await status(server, { ...abroad, pin: '981010001' })).toBe(401);
    expect(await status(server, { ...abroad, pin: '98101-0001' })).toBe(200);
  });

  it('C11-06, C6-14: a claim is filed with its credentials in any spelling that the mask allows', async () => {
    const server = await serverWith(PHONE, ['MA-7,2065550100,,']);
    const visitor = await server.visitor();
    await visitor.authorize('standard', { claimNumber: 'MA-7', pin: '(206) 555-0100' });
    const filed = (claimNumber: string, pin: string) =>
      visitor.submit('standard', { claim: adasClaim({ credentials: { claimNumber, pin } }) });
    expect((await filed('MA7', '(206) 555-0100')).json()).toMatchObject({ code: 'credentialsChanged' });
    expect((await filed('MA-7', '206-555-0100')).statusCode).toBe(200);
  });

  it.each([
    ['the claim’s', 'usZip', undefined],
    ['the credentials’', undefined, 'usZip'],
  ])(
    'C11-06, C6-14: a claim already filed is opened whatever %s mask put in',
    async (_name, filed, asked) => {
      const withField = (model: string, maskName: string | undefined) => (text: string) => {
        const fields = [{ name: 'nickname', label: 'Title', ...(maskName && { maskName }) }];
        const page = JSON.parse(text);
        return JSON.stringify({
          ...page,
          blocks: [...page.blocks, { kind: 'fields', id: 'n', model, fields }],
        });
      };
      const code = '{ "name": "referenceCode", "type": "string" }';
      const bundleDir = changedBundle({
        'settlement.json': (text) => text.replace('claimantInfo.lastName', 'claimantInfo.nickname'),
        'models.json': (text) => text.replace(code, `${code}, { "name": "nickname", "type": "string" }`),
        'pages/standard/claimant-info.json': withField('claimantInfo', filed),
        'pages/documents-upload/landing.json': withField('credentials', asked),
      });
      const server = await testServer({ bundleDir });
      const visitor = await server.visitor();
      await visitor.authorize('standard', ADA);
      const claim = adasClaim({ claimantInfo: { nickname: '98101-0001' } });
      const referenceCode = (await visitor.submit('standard', { claim })).json().referenceCodeForm;
      const opened = async (nickname: string) =>
        (await (await server.visitor()).authorize('documents-upload', { referenceCode, nickname }))
          .statusCode;
      expect(await opened('981010001')).toBe(200);
      expect(await opened('98101-0001')).toBe(200);
      expect(await opened('98101 0001')).toBe(401);
    },
  );

  it('C11-06: a list that was imported before masks counted opens its claims as it did', async () => {
    const server = await testServer({ bundleDir: bundleWithFields(PHONE) });
    const key = loadServerKey(server.dataDir);
    const bare = (name: string, text: string) => [key.sign('credentials', `standard\n${name}\n${text}`)];
    const store = await openSqliteStore({ dataDir: server.dataDir, now: new Date() });
    const header: ClassListColumn[] = [{ name: 'claimNumber', mark: 'credential' }];
    const list = await store.claimants.begin('standard', new Date());
    await store.claimants.add(
      list,
      0,
      [
        sealRow(key, {
          id: 'a',
          columns: {},
          credentials: { claimNumber: bare('claimNumber', 'ma7'), pin: bare('pin', '2065550100') },
        }),
      ],
      new Date(),
    );
    await store.claimants.finish(list, {
      form: 'standard',
      header,
      sha256: '',
      rows: 1,
      logKey: logKeyOf(key),
      importedAt: new Date(),
    });
    await store.close();
    const typed = { claimNumber: 'MA-7', pin: '(206) 555-0100' };
    const visitor = await server.visitor();
    expect((await visitor.authorize('standard', typed)).statusCode).toBe(200);
    const claim = adasClaim({ credentials: typed });
    expect((await visitor.submit('standard', { claim })).statusCode).toBe(200);
    expect(await status(server, { ...typed, pin: '(206) 555-0101' })).toBe(401);
  });
});
