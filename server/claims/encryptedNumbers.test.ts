import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { runCli } from '../../cli/testing/runCli.ts';
import { isNamedSecret } from '../../transforms/fields/secretField.ts';
import { loadBundleFolder } from '../bundle/loadBundle.ts';
import { rotateServerKey } from '../security/serverKey.ts';
import { COMPILED } from '../testing/samples.testkit.ts';
import {
  ADA,
  adasClaim,
  changedBundle,
  type TestServer,
  temporaryFolder,
  testServer,
} from '../testing/testServer.testkit.ts';

const SAMPLE = join(import.meta.dirname, '..', '..', 'settlements', 'meridian-auto');
const NUMBERS = { taxId: '219-09-9999', payee: 'GB82WEST12345698765432', note: '000-1234567-89' };
const SECRETS = [...Object.values(NUMBERS), '021000021'];

/** The test bundle with a bank or tax number for each way of saying that it is one. */
function bundleWithNumbers(): string {
  const format = (name: string) => `"rules": [{ "name": "Format", "ordinalParams": ["${name}"] }]`;
  return changedBundle({
    'models.json': (text) =>
      text
        .replace(
          '{ "name": "fee", "type": "number" },',
          `{ "name": "fee", "type": "number" }, { "name": "taxId", "type": "string" },
           { "name": "payee", "type": "string", ${format('iban')} }, { "name": "note", "type": "string" },`,
        )
        .replace(
          '{ "name": "claimTransactionId", "type": "string" },',
          `{ "name": "claimTransactionId", "type": "string" }, { "name": "aba", "type": "string", ${format('abaRouting')} },`,
        ),
    'pages/standard/claimant-info.json': (text) =>
      text.replace(
        '{ "name": "hasVehicle" },',
        '{ "name": "hasVehicle" }, { "model": "claimDetails", "name": "note", "label": "Title", "receipt": "ending" },',
      ),
  });
}

const claimTransactions = [{ claimTransactionId: 't1', amountClaimed: '25.00', aba: '021000021' }];

async function filed(key = 'key-00000001', server?: TestServer) {
  const own = server ?? (await testServer({ bundleDir: bundleWithNumbers() }));
  const visitor = await own.visitor();
  await visitor.authorize('standard', ADA);
  const claim = adasClaim({ claimDetails: NUMBERS, claimTransactions });
  const file = () => visitor.submit('standard', { claim, key });
  const answer = await file();
  expect(answer.statusCode, answer.body).toBe(200);
  return { server: own, file, code: answer.json().referenceCodeForm as string };
}

/** Every byte that rests in a folder. */
const bytesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

function inDatabase<T>({ dataDir }: TestServer, act: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(dataDir, 'claimwright.db'));
  try {
    return act(database);
  } finally {
    database.close();
  }
}

const storedText = (server: TestServer): string =>
  inDatabase(server, (database) => String(database.prepare('SELECT claim FROM claim').get()?.claim));

const exported = { claimDetails: NUMBERS, claimTransactions };

