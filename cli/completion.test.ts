import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../bundle/testing/bundles.testkit.ts';
import { runCli } from './testing/runCli.ts';

const folder = temporaryFolder();

const has = (program: string) => spawnSync(program, ['--version']).status === 0;

/** Returns the words that a shell prints for these lines; `READ` in them reads the completion script of that shell. */
async function completed(shell: string, lines: string): Promise<string[]> {
  const file = join(folder, shell);
  writeFileSync(file, (await runCli(['completion', shell])).out);
  const { stdout, stderr } = spawnSync(shell, ['-c', lines.replace('READ', `source '${file}'`)], {
    encoding: 'utf8',
    // A locale that the machine lacks would be complained of.
    env: { ...process.env, LC_ALL: 'C' },
  });
  expect(stderr).toBe('');
  return stdout.split(/\s+/).filter(Boolean);
}

describe('C17-12: completion', () => {
  it.skipIf(!has('bash'))(
    `bash completes commands, options and their choices${has('bash') ? '' : ' (not run: there is no bash; apt-get install bash brings it)'}`,
    async () => {
      const words = (line: string, at: number) =>
        completed(
          'bash',
          `READ; COMP_WORDS=(${line}); COMP_CWORD=${at}; _claimwright; echo "\${COMPREPLY[@]}"`,
        );
      expect(await words('claimwright va', 1)).toEqual(['validate']);
      expect(await words('claimwright validate --f', 2)).toEqual(['--format']);
      expect(await words('claimwright validate --format ""', 3)).toEqual(['text', 'json', 'sarif']);
      expect(await words('claimwright validate fold', 2)).toEqual([]);
    },
  );

  it.skipIf(!has('fish'))(
    `fish does, too${has('fish') ? '' : ' (not run: there is no fish; apt-get install fish brings it)'}`,
    async () => {
      const words = async (line: string) =>
        (await completed('fish', `READ; complete -C ${JSON.stringify(line)}`))[0];
      expect(await words('claimwright va')).toBe('validate');
      expect(await words('claimwright validate --f')).toBe('--format');
    },
  );

  it.skipIf(!has('zsh'))(
    `zsh reads its own${has('zsh') ? '' : ' (not run: there is no zsh; apt-get install zsh brings it)'}`,
    async () => {
      const answered = await completed(
        'zsh',
        'autoload -Uz compinit; compinit -D; READ; whence -w _claimwright',
      );
      expect(answered).toContain('function');
    },
  );

  it('no other shell is known', async () => {
    expect((await runCli(['completion', 'csh'])).err).toMatch(
      /^claimwright: completion knows no shell "csh"\. /,
    );
  });
});
