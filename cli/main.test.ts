import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleWith, temporaryFolder } from '../bundle/testing/bundles.testkit.ts';
import { COMMANDS } from './commands/registry.ts';
import { runCli } from './testing/runCli.ts';

const BIN = join(import.meta.dirname, 'bin.js');
const empty = temporaryFolder();

/** Runs the program as a user would; its streams are no terminal. */
function spawn(words: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...words], {
    encoding: 'utf8',
    cwd: empty,
    env: { ...process.env, XDG_CACHE_HOME: empty, HOME: empty, LOCALAPPDATA: empty, ...env },
  });
  return { status, stdout, stderr };
}

describe('claimwright', () => {
  it('C5-01: every command has help on standard output', async () => {
    for (const name of Object.keys(COMMANDS)) {
      const { code, out, err } = await runCli([name, '--help']);
      expect({ name, code, err }).toEqual({ name, code: 0, err: '' });
      expect(out).toContain(`Usage: claimwright ${name}`);
    }
    const { code, out } = await runCli(['--help']);
    expect(code).toBe(0);
    for (const name of Object.keys(COMMANDS)) expect(out).toContain(name);
  });

  it('every command of commands/ stands in the table', () => {
    const folder = join(import.meta.dirname, 'commands');
    const table = readFileSync(join(folder, 'registry.ts'), 'utf8');
    const files = readdirSync(folder).filter((file) => /^\w+\.ts$/.test(file) && file !== 'registry.ts');
    expect(files.filter((file) => !table.includes(`import('./${file}')`))).toEqual([]);
  });

  it.each([
    { words: ['validte', 'x'], line: 'Unknown command validte. Did you mean "validate"?' },
    { words: ['--hlep'], line: 'Unknown option --hlep. Did you mean "--help"?' },
    {
      words: ['validate', '--formt', 'json', '.'],
      line: 'Unknown option --formt of validate. Did you mean "--format"?',
    },
    { words: ['validate', '--format', 'jsno', '.'], line: '--format cannot be "jsno". Did you mean "json"?' },
    { words: ['validate', '--format'], line: '--format needs a value: --format FORMAT.' },
    { words: ['validate', '--strict=yes', '.'], line: '--strict takes no value.' },
    { words: ['validate'], line: 'validate needs at least one folder: claimwright validate DIR…' },
    { words: ['validate', 'nowhere'], line: /^There is no folder .*nowhere\.$/ },
    { words: ['validate', BIN], line: /is not a folder\.$/ },
    { words: ['cases', 'nowhere'], line: 'There is no file or folder nowhere.' },
    { words: ['cases', '.'], line: 'There are no case files (*.cases.json) in ..' },
    { words: ['explain', '.'], line: 'explain needs one of --page PATH, --form FORM and --export.' },
    { words: ['init'], line: 'init needs a folder to write to: claimwright init DIR [--template NAME]' },
    { words: ['compile', '.'], line: 'compile needs --out FOLDER.' },
    { words: ['serve', '--port', 'http'], line: '--port cannot be "http": give a number from 0 to 65535.' },
    {
      words: ['serve', '--proxies', '1'],
      line: '--proxies needs --origin URL or CLAIMWRIGHT_ORIGIN: where the public reaches the server; with https, cookies are Secure.',
    },
    {
      words: ['serve', '--proxies', 'yes', '--origin', 'https://claims.example.com'],
      line: '--proxies cannot be "yes": give a number of proxies or a list of their addresses, like 1 or 10.0.0.0/8,fd00::7.',
    },
    {
      words: ['serve', '--operations', 'metrics'],
      line: '--operations cannot be "metrics": give a port, or an address and a port, like 9464 or 10.0.0.7:9464.',
    },
    { words: ['serve', 'nowhere'], line: /^There is no folder .*nowhere\.$/ },
    {
      words: ['export', '--data', 'nowhere'],
      line: "There is no data folder nowhere. Name the server's with --data DIR.",
    },
    {
      words: ['import-claimants', 'nowhere.csv', '--form', 'standard'],
      line: 'There is no file nowhere.csv.',
    },
    { words: ['import-claimants', 'nowhere.csv'], line: /^import-claimants needs --form/ },
  ])('C5-01: $words is answered by one clear line and exit code 2', async ({ words, line }) => {
    const { code, out, err } = await runCli(words, { cwd: empty });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^claimwright: [^\n]*\n$/);
    const text = err.slice('claimwright: '.length, -1);
    if (line instanceof RegExp) expect(text).toMatch(line);
    else expect(text).toBe(line);
  });

  it('C5-01: exits with 0 when all is well, 1 on findings and 2 when it could not do its work', () => {
    expect(spawn(['validate', bundleWith()]).status).toBe(0);
    const broken = bundleWith([{ file: 'settlement.json', pointer: '/theme', text: '"none"' }]);
    expect(spawn(['validate', broken]).status).toBe(1);
    expect(spawn(['compile', broken, '--out', join(empty, 'out')]).status).toBe(1);
    expect(spawn(['validate', join(empty, 'nowhere')]).status).toBe(2);
  });

  it('C5-01: prints no colour where it does not write to a terminal, and never with NO_COLOR', async () => {
    const broken = bundleWith([{ file: 'settlement.json', pointer: '/theme', text: '"none"' }]);
    expect(spawn(['validate', broken]).stdout).not.toContain('\u001b');
    expect(spawn(['validate', broken], { NO_COLOR: '1', FORCE_COLOR: '1' }).stdout).not.toContain('\u001b');
    expect((await runCli(['validate', broken], { colour: true })).out).toContain('\u001b[31merror');
  });

  /** Starts the program on a Node that says it is older, or on another platform. */
  function spawnAs(lie: string, words: string[]) {
    const hook = `data:text/javascript,${encodeURIComponent(lie)}`;
    return spawnSync(process.execPath, ['--import', hook, BIN, ...words], { encoding: 'utf8', cwd: empty });
  }
  const OLD = "Object.defineProperty(process.versions, 'node', { value: '20.19.0' });";

  it('C5-01: on an older Node it starts itself again on the packaged one, exit code included', () => {
    expect(spawnAs(OLD, ['validate', bundleWith()])).toMatchObject({ status: 0, stdout: 'No findings.\n' });
    expect(spawnAs(OLD, ['validate', 'nowhere']).status).toBe(2);
  });

  it('C5-01: where there is no newer Node it says so in one line', () => {
    const lie = `${OLD} Object.defineProperty(process, 'platform', { value: 'sunos' });`;
    expect(spawnAs(lie, ['validate', bundleWith()])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: 'claimwright needs Node 24 or newer; this is Node 20.19.0.\n',
    });
  });

  it('C17-07: in a clone whose packages are not installed it says so in one line', () => {
    const clone = join(empty, 'clone');
    mkdirSync(join(clone, 'cli'), { recursive: true });
    copyFileSync(BIN, join(clone, 'cli/bin.js'));
    expect(
      spawnSync(process.execPath, [join(clone, 'cli/bin.js'), '--help'], { encoding: 'utf8' }),
    ).toMatchObject({
      status: 2,
      stdout: '',
      stderr: `claimwright: its packages are not installed. Run \`npm ci\` in ${clone} and try again.\n`,
    });
  });

  it('C5-01: results go to standard output, diagnostics to standard error', () => {
    const { stdout, stderr } = spawn(['validate', bundleWith()]);
    expect({ stdout, stderr }).toEqual({ stdout: 'No findings.\n', stderr: '' });
    const failed = spawn(['validate', join(empty, 'nowhere')]);
    expect(failed.stdout).toBe('');
    expect(failed.stderr).toContain('There is no folder');
  });
});
