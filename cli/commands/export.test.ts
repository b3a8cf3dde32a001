import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { openClaim, sealAnswers } from '../../server/claims/sealedClaim.ts';
import { drawDataKey } from '../../server/security/envelope.ts';
import { loadServerKey } from '../../server/security/serverKey.ts';
import { openSqliteStore } from '../../server/store/sqliteStore.ts';
import { filedAcross } from '../../server/testing/filed.testkit.ts';
import { TEST_BUNDLE } from '../../server/testing/samples.testkit.ts';
import { PDF, temporaryFolder, testServer } from '../../server/testing/testServer.testkit.ts';
import { runCli } from '../testing/runCli.ts';

const codesOf = (out: string): string[] =>
  out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).referenceCode);

it('C13-07: export --since and --form write the claims of a time and a form, in every format', async () => {
  const { dataDir, codes } = await filedAcross();
  const exported = (...more: string[]) => runCli(['export', '--data', dataDir, ...more]);
  expect(codesOf((await exported()).out)).toEqual(codes);
  const later = await exported('--since', '2030-05-05');
  expect([codesOf(later.out), later.err]).toEqual([codes.slice(1), '2 claims exported.\n']);
  const instant = await exported('--since', '2030-05-05T20:00:00.001+02:00');
  expect(codesOf(instant.out)).toEqual(codes.slice(2));
  expect(codesOf((await exported('--form', 'standard')).out)).toEqual(codes);
  expect((await exported('--form', 'lookup')).err).toBe('0 claims exported.\n');
  const { out: csv } = await exported('--since', '2030-05-06', '--format', 'csv');
  expect(codes.filter((code) => csv.includes(code))).toEqual(codes.slice(2));
});

it.each(['2030-06-31', 'yesterday', '2030-06-01T12:00', '2030-6-1'])(
  'C13-07: export --since %s is refused, and the way to write it is shown',
  async (since) => {
    const { code, err } = await runCli(['export', '--data', temporaryFolder(), '--since', since]);
    expect(code).toBe(2);
    expect(err).toBe(
      `claimwright: --since cannot be "${since}". Write a day as 2030-06-01, or an instant as 2030-06-01T12:00:00Z.\n`,
    );
  },
);

it('C13-07: export --documents copies what the lines name, and stops at a document that is not what was filed', async () => {
  const { dataDir } = await filedAcross();
  const to = join(temporaryFolder(), 'copies');
  const { out } = await runCli(['export', '--data', dataDir, '--documents', to]);
  const [{ path }] = JSON.parse(out.split('\n')[0] ?? '').documents;
  expect(readFileSync(join(to, path))).toEqual(PDF);
  expect(readFileSync(join(dataDir, path)).includes('%PDF')).toBe(false);
  appendFileSync(join(dataDir, path), 'x');
  const { code, err } = await runCli(['export', '--data', dataDir, '--documents', to]);
  expect(code).toBe(2);
  expect(err).toMatch(/^claimwright: The document [0-9a-f-]{36} is not what was filed/);
  expect(readFileSync(join(to, path)).at(-1)).not.toBe('x'.charCodeAt(0));
});

it.each(['ndjson', 'csv'])(
  'C13-07: an export as %s that meets an altered or a lost document writes all claims, names it, and exits with 2',
  async (format) => {
    const { dataDir, codes } = await filedAcross();
    const exported = () => runCli(['export', '--data', dataDir, '--format', format]);
    const whole = await exported();
    const lines = (await runCli(['export', '--data', dataDir])).out;
    const [{ path, key, name }] = JSON.parse(lines.split('\n')[0] ?? '').documents;
    const faults: [() => void, string][] = [
      [() => appendFileSync(join(dataDir, path), 'x'), 'is not what was filed'],
      [() => rmSync(join(dataDir, path)), 'is not there'],
    ];
    for (const [damage, message] of faults) {
      damage();
      const { code, out, err } = await exported();
      expect({ code, out }).toEqual({ code: 2, out: whole.out });
      expect(err).toContain(`${codes[0]}, ${name}: The document ${key} ${message}`);
    }
  },
);

