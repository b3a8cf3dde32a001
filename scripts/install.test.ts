import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';
import { isRunning } from './isRunning.mjs';

const lock = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a-darwin': { version: '1.0.0', optional: true },
};

describe('whether the packages of the lock file are installed', () => {
  it('they are when each is there in its version; an optional one of another platform may be absent', () => {
    expect(isInstalled(lock, { 'node_modules/a': { version: '1.0.0' } }, () => true)).toBe(true);
  });

  it.each([
    ['one is missing', {}],
    ['one has another version', { 'node_modules/a': { version: '1.0.1' } }],
    [
      'an optional one that is there has another version',
      { 'node_modules/a': { version: '1.0.0' }, 'node_modules/a-darwin': { version: '0.9.0' } },
    ],
  ])('they are not when %s', (_why, installed) => {
    expect(isInstalled(lock, installed, () => true)).toBe(false);
  });

  it('they are not when npm noted a package whose folder is gone', () => {
    expect(isInstalled(lock, { 'node_modules/a': { version: '1.0.0' } }, () => false)).toBe(false);
  });
});

/**
 * Program in place of npm, which would fetch packages: writes a folder of packages, starts a process of its own as npm does
 * to unpack them, and ends at the file `go`.
 */
const NPM = `
const { spawn } = require('node:child_process');
const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
mkdirSync('node_modules/a', { recursive: true });
const own = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
appendFileSync('runs', process.argv.slice(2).join(' ') + '\\n');
writeFileSync('begun', String(own.pid));
setInterval(() => {
  if (!existsSync('go')) return;
  writeFileSync('node_modules/.package-lock.json', '{"packages":{"node_modules/a":{"version":"1.0.0"}}}');
  own.kill();
  process.exit(0);
}, 20);
`;

let folder: string;
let started: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'claimwright-install-'));
  started = [];
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: lock }));
  writeFileSync(join(folder, 'npm-cli.cjs'), NPM);
});

afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts an installation in the folder, by the program that stands for npm. */
function install(npm = 'npm-cli.cjs') {
  const script = `
    import { ensureInstalled } from ${JSON.stringify(join(import.meta.dirname, 'install.mjs'))};
    await ensureInstalled(${JSON.stringify(folder)}).catch((error) => {
      console.error(error.message);
      process.exitCode = 2;
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, npm_execpath: join(folder, npm) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const texts = { out: '', err: '' };
  child.stdout?.setEncoding('utf8').on('data', (part: string) => {
    texts.out += part;
  });
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    texts.err += part;
  });
  return { child, texts, code: once(child, 'close').then(([code]) => code as number | null) };
}

const there = (name: string) => existsSync(join(folder, name));
const text = (name: string) => readFileSync(join(folder, name), 'utf8');
const begun = () => expect.poll(() => there('begun') && text('begun') !== '').toBe(true);

describe('C17-09: an installation', () => {
  it('that is interrupted leaves no process and no half folder, and the same command again installs', async () => {
    const first = install();
    await begun();
    first.child.kill('SIGINT');
    await first.code;
    expect(first.texts.err).toContain('Stopped: what was installed by half is removed.');
    expect(there('node_modules')).toBe(false);
    await expect.poll(() => isRunning(Number(text('begun')))).toBe(false);

    writeFileSync(join(folder, 'go'), '');
    expect(await install().code).toBe(0);
    expect(there('node_modules/a')).toBe(true);
    expect(text('runs')).toBe('ci --no-fund --no-audit\n'.repeat(2));
  });

  it('is waited for by a second command in the same folder, which then has nothing to do', async () => {
    const first = install();
    await begun();
    const second = install();
    await expect.poll(() => second.texts.out).toContain(`Process ${first.child.pid} is installing`);
    writeFileSync(join(folder, 'go'), '');
    expect([await first.code, await second.code]).toEqual([0, 0]);
    expect(text('runs')).toBe('ci --no-fund --no-audit\n');
  });

  it('empties no folder of others that node_modules is a link to', async () => {
    mkdirSync(join(folder, 'elsewhere/b'), { recursive: true });
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'node_modules'), 'junction');
    const { code, texts } = install();
    expect([await code, texts.out]).toEqual([2, '']);
    expect(texts.err).toMatch(/is a link to a folder that lacks packages .* run npm ci where it leads\.\n$/);
    expect(there('elsewhere/b')).toBe(true);
  });

  it('is not waited for where its process is gone', async () => {
    const gone = spawn(process.execPath, ['-e', '']);
    await once(gone, 'close');
    mkdirSync(join(folder, '.claimwright'));
    writeFileSync(join(folder, '.claimwright/installing'), String(gone.pid));
    writeFileSync(join(folder, 'go'), '');
    expect(await install().code).toBe(0);
  });
});

describe('C17-07: another manager of packages', () => {
  it.each(['pnpm.cjs', 'yarn.js'])('%s is refused in one line, before anything is changed', async (name) => {
    const { code, texts } = install(name);
    expect(await code).toBe(2);
    expect(texts.err).toMatch(/^Claimwright is installed by npm, .*; this is (?:pnpm|yarn)\. Run [^\n]+\n$/);
    expect(there('node_modules')).toBe(false);
  });
});
