import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../bundle/testing/bundles.testkit.ts';
import { runCli } from '../testing/runCli.ts';
import { readSettings } from './readSettings.ts';
import type { Setting } from './setting.ts';
import { SETTINGS, type SettingName } from './settings.ts';

const folder = temporaryFolder();
const ALL = Object.keys(SETTINGS) as SettingName[];
const of = (environment: Record<string, string>, given: Record<string, string> = {}) =>
  readSettings(ALL, { environment, cwd: folder }, { values: given, given: new Set(Object.keys(given)) });

function faultsOf(environment: Record<string, string>, given: Record<string, string> = {}): string[] {
  try {
    of(environment, given);
  } catch (error) {
    if (error instanceof Error) return error.message.split('\n').map((line) => line.trim());
  }
  return [];
}

/** What goes wrong with each setting that can, and the words that say what to do. */
const WRONG: Partial<Record<SettingName, [text: string, advice: string]>> = {
  host: ['two words', 'give an address of this machine'],
  port: ['tcp://10.0.0.1:80', 'give a number from 0 to 65535'],
  origin: ['https://claims.example.com/form', 'give scheme and host alone'],
  proxies: ['10.0.0.0/99', 'give a number of proxies or a list of their addresses'],
  operations: ['metrics', 'give a port, or an address and a port'],
  operationsKey: ['short', 'give 16 or more letters'],
  log: ['loud', 'give one of error, warn, info'],
  databaseUrl: ['mysql://root:topsecret@db/claims', 'give postgres://USER:PASSWORD@HOST/DATABASE'],
  serverKey: ['topsecret', 'give what server.key holds'],
  clamd: ['clamd.ctl', 'give the path of its socket or its address'],
  freeBytes: ['1 GB', 'give a number of megabytes, like 256'],
  altchaDifficulty: ['0', 'give a number from 1 to 100000'],
  captchaScript: [
    'http://captcha.example.com/api.js',
    'give an https address, or an http address of this machine',
  ],
  captchaVerify: ['siteverify', 'give an https address, or an http address of this machine'],
  documentsUrl: ['https://bucket', 'give s3://BUCKET/PREFIX'],
};

