import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { bundleWith, filesIn, temporaryFolder } from '../../bundle/testing/bundles.testkit.ts';
import { buildApp } from '../../scripts/buildApp.mjs';
import { sealAnswers } from '../../server/claims/sealedClaim.ts';
import { drawDataKey } from '../../server/security/envelope.ts';
import { loadServerKey } from '../../server/security/serverKey.ts';
import { openSqliteStore } from '../../server/store/sqliteStore.ts';
import { judge } from '../../transforms/claims/judge.ts';
import { loadForm } from '../../transforms/claims/loadForm.ts';
import { ALL_TOOLS } from '../../transforms/vocabulary/tools.testkit.ts';
import { runCli } from '../testing/runCli.ts';

const BIN = join(import.meta.dirname, '..', 'bin.js');
const scratch = temporaryFolder();
let folders = 0;

/** A new folder's path; nothing is there yet. */
const place = () => join(scratch, `folder-${folders++}`);

// A fresh clone has no built app, which a server wants.
beforeAll(() => buildApp());
describe('claimwright explain', () => {
  it('C5-04: --page prints the JSON Schema and the uiSchema that the page becomes', async () => {
    const { code, out } = await runCli(['explain', bundleWith(), '--page', '/standard/claim-details']);
    expect(code).toBe(0);
    const { schema, uiSchema } = JSON.parse(out);
    expect(Object.keys(schema.properties)).toEqual(['claimDetails', 'claimTransactions']);
    expect(schema.properties.claimDetails.properties.boughtOn.title).toBe('Day of your first purchase');
    expect(uiSchema.claimDetails.bought['ui:widget']).toBe('radio');
  });

  it('C5-04: --form prints the schema of the whole claim document', async () => {
    const { code, out } = await runCli(['explain', bundleWith(), '--form', 'standard']);
    expect(code).toBe(0);
    const { properties } = JSON.parse(out);
    expect(Object.keys(properties)).toEqual([
      'credentials',
      'claimantInfo',
      'claimDetails',
      'claimTransactions',
      'signature',
    ]);
    expect(JSON.stringify(properties.claimDetails)).toContain('requiredIf');
  });

  it('C5-04: a page or form that is not there is one line with what was probably meant', async () => {
    const folder = bundleWith();
    const page = await runCli(['explain', folder, '--page', '/standard/claim-detials']);
    expect(page).toEqual({
      code: 2,
      out: '',
      err: 'claimwright: There is no page /standard/claim-detials. Did you mean "/standard/claim-details"?\n',
    });
    const form = await runCli(['explain', folder, '--form', 'standrad']);
    expect(form).toEqual({
      code: 2,
      out: '',
      err: 'claimwright: The settlement has no form standrad. Did you mean "standard"?\n',
    });
  });

  it('C5-04: a broken bundle is told with its findings', async () => {
    const folder = bundleWith([
      { file: 'models.json', pointer: '/models/1/fields/0/rules/0/name', text: '"requird"' },
    ]);
    const { code, out, err } = await runCli(['explain', folder, '--form', 'standard']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('error unknown-rule');
  });
});

describe('claimwright compile', () => {
  it('C5-08: writes modules, manifest and schemas, and the module judges claims', async () => {
    const out = place();
    const outcome = await runCli(['compile', bundleWith(), '--out', out]);
    expect(outcome).toMatchObject({ code: 0, err: '' });
    const { standard } = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'));
    expect(standard.configurationHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.parse(readFileSync(join(out, standard.schemaUrl), 'utf8')).type).toBe('object');
    for (const { name } of standard.pages) {
      const page = JSON.parse(readFileSync(join(out, 'standard/pages/en', `${name}.json`), 'utf8'));
      expect(Object.keys(page)).toEqual(expect.arrayContaining(['schema', 'uiSchema']));
    }
    const module = await import(/* @vite-ignore */ join(out, standard.moduleUrl));
    expect(module.requires).toEqual(standard.requires);
    const form = loadForm(module, ALL_TOOLS);
    const verdict = judge({}, form, {
      now: new Date(0),
      allowedCharacters: 'a',
      culture: 'en',
      audience: 'server',
    });
    expect(verdict.errors[0]).toMatchObject({ path: 'claimantInfo.firstName', rule: 'required' });
  });

  it('C5-08: the same bundle gives the same bytes', async () => {
    const folder = bundleWith();
    const [first, second] = [place(), place()];
    await runCli(['compile', folder, '--out', first]);
    await runCli(['compile', folder, '--out', second]);
    const bytes = (at: string) => filesIn(at).map((file) => [file, readFileSync(join(at, file), 'utf8')]);
    expect(bytes(second)).toEqual(bytes(first));
  });

  it('C5-08: a broken bundle writes nothing', async () => {
    const out = place();
    const folder = bundleWith([{ file: 'settlement.json', pointer: '/theme', text: '"none"' }]);
    const { code, err } = await runCli(['compile', folder, '--out', out]);
    expect(code).toBe(1);
    expect(err).toContain('unknown-theme');
    expect(() => statSync(out)).toThrow('ENOENT');
  });
});

/** Starts `claimwright serve` as a process and waits for its address. */
async function startServe(words: string[]) {
  const child = spawn(process.execPath, [BIN, 'serve', ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = { out: '', err: '' };
  child.stderr.on('data', (chunk) => {
    printed.err += chunk;
  });
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      printed.out += chunk;
      if (printed.out.includes('\n')) resolve();
    });
    child.once('exit', () => resolve());
  });
  return { child, printed };
}

