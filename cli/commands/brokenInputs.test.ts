import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleWith, temporaryFolder } from '../../bundle/testing/bundles.testkit.ts';
import { runCli } from '../testing/runCli.ts';
import { COMMANDS } from './registry.ts';

const work = temporaryFolder();
const bundle = bundleWith();

/** Writes an input of each kind; the ending is the one that the command asks for. */
const INPUTS: Record<string, (path: string) => void> = {
  'nothing there': () => undefined,
  'an empty folder': (path) => mkdirSync(path),
  'a folder of other files': (path) => {
    mkdirSync(join(path, 'documents'), { recursive: true });
    writeFileSync(join(path, 'settlement.json'), '[]');
    writeFileSync(join(path, 'SHA256SUMS'), `${'0'.repeat(64)}  ../server.key\n`);
    writeFileSync(join(path, 'claimwright.db'), 'no database');
    writeFileSync(join(path, 'server.key'), 'no key');
  },
  'a folder of folders': (path) => {
    for (const name of ['SHA256SUMS', 'settlement.json', 'models.json', 'content', 'server.key'])
      mkdirSync(join(path, name), { recursive: true });
  },
  'a folder whose checksums name folders': (path) => {
    mkdirSync(join(path, 'documents'), { recursive: true });
    writeFileSync(join(path, 'SHA256SUMS'), `${'0'.repeat(64)}  documents\n`);
  },
  'an empty file': (path) => writeFileSync(path, ''),
  'a file of bytes': (path) => writeFileSync(path, Buffer.from([0, 255, 254, 13, 10, 0, 128])),
  'a list of JSON': (path) => writeFileSync(path, '[]\n'),
  'null of JSON': (path) => writeFileSync(path, 'null\n'),
  'an object of JSON': (path) => writeFileSync(path, '{"id":{"a":[]}}\n'),
  'XML with entities': (path) =>
    writeFileSync(
      path,
      '<?xml version="1.0"?>\n<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "&a;&a;">]>\n' +
        '<xliff version="1.2"><file original="x" target-language="es"><body><trans-unit id="a"><source>&b;</source>' +
        '</trans-unit></body></file></xliff>',
    ),
  'XML of another shape': (path) =>
    writeFileSync(path, '<xliff version="1.2"><file/><file><body>text</body></file></xliff>'),
};

const out = join(work, 'out');
/** Words that run over each input, by command; `.x` stands for its path and ending. */
const LINES: Record<string, string[][]> = {
  init: [['init', '.x']],
  validate: [['validate', '.x']],
  cases: [
    ['cases', '.x'],
    ['cases', bundle, '.x.json'],
  ],
  diff: [
    ['diff', '.x', bundle],
    ['diff', bundle, '.x'],
    ['diff', bundle, bundle, '--claims', '.x'],
  ],
  explain: [['explain', '.x', 'standard']],
  content: [
    ['content', 'export', '.x', '--culture', 'es', '--out', `${out}.xlf`],
    ['content', 'import', bundle, '.x.xlf'],
    ['content', 'import', bundle, '.x.xlsx'],
  ],
  compile: [['compile', '.x', '--out', out]],
  serve: [['serve', '.x', '--port', '0', '--data', out]],
  preview: [['preview', '.x', '--port', '0']],
  export: [['export', '--data', '.x']],
  'import-claims': [['import-claims', '.x', '--data', out]],
  'import-claimants': [
    ['import-claimants', '.x', '--form', 'standard', '--data', out],
    ['import-claimants', '.x', '--form', 'standard', '--data', out, '--bundle', '.x'],
  ],
  report: [['report', '--data', '.x']],
  trace: [['trace', '22222-22222', '--data', '.x']],
  mark: [
    ['mark', '22222-22222', 'decided', '--data', '.x'],
    ['mark', 'decided', '--codes', '.x', '--data', out],
  ],
  verify: [['verify', '--data', '.x']],
  purge: [['purge', '--data', '.x', '--before', '2020-01-01']],
  backup: [['backup', '--data', '.x', '--out', out]],
  restore: [['restore', '.x', '--data', out]],
  'rotate-key': [['rotate-key', '--data', '.x']],
};

/** Inputs that a command does its work over. */
const GOOD: Record<string, string[]> = {
  init: ['nothing there', 'an empty folder'],
  'import-claims': ['an empty file'],
};

it('C5-01: the message over entities and over a path out of a backup names what to mend', async () => {
  const file = join(work, 'entities.xlf');
  INPUTS['XML with entities']?.(file);
  expect(await runCli(['content', 'import', bundle, file])).toMatchObject({
    code: 2,
    err: expect.stringMatching(
      /^claimwright: \S+entities\.xlf: It cannot be read as XLIFF .* Take out its DOCTYPE/,
    ),
  });
  const backup = join(work, 'backup');
  INPUTS['a folder of other files']?.(backup);
  const { code, err } = await runCli(['restore', backup, '--data', out]);
  expect(code).toBe(2);
  expect(err).toContain('names no file within it: "0000');
  expect(err).toContain('Nothing was restored.');
});

describe('inputs that cannot be read', () => {
  it('C5-01: each command that reads a file or folder stands in this test', () => {
    expect(Object.keys(LINES).sort()).toEqual(
      Object.keys(COMMANDS)
        .filter((name) => name !== 'language-server' && name !== 'completion')
        .sort(),
    );
  });

  // The preview shows whatever a folder holds, with its findings, and goes on until it is stopped.
  const isShown = (name: string, input: string) => name === 'preview' && /folder/.test(input);
  const lines = Object.keys(LINES).flatMap((name) =>
    Object.keys(INPUTS).map((input) => [name, input] as const),
  );
  it.each(lines.filter(([name, input]) => !isShown(name, input)))(
    'C5-01: %s over %s says what is wrong, with an exit code and no stack trace',
    async (name, input) => {
      for (const [index, words] of (LINES[name] ?? []).entries()) {
        rmSync(out, { recursive: true, force: true });
        const base = join(work, `${name}-${index}-${Object.keys(INPUTS).indexOf(input)}`);
        const ending = words.find((word) => word.startsWith('.x'))?.slice(2) ?? '';
        INPUTS[input]?.(`${base}${ending}`);
        const line = words.map((word) => (word.startsWith('.x') ? `${base}${ending}` : word));
        const { code, out: printed, err } = await runCli(line);
        expect(`${printed}${err}`).not.toMatch(/^ {4}at /m);
        if (GOOD[name]?.includes(input)) continue;
        expect([1, 2], `${line.join(' ')}: ${printed}${err}`).toContain(code);
        expect(`${printed}${err}`).not.toBe('');
      }
    },
  );
});