describe('C13-10: configuration', () => {
  it('comes from the command line, else the environment, else the default; what is empty is left out', () => {
    expect(of({})).toMatchObject({ port: 4280, host: '127.0.0.1', log: 'warn', origin: undefined });
    expect(of({ CLAIMWRIGHT_CAPTCHA_TRIES: '150' }).altchaDifficulty).toEqual({
      ...{ cost: 1000, minCounter: 100, maxCounter: 200 },
    });
    expect(of({ CLAIMWRIGHT_PORT: '81', CLAIMWRIGHT_HOST: '' })).toMatchObject({
      port: 81,
      host: '127.0.0.1',
    });
    expect(of({ CLAIMWRIGHT_PORT: '81' }, { port: '82' }).port).toBe(82);
    expect(of({ CLAIMWRIGHT_ORIGIN: 'https://claims.example.com/' }).origin).toBe(
      'https://claims.example.com',
    );
    expect(of({ CLAIMWRIGHT_OPERATIONS: '[fd00::7]:9464' }).operations).toEqual({
      host: 'fd00::7',
      port: 9464,
    });
  });

  it('C14-09: every fault is told at once, each with its name and what to do', async () => {
    const environment = Object.fromEntries(
      Object.entries(WRONG).map(([name, [text]]) => [SETTINGS[name as SettingName].variable, text]),
    );
    const { code, out, err } = await runCli(['serve'], { environment });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    const [head, ...lines] = err.trimEnd().split('\n');
    expect(head).toBe(`claimwright: ${lines.length} settings will not do:`);
    for (const [name, [text, advice]] of Object.entries(WRONG)) {
      const { variable, isSecret } = SETTINGS[name as SettingName];
      const shown = isSecret ? 'used' : JSON.stringify(text);
      expect(
        lines.filter((line) => line.startsWith(`  ${variable} cannot be ${shown}: ${advice}`)),
      ).toHaveLength(1);
    }
    expect(err).not.toContain('topsecret');
    expect(err).not.toMatch(/\n\s+at /);
  });

  it('a fault is told by the name that it was given by', () => {
    expect(faultsOf({}, { port: 'x' })).toEqual(['--port cannot be "x": give a number from 0 to 65535.']);
    expect(faultsOf({ CLAIMWRIGHT_PROXIES: '1' })).toEqual([
      'CLAIMWRIGHT_PROXIES needs --origin URL or CLAIMWRIGHT_ORIGIN: where the public reaches the server; with https, cookies are Secure.',
    ]);
    expect(faultsOf({ CLAIMWRIGHT_DOCUMENTS_URL: 's3://bucket' })).toEqual([
      '2 settings will not do:',
      'CLAIMWRIGHT_DOCUMENTS_URL needs AWS_ACCESS_KEY_ID: who uses the bucket.',
      'CLAIMWRIGHT_DOCUMENTS_URL needs AWS_SECRET_ACCESS_KEY: the secret that belongs to it.',
    ]);
  });

  it('a name that was misspelled is told; what orchestrators and developers set is none', () => {
    expect(faultsOf({ CLAIMWRIGHT_PROXYS: '1' })).toEqual([
      'CLAIMWRIGHT_PROXYS is no setting. Did you mean CLAIMWRIGHT_PROXIES?',
    ]);
    expect(faultsOf({ CLAIMWRIGHT_DATABASE_URI: 'x' })).toHaveLength(1);
    const others = { CLAIMWRIGHT_SERVICE_HOST: '10.0.0.1', CLAIMWRIGHT_PORT_4280_TCP_ADDR: '10.0.0.1' };
    expect(faultsOf({ ...others, CLAIMWRIGHT_CHROMIUM: '/usr/bin/chromium' })).toEqual([]);
  });

  it('a secret may stand in a file, and in one place only', () => {
    const file = join(folder, 'token');
    writeFileSync(file, 'a-token-of-some-length\n');
    writeFileSync(join(folder, 'empty'), '\n');
    mkdirSync(join(folder, 'dir'), { recursive: true });
    expect(of({ CLAIMWRIGHT_OPERATIONS_KEY_FILE: 'token' }).operationsKey).toBe('a-token-of-some-length');
    const both = {
      CLAIMWRIGHT_OPERATIONS_KEY_FILE: file,
      CLAIMWRIGHT_OPERATIONS_KEY: 'another-of-some-length',
    };
    expect(faultsOf(both).join()).toMatch(/are both set: keep one of them/);
    expect(faultsOf({ CLAIMWRIGHT_CAPTCHA_SECRET_FILE: 'dir' }).join()).toMatch(
      /_FILE cannot be read \(.*\): name a file/,
    );
    expect(faultsOf({ CLAIMWRIGHT_CAPTCHA_SECRET_FILE: 'empty' }).join()).toMatch(
      /empty file.*put the secret into it/,
    );
  });

  it('docs/settings.md has every setting as the table has it', () => {
    const docs = readFileSync(join(import.meta.dirname, '../../docs/settings.md'), 'utf8').split('\n');
    for (const { variable, flag, default: usual = '' } of Object.values<Setting>(SETTINGS)) {
      const row = docs.find((line) => line.startsWith(`| \`${variable}\` |`));
      expect(row, variable).toContain(flag === undefined ? '' : `--${flag} `);
      expect(row, variable).toContain(usual);
    }
  });

  it('C14-09: the secret of a captcha’s provider stands in the help, the table of settings and the operator’s guide', async () => {
    const { variable, what } = SETTINGS.captchaSecret;
    const { out } = await runCli(['serve', '--help']);
    expect(out).toContain(what);
    expect(out).toContain(`${variable}[_FILE]`);
    for (const file of ['settings.md', 'operations.md'])
      expect(readFileSync(join(import.meta.dirname, '../../docs', file), 'utf8')).toContain(
        file === 'settings.md' ? `\`${variable}\`` : `${variable}_FILE=`,
      );
  });

  it('the help of serve names every setting, and other commands take the data folder from it too', async () => {
    const { out } = await runCli(['serve', '--help']);
    expect(ALL.filter((name) => !out.includes(SETTINGS[name].variable))).toEqual([]);
    expect(ALL.filter((name) => !out.includes(SETTINGS[name].what))).toEqual([]);
    const { err } = await runCli(['export'], { environment: { CLAIMWRIGHT_DATA: 'elsewhere' } });
    expect(err).toContain('There is no data folder elsewhere.');
    const broken = await runCli(['export', '--data', folder], {
      environment: { CLAIMWRIGHT_DATABASE_URL: 'x' },
    });
    expect(broken).toMatchObject({
      code: 2,
      err: expect.stringContaining('CLAIMWRIGHT_DATABASE_URL cannot be used'),
    });
  });
});
