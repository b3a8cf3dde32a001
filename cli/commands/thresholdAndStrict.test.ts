import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleWith } from '../../bundle/testing/bundles.testkit.ts';
import { runCli } from '../testing/runCli.ts';
import { FILE, readCases } from './suggestedCases.testkit.ts';

describe('claimwright cases --threshold and --strict', () => {
  it('C12-02: --threshold exits with 1 below so much of the rules and branches, and lists what is missing', async () => {
    const folder = bundleWith();
    const enough = await runCli(['cases', folder, '--threshold', '26.6']);
    expect(enough.out).toBe(
      '26.6 % of 30 rules and branches exercised, at least the 26.6 % asked for.\n2 passed, 0 failed\n',
    );
    expect(enough.code).toBe(0);
    const tooLittle = await runCli(['cases', folder, '--threshold', '26.7']);
    expect(tooLittle.out).toContain(
      '26.6 % of 30 rules and branches exercised, less than the 26.7 % asked for.\n',
    );
    expect(tooLittle.out).toContain('no case fails required of signature.signature\n');
    expect(tooLittle.code).toBe(1);
  });

  it('C12-02: cases that wait to be confirmed are counted, named where they fail, and refused by --strict', async () => {
    const folder = bundleWith();
    await runCli(['cases', folder, '--suggest']);
    const judged = await runCli(['cases', folder]);
    expect(judged.out).toBe('17 passed, 0 failed\n');
    expect(judged.err).toMatch(/^15 of them are suggested and wait for you/);
    expect(judged.code).toBe(0);
    expect((await runCli(['cases', folder, '--strict'])).code).toBe(1);
    const file = readCases(folder);
    const [first] = file.cases;
    writeFileSync(join(folder, FILE), JSON.stringify({ ...file, cases: [{ ...first, errors: [] }] }));
    const wrong = await runCli(['cases', folder]);
    expect(wrong.out).toContain(`${first?.name} (suggested, not confirmed)\n  unexpected: `);
    expect(wrong.code).toBe(1);
  });

  it.each([
    [['--threshold', '101'], '--threshold cannot be "101". Write a number from 0 to 100.'],
    [['--threshold', 'all'], '--threshold cannot be "all". Write a number from 0 to 100.'],
    [
      ['--suggest', '--coverage'],
      '--coverage is about cases that are judged: it does not go with --suggest.',
    ],
    [['--form', 'standard'], '--form is about suggested cases: it goes with --suggest.'],
    [['--suggest', '--form', 'lookup'], 'The settlement has no form lookup. Forms: standard.'],
    [['--suggest', '--now', 'soon'], '--now cannot be "soon".'],
    [['--suggest', '.'], '--suggest needs one folder, that of a bundle.'],
  ])('C12-02: %j is one line and exit code 2', async (options, message) => {
    const { code, out, err } = await runCli(['cases', bundleWith(), ...options]);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('C12-02: a case file is no bundle, and a bundle with errors is refused with its findings', async () => {
    const folder = bundleWith();
    const file = await runCli(['cases', join(folder, 'cases/standard.cases.json'), '--suggest']);
    expect(file.code).toBe(2);
    expect(file.err).toContain('--suggest needs the folder of a bundle');
    writeFileSync(join(folder, 'models.json'), '{');
    const broken = await runCli(['cases', folder, '--suggest']);
    expect(broken.code).toBe(1);
    expect(broken.err).toContain('models.json:1:');
  });
});
