import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const execute = promisify(execFile);

/** The folder of an author, in which the package is installed. */
let place = '';
const installed = () => join(place, 'node_modules', 'claimwright');
const program = () => join(place, 'node_modules', '.bin', 'claimwright');
const running: ChildProcess[] = [];

/** Links a package of the checkout as npm installs it: what the author gets is what package.json names. */
async function link(name: string): Promise<void> {
  const target = join(place, 'node_modules', name);
  await mkdir(dirname(target), { recursive: true });
  symlinkSync(join(root, 'node_modules', name), target);
}

/** Packs with `npm pack`, and puts what is in the tarball where `npm install` would. */
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'claimwright-package-'));
  await execute('npm', ['pack', '--ignore-scripts=false', '--pack-destination', place], { cwd: root });
  const tarball = readdirSync(place).find((name) => name.endsWith('.tgz')) ?? '';
  await mkdir(installed(), { recursive: true });
  await execute('tar', ['-xzf', join(place, tarball), '--strip-components=1', '-C', installed()]);
  const packages = Object.keys(manifest.dependencies);
  await Promise.all([...packages, ...Object.keys(manifest.optionalDependencies).filter(isHere)].map(link));
  await mkdir(dirname(program()));
  symlinkSync(join('..', 'claimwright', manifest.bin.claimwright), program());
}, 300_000);

const isHere = (name: string) => existsSync(join(root, 'node_modules', name));

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(place, { recursive: true, force: true });
});

/** Variables that npx sets for a command. */
const BY_NPX = { npm_command: 'exec', npm_config_user_agent: 'npm/11.19.1 node/v24.21.0 linux x64' };

async function claimwright(words: string[], environment: Record<string, string> = {}) {
  const home = join(place, 'home');
  const folders = { XDG_CACHE_HOME: home, HOME: home, LOCALAPPDATA: home };
  const env = { ...process.env, npm_command: '', ...folders, ...environment };
  const { stdout, stderr } = await execute(process.execPath, [program(), ...words], { cwd: place, env });
  return { out: stdout, err: stderr };
}

/** The address that a command serves at, which is its first line. */
async function addressOf(...words: string[]): Promise<string> {
  const env = { ...process.env, CLAIMWRIGHT_DATA: join(place, 'data') };
  const child = spawn(process.execPath, [program(), ...words, '--port', '0'], { cwd: place, env });
  running.push(child);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    said += part;
  });
  const line = once(child.stdout.setEncoding('utf8'), 'data').then(([text]) => String(text).trim());
  const ended = once(child, 'close').then(() => Promise.reject(new Error(`It ended: ${said}`)));
  return Promise.race([line, ended]);
}

const textAt = async (address: string | URL): Promise<string> => {
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  return answer.text();
};

describe('the package that npm pack makes', () => {
  it('C17-10: holds the built apps, what they are licensed under, no types and no tests', () => {
    const files = globSync('**', { cwd: installed() }).filter((path) =>
      lstatSync(join(installed(), path)).isFile(),
    );
    expect(
      files.filter((path) => /\.tsx?$|\.test\.|testkit|testing|^(?:tests|bench|scripts|src)\b/.test(path)),
    ).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package/dist/index.html']));
    const licences = readFileSync(join(installed(), 'package/dist/licenses.md'), 'utf8');
    for (const name of ['react-dom', '@rjsf/core', 'react-datepicker'])
      expect(licences).toContain(`## ${name} - `);
    expect(licences).toContain('SIL OPEN FONT LICENSE');
  });

  it('C17-10: each module that one of its modules names is there', () => {
    const modules = globSync('package/{cli,server,authoring,bundle,transforms,schemas,openapi}/**/*.js', {
      cwd: installed(),
    });
    const missing = modules.flatMap((path) => {
      const code = readFileSync(join(installed(), path), 'utf8');
      const named = [...code.matchAll(/(?:from|import\(|new URL\()\s*'(\.{1,2}\/[^']+)'/g)].map(
        ([, name = '']) => name,
      );
      return named
        .filter((name) => !existsSync(join(installed(), dirname(path), name)))
        .map((name) => `${path}: ${name}`);
    });
    expect(modules.length).toBeGreaterThan(500);
    expect(missing).toEqual([]);
  });

  it('C17-10: init, validate and cases work, and name the next command as the last was called', async () => {
    const { err } = await claimwright(['init', 'case'], BY_NPX);
    expect(err).toContain('  npx claimwright validate case\n');
    expect((await claimwright(['init', 'other'], { PATH: dirname(program()) })).err).toContain(
      '  claimwright validate other\n',
    );
    expect((await claimwright(['init', 'third'])).err).toContain(
      '  ./node_modules/.bin/claimwright validate third\n',
    );
    expect(await claimwright(['validate', 'case'])).toEqual({ out: 'No findings.\n', err: '' });
    const kept = () => globSync('home/**/searches/*', { cwd: place });
    const [first] = kept();
    expect(await claimwright(['validate', 'case'])).toEqual({ out: 'No findings.\n', err: '' });
    expect(kept()).toEqual([first]);
    expect((await claimwright(['cases', 'case'])).out).toMatch(/^[1-9]\d* passed, 0 failed\n$/);
  });

  it('C17-10: serve and preview work: the page of a bundle comes with its script', async () => {
    await claimwright(['init', 'served']);
    for (const [command, words] of [
      ['serve', 'Example Settlement'],
      ['preview', '<title>Preview</title>'],
    ] as const) {
      const address = await addressOf(command, 'served');
      const page = await textAt(address);
      expect(page).toContain(words);
      const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? [];
      expect(await textAt(new URL(script, address))).toContain('import');
    }
  });
});