describe('C13-04: bank and tax numbers', () => {
  it('C13-04: are encrypted in every file and backup, and exports hold them as they were filed', async () => {
    const { server, code } = await filed();
    const out = join(temporaryFolder(), 'backup');
    expect(await runCli(['backup', '--data', server.dataDir, '--out', out])).toMatchObject({ code: 0 });
    await server.app.close();
    for (const bytes of [bytesOf(server.dataDir), bytesOf(out)]) {
      expect(bytes).toContain('Lovelace');
      for (const secret of SECRETS) expect(bytes).not.toContain(secret);
    }
    expect(storedText(server).match(/aes-256-gcm:[\w-]{16}:[\w-]{50,}/g)).toHaveLength(4);
    const again = await server.restart();
    expect(await again.claims()).toMatchObject([{ referenceCode: code, claim: exported }]);
    const { out: csv } = await runCli(['export', '--data', server.dataDir, '--format', 'csv', '--unmasked']);
    for (const secret of Object.values(NUMBERS)) expect(csv).toContain(`"${secret}"`);
  });

  it('C13-04: a claim that is sent again is known, and nothing of it is stored anew', async () => {
    const { server, file, code } = await filed();
    const before = storedText(server);
    expect((await file()).json()).toMatchObject({ referenceCodeForm: code });
    expect(storedText(server)).toBe(before);
  });

  it('C13-04: without the key, or with another, nothing is exported and the message says what to do', async () => {
    const { server } = await filed();
    await server.app.close();
    const key = join(server.dataDir, 'server.key');
    renameSync(key, `${key}.away`);
    const missing = await runCli(['export', '--data', server.dataDir]);
    expect(missing).toMatchObject({ code: 2, out: '' });
    expect(missing.err).toContain('server.key is missing');
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

  it('C13-04: after a rotation they are read under the older key, and encrypted under the new one at the next start', async () => {
    const { server } = await filed();
    await server.app.close();
    const before = storedText(server);
    const { fingerprint } = rotateServerKey(server.dataDir);
    const { out } = await runCli(['export', '--data', server.dataDir]);
    expect(JSON.parse(out)).toMatchObject({ claim: exported });
    const again = await server.restart();
    const after = storedText(again);
    expect(before).not.toContain(fingerprint);
    expect(after.match(new RegExp(`aes-256-gcm:${fingerprint}:`, 'g'))).toHaveLength(4);
    expect(await again.claims()).toMatchObject([{ claim: exported }]);
    await again.restart();
    expect(storedText(again)).toBe(after);
  });

  it('C13-04: those that an older version stored in the clear are encrypted at start', async () => {
    const { server } = await filed();
    const [plain] = await server.claims();
    await server.app.close();
    const claim = JSON.stringify(plain?.claim);
    inDatabase(server, (database) => {
      database.prepare('UPDATE claim SET claim = ?, encrypted = NULL, encrypted_by = NULL').run(claim);
      // Leaves it in free pages as well, as versions before `secure_delete` did.
      database.exec('PRAGMA secure_delete = OFF; CREATE TABLE older (text)');
      const insert = database.prepare('INSERT INTO older VALUES (?)');
      for (let n = 0; n < 100; n += 1) insert.run(claim.padEnd(4000));
      database.exec('DROP TABLE older');
    });
    expect(storedText(server)).toContain(NUMBERS.taxId);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const again = await server.restart();
    expect(storedText(again).match(/aes-256-gcm:/g)).toHaveLength(4);
    expect(await again.claims()).toEqual([plain]);
    // The database is written anew once it has served for a while.
    vi.advanceTimersByTime(15 * 60_000);
    vi.useRealTimers();
    await again.app.close();
    for (const secret of SECRETS) expect(bytesOf(server.dataDir).includes(secret), secret).toBe(false);
  });

  it.each([
    ['swapped between claims', 'claimDetails.taxId', { of: 1, name: 'taxId', alter: false }],
    ['swapped between fields', 'claimDetails.payee', { of: 0, name: 'taxId', alter: false }],
    ['altered by a character', 'claimDetails.taxId', { of: 0, name: 'taxId', alter: true }],
  ])('C13-04: ciphertexts that are %s are seen', async (_kind, path, { of, name, alter }) => {
    const { server, code } = await filed();
    await filed('key-00000002', server);
    await server.app.close();
    const rows = inDatabase(server, (database) =>
      database.prepare('SELECT id, claim FROM claim ORDER BY id').all(),
    );
    const taken = String(JSON.parse(String(rows[of]?.claim)).claimDetails[name]);
    const put = alter ? taken.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')) : taken;
    inDatabase(server, (database) =>
      database
        .prepare(`UPDATE claim SET claim = json_set(claim, '$.${path}', ?) WHERE id = ?`)
        .run(put, String(rows[0]?.id)),
    );
    const { code: exit, err } = await runCli(['export', '--data', server.dataDir]);
    expect(exit).toBe(2);
    expect(err).toContain(
      `${path} of the claim ${code} was altered, or is that of another one or of another field`,
    );
  });

  it('C13-04: those of a class list are encrypted too, and prefilled as they are in the list', async () => {
    const server = await testServer();
    const list = join(temporaryFolder(), 'standard.csv');
    const rows = [
      'claimNumber:credential,pin:credential,firstName:prefill,taxId:prefill,iban:private',
      `${ADA.claimNumber},${ADA.pin},Ada,${NUMBERS.taxId},${NUMBERS.payee}`,
      `${ADA.claimNumber},${ADA.pin},Ada,${NUMBERS.taxId},`,
    ];
    writeFileSync(list, rows.join('\r\n'));
    const { dataDir } = server;
    const words = ['import-claimants', list, '--form', 'standard', '--data', dataDir];
    expect(await runCli(words)).toMatchObject({ code: 0 });
    const visitor = await server.visitor();
    const { prepopulatedData } = (await visitor.authorize('standard', ADA)).json();
    expect(prepopulatedData.map(({ fields }: { fields: object }) => fields)).toEqual([
      { firstName: 'Ada', taxId: NUMBERS.taxId },
      { firstName: 'Ada', taxId: NUMBERS.taxId },
    ]);
    await server.app.close();
    for (const secret of SECRETS) expect(bytesOf(dataDir)).not.toContain(secret);
  });

  it('C13-04: a claimant who types what looks like a ciphertext takes nothing from the export', async () => {
    const server = await testServer({ bundleDir: bundleWithNumbers() });
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    const claimantInfo = { nickname: 'aes-256-gcm:AAAAAAAAAAAAAAAA:AAAA' };
    const answer = await visitor.submit('standard', {
      claim: adasClaim({ claimantInfo, claimDetails: NUMBERS }),
    });
    expect(answer.statusCode).toBe(200);
    expect(await server.claims()).toMatchObject([{ claim: { claimantInfo } }]);
  });

  it.each([
    'bankAccountNumber',
    'taxId',
    'SSN',
    'spouseSsn',
    'EIN',
    'companyEin',
    'iban',
    'IBANNumber',
    'taxpayerIdentificationNumber',
    'routingNo',
    'socialSecurityNumber',
    'swiftCode',
  ])('C13-04: %s is known by its name', (name) => expect(isNamedSecret(name)).toBe(true));

  it.each([
    'claimNumber',
    'zipCode',
    'taxYear',
    'accountType',
    'caffeine',
    'destination',
    'phoneNumber',
    'vin',
    'protein',
  ])('C13-04: %s is no such name', (name) => expect(isNamedSecret(name)).toBe(false));

  it('C13-04: the sample settlement’s are known, and nothing else of it', async () => {
    const { forms } = await loadBundleFolder(SAMPLE, COMPILED);
    const found = Object.values(forms).map(({ form, secretNumbers }) => [form, [...secretNumbers]]);
    expect(Object.fromEntries(found)).toEqual({
      standard: [
        'claimDetails.bankRoutingNumber',
        'claimDetails.bankAccountNumber',
        'claimDetails.confirmBankAccountNumber',
        'credentials.pin',
      ],
    });
  });
});
