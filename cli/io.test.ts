import { spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleWith } from '../bundle/testing/bundles.testkit.ts';

const BIN = join(import.meta.dirname, 'bin.js');

const has = (program: string) => spawnSync(program, ['--version']).status === 0;

describe('C17-12: output', () => {
  it.skipIf(!has('script'))(
    `a dumb terminal gets no colours, another does${has('script') ? '' : ' (not run: there is no script; apt-get install bsdutils brings it)'}`,
    () => {
      const broken = bundleWith([{ file: 'settlement.json', pointer: '/theme', text: '"none"' }]);
      const words = `'${process.execPath}' '${BIN}' validate --no-search '${broken}'`;
      const onTerminal = (TERM: string) => {
        const { NO_COLOR: _, ...env } = process.env;
        return spawnSync('script', ['-qec', words, '/dev/null'], { encoding: 'utf8', env: { ...env, TERM } })
          .stdout;
      };
      expect(onTerminal('xterm')).toContain('\u001b[31merror');
      expect(onTerminal('dumb')).toContain('error');
      expect(onTerminal('dumb')).not.toContain('\u001b');
    },
  );

  it.runIf(process.platform === 'linux')('output that cannot be written is one line and exit 2', () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [BIN, 'validate', '--no-search', bundleWith()], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^claimwright: ENOSPC[^\n]+\n$/);
  });
});