it.each([
  [[], 3],
  [['--documents'], 2],
])(
  'C13-11: an export that does not end well is logged with the claims that it came to: %j',
  async (words, claims) => {
    const { dataDir } = await filedAcross('05');
    const lines = (await runCli(['export', '--data', dataDir])).out.split('\n');
    const [{ path }] = JSON.parse(lines[1] ?? '').documents;
    appendFileSync(join(dataDir, path), 'x');
    const to = words.length > 0 ? [...words, join(temporaryFolder(), 'copies')] : [];
    expect(await runCli(['export', '--data', dataDir, ...to])).toMatchObject({ code: 2 });
    const database = new DatabaseSync(join(dataDir, 'claimwright.db'));
    const logged = database.prepare("SELECT content FROM log_entry WHERE kind = 'claims exported'").all();
    database.close();
    expect(logged.map(({ content }) => JSON.parse(String(content)).claims)).toEqual([3, claims]);
    expect(await runCli(['verify', '--data', dataDir])).toMatchObject({ code: 1 });
  },
);

it('C13-07: an altered export is refused by import-claims, naming the claim; without hashes only where asked, and logged', async () => {
  const { dataDir, codes } = await filedAcross();
  const [work, into] = [temporaryFolder(), join(temporaryFolder(), 'data')];
  const file = join(work, 'claims.ndjson');
  await runCli(['export', '--data', dataDir, '--out', file, '--documents', work]);
  const text = readFileSync(file, 'utf8');
  const words = ['import-claims', file, '--documents', work, '--data', into];
  writeFileSync(file, text.replace('1,200.50', '9,200.50'));
  const altered = await runCli(words);
  expect(altered).toMatchObject({ code: 1, out: '' });
  expect(altered.err).toContain(`claims.ndjson:1: The claim ${codes[0]} is not what was exported`);
  writeFileSync(file, text.replace(/,"sha256":"[0-9a-f]{64}"\}$/gm, '}'));
  expect((await runCli(words)).err).toContain('import with --without-hashes');
  expect(await runCli([...words, '--without-hashes'])).toMatchObject({
    code: 0,
    out: '3 claims imported, 0 there already.\n',
  });
  const database = new DatabaseSync(join(into, 'claimwright.db'));
  expect(JSON.stringify(database.prepare('SELECT * FROM log_entry').all())).toContain('withoutHashes');
  database.close();
});

it('a folder that holds no claims is told in a line', async () => {
  const dataDir = temporaryFolder();
  expect(await runCli(['export', '--data', dataDir])).toEqual({
    code: 2,
    out: '',
    err: `claimwright: ${dataDir} holds no stored claims\n`,
  });
});

/** Removes from an export the names of documents in a store, which each import draws anew, and the hashes over them. */
const withoutPlaces = (out: string): string =>
  out
    .replace(/documents\/[0-9a-f]{2}\//g, '')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, '')
    .replace(/("sha256":")[0-9a-f]{64}("}\n)/g, '$1$2');

it('C13-07: what import-claims reads back is exported again the same, and a second import adds nothing', async () => {
  const { dataDir } = await filedAcross();
  const [work, into] = [temporaryFolder(), join(temporaryFolder(), 'data')];
  const file = join(work, 'claims.ndjson');
  await runCli(['export', '--data', dataDir, '--out', file, '--documents', work]);
  const words = ['import-claims', file, '--documents', work, '--data', into];
  const first = await runCli(words);
  expect(first).toMatchObject({ code: 0, out: '3 claims imported, 0 there already.\n' });
  expect(first.err).toContain('The data had no server.key, and one was drawn');
  expect(await runCli(words)).toEqual({ code: 0, out: '0 claims imported, 3 there already.\n', err: '' });
  for (const more of [
    [],
    ['--unmasked'],
    ['--format', 'csv'],
    ['--format', 'csv', '--table', 'documentContexts'],
  ])
    expect(withoutPlaces((await runCli(['export', '--data', into, ...more])).out)).toBe(
      withoutPlaces((await runCli(['export', '--data', dataDir, ...more])).out),
    );
  writeFileSync(file, `${readFileSync(file, 'utf8')}{}\n`);
  expect(await runCli(words)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/claims\.ndjson:4: .*\nNothing was imported\.\n$/),
  });
});

