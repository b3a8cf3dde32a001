import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCli } from '../../cli/testing/runCli.ts';
import type { Finding } from '../findings/finding.ts';
import { bundleWith } from '../testing/bundles.testkit.ts';
import { validateBundle } from '../validateBundle.ts';

/** What a bundle gets as `file:line:column code`. */
async function placesOf(folder: string): Promise<string[]> {
  return (await validateBundle(folder)).map(shown);
}

function shown({ file, line, column, code }: Finding): string {
  return `${file}:${line}:${column} ${code}`;
}

function withFile(file: string, content: string | Uint8Array): string {
  const folder = bundleWith();
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), content);
  return folder;
}

const LIST = '{\n  "$schema": "https://example.com/list.schema.json",\n  "values": [{ "value": "a" }]\n}';

describe('files of a bundle', () => {
  it.each([
    { what: 'a comment', text: '{\n  // no\n  "values": [] }', place: '2:3' },
    { what: 'a trailing comma', text: '{\n  "values": [1,]\n}', place: '2:16' },
    { what: 'a missing brace', text: '{ "values": []', place: '1:15' },
    { what: 'a missing quote', text: '{ "values: [] }', place: '1:3' },
    { what: 'two values', text: '{}\n{}', place: '2:1' },
    { what: 'single quotes', text: "{ 'values': [] }", place: '1:3' },
    { what: 'an empty file', text: '', place: '1:1' },
    { what: 'a bad escape', text: '{ "a": "\\x" }', place: '1:8' },
    { what: 'values nested a thousand deep', text: `${'['.repeat(1000)}${']'.repeat(1000)}`, place: '1:201' },
  ])('C5-03: $what is one syntax error at its place', async ({ text, place }) => {
    expect(await placesOf(withFile('lists/stores.json', text))).toEqual([
      `lists/stores.json:${place} syntax-error`,
    ]);
  });

  it('C5-03: a duplicate key is one finding at the second key', async () => {
    const text = LIST.replace('"values"', '"values": [{ "value": "b" }],\n  "values"');
    expect(await placesOf(withFile('lists/stores.json', text))).toEqual([
      'lists/stores.json:4:3 duplicate-key',
    ]);
  });

  it('C5-03: a byte-order mark is one finding, and the file is still checked', async () => {
    expect(await placesOf(withFile('lists/stores.json', `\uFEFF${LIST}`))).toEqual([
      'lists/stores.json:1:1 byte-order-mark',
    ]);
    const broken = `\uFEFF${LIST.replace('"value"', '"valeu"')}`;
    expect(await placesOf(withFile('lists/stores.json', broken))).toEqual([
      'lists/stores.json:1:1 byte-order-mark',
      'lists/stores.json:3:16 unknown-key',
    ]);
  });

  it('C5-03: a file that is not UTF-8 is one finding at the first bad byte', async () => {
    const bytes = Buffer.from(LIST.replace('"a"', '"caf\u00e9"'), 'latin1');
    expect(await placesOf(withFile('lists/stores.json', bytes))).toEqual(['lists/stores.json:3:29 not-utf8']);
    const wide = Buffer.from(`\uFEFF${LIST}`, 'utf16le');
    expect(await placesOf(withFile('lists/stores.json', wide))).toEqual(['lists/stores.json:1:1 not-utf8']);
  });

  it('C5-03: a file of 50 MB is one finding and is not read', async () => {
    const folder = withFile('lists/stores.json', LIST);
    truncateSync(join(folder, 'lists/stores.json'), 50 * 1024 * 1024);
    expect(await placesOf(folder)).toEqual(['lists/stores.json:1:1 file-too-large']);
  });

  it('C5-03: links in a circle are one finding each', async () => {
    const folder = bundleWith();
    mkdirSync(join(folder, 'lists'));
    symlinkSync('b.json', join(folder, 'lists/a.json'));
    symlinkSync('a.json', join(folder, 'lists/b.json'));
    symlinkSync('../..', join(folder, 'pages/standard/shared'));
    expect(await placesOf(folder)).toEqual([
      'lists/a.json:1:1 link-loop',
      'lists/b.json:1:1 link-loop',
      'pages/standard/shared:1:1 link-loop',
    ]);
  });

  it('C5-03: a link that leads nowhere is one finding', async () => {
    const folder = bundleWith();
    mkdirSync(join(folder, 'lists'));
    symlinkSync('nowhere.json', join(folder, 'lists/stores.json'));
    expect(await placesOf(folder)).toEqual(['lists/stores.json:1:1 unreadable-file']);
  });

  it('C5-03: a link within the bundle is followed', async () => {
    const folder = withFile('lists/stores.json', LIST.replace('"value"', '"valeu"'));
    symlinkSync('stores.json', join(folder, 'lists/shops.json'));
    expect(await placesOf(folder)).toEqual([
      'lists/shops.json:3:16 unknown-key',
      'lists/stores.json:3:16 unknown-key',
    ]);
  });

  it.each(['lists', 'lists/stores.json', 'content/en.json', 'claimants/standard.csv'])(
    'C5-03: a link out of the bundle at %s is one finding, and is not followed',
    async (path) => {
      const elsewhere = join(mkdtempSync(join(tmpdir(), 'claimwright-')), 'x');
      onTestFinished(() => rmSync(join(elsewhere, '..'), { recursive: true, force: true }));
      if (path === 'lists') mkdirSync(elsewhere);
      else writeFileSync(elsewhere, 'secret');
      const folder = bundleWith();
      mkdirSync(join(folder, path, '..'), { recursive: true });
      rmSync(join(folder, path), { force: true });
      symlinkSync(elsewhere, join(folder, path));
      const findings = await validateBundle(folder);
      expect(findings.map(shown)).toEqual([`${path}:1:1 link-out`]);
      expect(JSON.stringify(findings)).not.toContain('secret');
    },
  );

  it.each(['settlement.json', 'lists/stores.json', 'claimants/standard.csv'])(
    'C5-03: a named pipe at %s is one finding, and is not waited for',
    async (path) => {
      const folder = bundleWith();
      mkdirSync(join(folder, path, '..'), { recursive: true });
      rmSync(join(folder, path), { force: true });
      execFileSync('mkfifo', [join(folder, path)]);
      expect(await placesOf(folder)).toEqual([`${path}:1:1 unreadable-file`]);
    },
  );

  it('C5-03: a socket is one finding', async () => {
    const folder = bundleWith();
    mkdirSync(join(folder, 'lists'));
    const server = createServer().listen(join(folder, 'lists/stores.json'));
    await once(server, 'listening');
    const findings = await validateBundle(folder);
    expect(findings.map(shown)).toEqual(['lists/stores.json:1:1 unreadable-file']);
    expect(findings[0]?.message).toContain('a named pipe, a socket or a device');
    server.close();
  });

  it.each(['settlement.json', 'models.json', 'content/en.json', 'pages/standard/claim-details.json'])(
    'C5-03: nothing else is said because %s cannot be read',
    async (file) => {
      const places = await placesOf(withFile(file, '{ "a": }'));
      expect(places).toEqual([`${file}:1:8 syntax-error`]);
    },
  );

  it('C5-03: an empty folder lacks its files and says no more', async () => {
    const folder = bundleWith();
    const empty = join(folder, 'lists');
    mkdirSync(empty);
    expect(await placesOf(empty)).toEqual([
      'content/en.json:1:1 missing-file',
      'models.json:1:1 missing-file',
      'settlement.json:1:1 missing-file',
    ]);
  });

  it('C5-01: bad files are findings with exit code 1 and no stack trace', async () => {
    const { code, out, err } = await runCli(['validate', withFile('models.json', 'null')]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).not.toMatch(/\n\s+at /);
  });

  const FILES = [
    'settlement.json',
    'models.json',
    'content/en.json',
    'pages/standard/landing.json',
    'cases/standard.cases.json',
    'lists/stores.json',
  ];

  it.each(['null', '[]', '"x"', '5'])('C5-03: %s in place of any file is one finding', async (text) => {
    for (const file of FILES) {
      expect(await placesOf(bundleWith([{ file, text }]))).toEqual([`${file}:1:1 wrong-type`]);
    }
  });

  it('C15-08, R8-16: a file of another type says that the config has an unexpected type', async () => {
    for (const file of FILES)
      expect(await validateBundle(bundleWith([{ file, text: '5' }]))).toMatchObject([
        { message: expect.stringContaining('The config has an unexpected type') },
      ]);
  });

  const NONSENSE = {
    models: [null, 1, { metadata: null, fields: [null, { name: 1, rules: [null, { name: {} }] }] }],
    blocks: [null, { kind: 'fields', fields: [null] }, { kind: 'address', id: 'a' }],
    forms: { standard: null, lookup: { pages: [1] } },
    cultures: [],
    deadlines: { globalDeadline: 1 },
    exits: [{ when: { all: [{ value: [] }] } }],
    cases: [null],
    values: [[]],
  };

  it.each(['{}', JSON.stringify(NONSENSE)])(
    'C5-01: %s in place of any file breaks no check',
    async (text) => {
      for (const file of FILES) {
        const findings = await validateBundle(bundleWith([{ file, text }]));
        expect(findings.some((finding) => finding.file === file)).toBe(true);
      }
    },
  );
});