describe('claimwright serve', () => {
  it('C5-06, C13-01: serves the bundle and the built app on one port, readiness on another, and stops cleanly', async () => {
    const words = ['--port', '0', '--operations', '0', '--data', place()];
    const { child, printed } = await startServe([bundleWith(), ...words]);
    expect(printed.out, printed.err).toMatch(/^http:\/\/localhost:\d+\n$/);
    const answer = await fetch(`${printed.out.trim()}/api/cultures`);
    expect(await answer.json()).toEqual({ en: 'English' });
    expect(await (await fetch(printed.out.trim())).text()).toContain(
      '<script type="application/json" id="boot">{',
    );
    expect((await fetch(`${printed.out.trim()}/readyz`)).status).toBe(404);
    await vi.waitFor(() => expect(printed.err).toContain('Readiness and metrics: '), { timeout: 10_000 });
    const [operations] = /http:\S+/.exec(printed.err) ?? [];
    expect((await fetch(`${operations}/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });

  it('a broken bundle stops it with every finding', async () => {
    const folder = bundleWith([
      { file: 'settlement.json', pointer: '/theme', text: '"none"' },
      { file: 'models.json', pointer: '/models/1/fields/0/rules/0/name', text: '"requird"' },
    ]);
    const { code, out, err } = await runCli(['serve', folder, '--data', place()]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/models\.json:\d+:\d+ error unknown-rule/);
    expect(err).toMatch(/settlement\.json:\d+:\d+ error unknown-theme/);
  });

  it('a port in use is one clear line and exit code 2', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, err } = await runCli(['serve', bundleWith(), '--port', String(port), '--data', place()]);
    taken.close();
    expect({ code, err }).toEqual({
      code: 2,
      err: `claimwright: Port ${port} is in use. Give another with --port PORT.\n`,
    });
  });

  it('C13-10: a port in use names the option that asked for it', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const words = ['serve', bundleWith(), '--port', '0', '--operations', String(port), '--data', place()];
    const { code, err } = await runCli(words);
    taken.close();
    expect({ code, err }).toEqual({
      code: 2,
      err: `claimwright: Port ${port} is in use. Give another with --operations PORT.\n`,
    });
  });

  it('C13-10: an address that the machine has not is one clear line and exit code 2', async () => {
    const words = ['serve', bundleWith(), '--port', '0', '--host', '203.0.113.5', '--data', place()];
    const { code, err } = await runCli(words);
    expect(code).toBe(2);
    expect(err).toMatch(/^claimwright: listen EADDRNOTAVAIL[^\n]*name one of its own\.\n$/);
  });
});

describe('claimwright import-claimants and export', () => {
  it('C5-07: import-claimants replaces the class list of the form', async () => {
    const data = place();
    const file = join(scratch, 'claimants.csv');
    writeFileSync(file, 'claimNumber:credential,firstName:prefill\nA-1,Ada\nA-2,Ben\n');
    const first = await runCli(['import-claimants', file, '--form', 'standard', '--data', data]);
    expect(first).toEqual({ code: 0, out: '2 claimants of the form standard.\n', err: '' });
    writeFileSync(file, 'claimNumber:credential\nA-3\n');
    expect((await runCli(['import-claimants', file, '--form', 'standard', '--data', data])).out).toBe(
      '1 claimant of the form standard.\n',
    );
    const store = await openSqliteStore({ dataDir: data, now: new Date() });
    expect(await store.claimants.header('standard')).toEqual([{ name: 'claimNumber', mark: 'credential' }]);
    await store.close();
  });

  it('C5-07: a class list with a fault is told at its line and replaces nothing', async () => {
    const data = place();
    const file = join(scratch, 'broken.csv');
    writeFileSync(file, 'claimNumber:credential\nA-1\n');
    await runCli(['import-claimants', file, '--form', 'standard', '--data', data]);
    writeFileSync(file, 'claimNumber:secret\nA-1\n');
    const { code, out, err } = await runCli(['import-claimants', file, '--form', 'standard', '--data', data]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/broken\.csv:1: /);
    const store = await openSqliteStore({ dataDir: data, now: new Date() });
    expect(await store.claimants.header('standard')).toEqual([{ name: 'claimNumber', mark: 'credential' }]);
    await store.close();
  });

  it('C5-07: export writes every stored claim, as NDJSON and as CSV with formulas neutralised', async () => {
    const data = place();
    const claim = {
      credentials: null,
      claimantInfo: { firstName: '=1+1', lastName: 'Lopez' },
      claimDetails: null,
      signature: null,
      prepopulatedData: [],
      documentContexts: [],
      claimTransactions: [
        { store: 'Market', amountClaimed: '5.01' },
        { store: '@home', amountClaimed: '1' },
      ],
    };
    const store = await openSqliteStore({ dataDir: data, now: new Date() });
    const key = loadServerKey(data);
    const id = crypto.randomUUID();
    const { bound } = await store.claims.commit({
      id,
      ...sealAnswers(key, drawDataKey(), id, { claim, maskCharacters: {}, documents: [] }),
      idempotencyKey: 'key',
      sessionHash: 's',
      contentHash: 'c',
      sentHash: 'x',
      form: 'standard',
      culture: 'en',
      logKey: { fingerprint: 'k', secret: 'ab'.repeat(32) },
      configurationHash: 'h',
      submittedAt: new Date('2030-06-01T12:00:00Z'),
      claimants: [],
      addedTo: null,
    });
    await store.close();
    const { code, out, err } = await runCli(['export', '--data', data]);
    expect({ code, err }).toEqual({ code: 0, err: '1 claim exported.\n' });
    expect(JSON.parse(out)).toMatchObject({ referenceCode: bound?.referenceCode, form: 'standard', claim });
    const file = join(scratch, 'claims.csv');
    await runCli(['export', '--data', data, '--format', 'csv', '--out', file]);
    const [head = '', row = ''] = readFileSync(file, 'utf8').split('\r\n');
    expect(head).toContain('"claimantInfo.firstName"');
    expect(row).toContain(`"'=1+1"`);
    const records = await runCli([
      'export',
      '--data',
      data,
      '--format',
      'csv',
      '--table',
      'claimTransactions',
    ]);
    expect(records.out.trim().split('\r\n')).toHaveLength(3);
    expect(records.out).toContain(`"'@home"`);
  });
});