it('C14-07: export writes numbers and dates as typed, and with --canonical in one way, as CSV too', async () => {
  const { dataDir } = await filedAcross();
  const detailsOf = async (...more: string[]) => {
    const { out } = await runCli(['export', '--data', dataDir, ...more]);
    return JSON.parse(out.split('\n')[0] ?? '').claim.claimDetails;
  };
  expect(await detailsOf()).toMatchObject({ price: '1,200.50', purchasedOn: '05/04/2030' });
  expect(await detailsOf('--canonical')).toMatchObject({ price: '1200.5', purchasedOn: '2030-05-04' });
  const { out: csv } = await runCli(['export', '--data', dataDir, '--canonical', '--format', 'csv']);
  expect(csv).toContain('"1200.5"');
  expect(csv).toContain('"2030-05-04"');
  const { out: records } = await runCli([
    ...['export', '--data', dataDir, '--canonical'],
    ...['--format', 'csv', '--table', 'claimTransactions'],
  ]);
  expect(records).toContain('"25"');
});

it('C14-07: a canonical export is not imported, and the message says what to do', async () => {
  const { dataDir } = await filedAcross();
  const file = join(temporaryFolder(), 'claims.ndjson');
  await runCli(['export', '--data', dataDir, '--canonical', '--out', file]);
  const { code, err } = await runCli(['import-claims', file, '--data', join(temporaryFolder(), 'data')]);
  expect(code).not.toBe(0);
  expect(err).toContain('export again, without --unmasked and --canonical');
});

it('C14-07: claims of a configuration that the data does not know are read by the settlement that is named', async () => {
  const { dataDir } = await filedAcross();
  const [work, into] = [temporaryFolder(), join(temporaryFolder(), 'data')];
  const file = join(work, 'claims.ndjson');
  await runCli(['export', '--data', dataDir, '--out', file, '--documents', work]);
  await runCli(['import-claims', file, '--documents', work, '--data', into]);
  const { code, out, err } = await runCli(['export', '--data', into, '--canonical']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/does not know which fields of the claim \S+ are numbers and dates.*--settlement DIR/);
  const known = await runCli(['export', '--data', into, '--canonical', '--settlement', TEST_BUNDLE]);
  expect(withoutPlaces(known.out)).toBe(
    withoutPlaces((await runCli(['export', '--data', dataDir, '--canonical'])).out),
  );
  const alone = await runCli(['export', '--data', into, '--settlement', TEST_BUNDLE]);
  expect(alone).toMatchObject({ code: 2, err: expect.stringContaining('it goes with --canonical') });
});

it('C14-07: what was typed and is no number is told in a canonical export', async () => {
  const { dataDir, codes } = await filedAcross();
  const store = await openSqliteStore({ dataDir, now: new Date() });
  const [first] = await store.claims.stored([{ id: '', referenceCode: codes[0] ?? '' }]);
  if (!first) throw new Error('nothing was filed');
  const key = loadServerKey(dataDir);
  const {
    claim: { claim: filed, maskCharacters, documents: _none, ...facts },
  } = openClaim(key, first);
  const claim = { ...filed, claimDetails: { price: 'about 5', purchasedOn: null } };
  const id = crypto.randomUUID();
  const sealed = sealAnswers(key, drawDataKey(), id, { claim, maskCharacters, documents: [] });
  await store.claims.adopt([{ ...facts, ...sealed, id, referenceCode: 'OTHER' }], {
    key: { fingerprint: 'k', secret: 'ab'.repeat(32) },
    at: new Date(),
  });
  await store.close();
  const { out } = await runCli(['export', '--data', dataDir, '--canonical']);
  const told = out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).unreadable);
  expect(told).toContainEqual({ 'claimDetails.price': 'about 5' });
  const { out: csv } = await runCli(['export', '--data', dataDir, '--canonical', '--format', 'csv']);
  expect(csv).toContain('"unreadable"');
  expect(csv).toContain('about 5');
});

it('explain --export stands alone, and --canonical and --unmasked with it', async () => {
  const both = await runCli(['explain', TEST_BUNDLE, '--export', '--form', 'standard']);
  expect(both).toMatchObject({
    code: 2,
    err: expect.stringContaining('one of --page PATH, --form FORM and --export'),
  });
  const other = await runCli(['explain', TEST_BUNDLE, '--form', 'standard', '--canonical']);
  expect(other).toMatchObject({ code: 2, err: expect.stringContaining('they go with --export') });
});

it('C13-10: a table without --format csv is refused, and nothing is written', async () => {
  const server = await testServer();
  const words = ['export', '--data', server.dataDir, '--table', 'claimTransactions'];
  expect(await runCli(words)).toEqual({
    code: 2,
    out: '',
    err: 'claimwright: --table chooses a table of CSV: it goes with --format csv.\n',
  });
});
