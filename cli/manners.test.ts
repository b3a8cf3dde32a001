import { spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleWith, removeBundles } from '../bundle/testing/bundles.testkit.ts';
import { COMMANDS } from './commands/table.ts';
import { runCli } from './testing/runCli.ts';

const BIN = join(import.meta.dirname, 'bin.js');
const folder = mkdtempSync(join(tmpdir(), 'claimwright-manners-'));

afterAll(() => {
  removeBundles();
  rmSync(folder, { recursive: true, force: true });
});

const has = (program: string, word = '--version') => spawnSync(program, [word]).status === 0;

/** What a shell answers to these lines, which read the completion of its kind where they say `READ`. */
async function completed(shell: string, lines: string): Promise<string[]> {
  const file = join(folder, shell);
  writeFileSync(file, (await runCli(['completion', shell])).out);
  const { stdout, stderr } = spawnSync(shell, ['-c', lines.replace('READ', `source '${file}'`)], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout.split(/\s+/).filter(Boolean);
}

describe('C17-12: the command’s manners', () => {
  it.each([['-h'], ['--help'], ['help']])('%s shows all commands', async (word) => {
    const { code, out } = await runCli([word]);
    expect(code).toBe(0);
    for (const name of Object.keys(COMMANDS)) expect(out).toContain(name);
  });

  it.each(Object.keys(COMMANDS))('help %s shows what -h and --help of it do', async (name) => {
    const { code, out } = await runCli(['help', name]);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: claimwright ${name}`);
    for (const word of ['-h', '--help']) expect((await runCli([name, word])).out).toBe(out);
  });

  it('-v shows the version; help of what is no command lists those there are', async () => {
    expect((await runCli(['-v'])).out).toBe((await runCli(['--version'])).out);
    expect(await runCli(['help', 'validat'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^claimwright: Unknown command validat\. .*validate.*\n$/),
    });
  });

  it.each([40, 80, 120])('help stands within %i columns', async (width) => {
    for (const words of [['--help'], ...Object.keys(COMMANDS).map((name) => [name, '--help'])]) {
      const { out } = await runCli(words, { width });
      const wide = out.split('\n').filter((line) => line.length > width && line.trim().includes(' '));
      expect(wide).toEqual([]);
    }
  });

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

  it('bash completes commands, options and their choices', async () => {
    const words = (line: string, at: number) =>
      completed(
        'bash',
        `READ; COMP_WORDS=(${line}); COMP_CWORD=${at}; _claimwright; echo "\${COMPREPLY[@]}"`,
      );
    expect(await words('claimwright va', 1)).toEqual(['validate']);
    expect(await words('claimwright validate --f', 2)).toEqual(['--format']);
    expect(await words('claimwright validate --format ""', 3)).toEqual(['text', 'json', 'sarif']);
    expect(await words('claimwright validate fold', 2)).toEqual([]);
  });

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
