import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isWhole, readWords } from './words.mjs';

const OPTIONS = {
  rounds: { standard: '50', takes: 'a whole number, 1 at least', is: isWhole(1), help: 'how often' },
  seed: { takes: 'a whole number', is: isWhole(0), help: 'repeats a run' },
  planted: { help: 'looks at planted faults' },
};
const read = (...words: string[]) =>
  readWords('npm run faults -- [options]', 'Kills the server.', OPTIONS, words);

describe('the words behind a command', () => {
  it('choose, and what is left out is as usual', () => {
    expect(read('--rounds', '5', '--planted').values).toMatchObject({ rounds: '5', planted: true });
    expect(read().values).toMatchObject({ rounds: '50', planted: false });
    expect(read().values?.seed).toBeUndefined();
  });

  it('ask for help, which names each option once', () => {
    expect(read('--rounds', 'x', '--help').help?.split('\n')).toEqual([
      'npm run faults -- [options]',
      '',
      'Kills the server.',
      '',
      '  --rounds …         how often (50)',
      '  --seed …           repeats a run',
      '  --planted          looks at planted faults',
      '  --help             this text',
    ]);
  });

  it.each([
    [['--rounds', '0'], '--rounds takes a whole number, 1 at least; "0" is not.'],
    [['--seed', 'x'], '--seed takes a whole number; "x" is not.'],
    [['--rouds', '5'], "Unknown option '--rouds'."],
    [['--seed'], "Option '--seed <value>' argument missing."],
    [['5'], "Unexpected argument '5'."],
  ])('that cannot be used are named in one line: %j', (words, says) => {
    expect(read(...words).fault).toBe(`${says} --help lists the options.`);
  });
});

/** Runs a script and answers what it printed, line by line, and how it ended. */
function ran(script: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, script), ...words],
    { encoding: 'utf8' },
  );
  return { status, said: stdout, told: stderr.trim().split('\n') };
}

describe.each(['../bench/server/faults.ts', 'journeys.mjs', 'fuzz.mjs'])('%s', (script) => {
  it('says what it can be told, and in one line what it cannot', () => {
    const helped = ran(script, '--help');
    expect(helped.status, helped.told.join('\n')).toBe(0);
    expect(helped.said).toMatch(/^npm run \w+ -- \[options\]\n/);
    const refused = ran(script, '--rubbish');
    expect(refused.told).toEqual(["Unknown option '--rubbish'. --help lists the options."]);
    expect(refused.status).toBe(2);
  });
});
