import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundleWith } from '../../bundle/testing/bundles.testkit.ts';
import { startServer } from '../../server/main.ts';
import { runCli } from '../testing/runCli.ts';
import { openRehearsal } from './rehearsal.ts';
import { serveOptions } from './serveOptions.ts';

const THEN = '2031-03-04T15:00:00-05:00';
const IO = {
  environment: {},
  cwd: '/',
  program: '/usr/local/bin/claimwright',
  out: () => undefined,
  err: () => undefined,
  colour: false,
  width: 80,
};
const io = { ...IO, drained: async () => undefined };

/** A command line that says `--now`, and perhaps more. */
const line = (now: string, others: Record<string, string> = {}) => ({
  positionals: [bundleWith()],
  values: { port: '0', now, ...others },
  flags: new Set<string>(),
  given: new Set(['port', 'now', ...Object.keys(others)]),
});

describe('a form that is tried at another time', () => {
  it('C5-06: the server takes the instant of --now for now, and what is filed is gone afterwards', async () => {
    const input = line(THEN);
    const rehearsal = openRehearsal(input, io);
    const options = { ...serveOptions(input, io), ...rehearsal?.options };
    const server = await startServer({ ...options, builtAppDir: undefined });
    const answer = await fetch(`${server.url}/api/signature-date?culture=en`);
    expect(await answer.json()).toMatchObject({ signatureDate: '03/04/2031' });
    expect(rehearsal?.notice).toMatch(/^The clock says 2031-03-04T20:00:0/);
    expect(existsSync(options.dataDir)).toBe(true);
    await server.close();
    rehearsal?.end();
    expect(existsSync(options.dataDir)).toBe(false);
  });

  it('C5-06: without --now the clock is the machine’s own', () => {
    expect(openRehearsal({ values: {}, given: new Set() }, io)).toBeUndefined();
  });

  it.each(['tomorrow', '2031-03-04', '2031-03-04T15:00:00', '2031-13-40T15:00:00Z'])(
    'C5-06: --now %j is refused in a line that says what to give',
    async (now) => {
      const { code, err } = await runCli(['serve', bundleWith(), '--now', now]);
      expect(code).toBe(2);
      expect(err).toMatch(/^claimwright: --now cannot be [^\n]*, like 2030-06-01T12:00:00Z[^\n]*\n$/);
    },
  );

  it.each([
    ['--origin', { origin: 'https://claims.example.com' }, {}],
    ['--data', { data: '/srv/claims' }, {}],
    ['the host 0.0.0.0', { host: '0.0.0.0' }, {}],
    ['CLAIMWRIGHT_HOST', {}, { CLAIMWRIGHT_HOST: '10.0.0.7' }],
    ['CLAIMWRIGHT_ORIGIN', {}, { CLAIMWRIGHT_ORIGIN: 'https://claims.example.com' }],
    ['CLAIMWRIGHT_PROXIES', {}, { CLAIMWRIGHT_PROXIES: '1' }],
    ['CLAIMWRIGHT_DATA', {}, { CLAIMWRIGHT_DATA: '/srv/claims' }],
    ['CLAIMWRIGHT_DATABASE_URL_FILE', {}, { CLAIMWRIGHT_DATABASE_URL_FILE: '/run/secrets/database' }],
    ['CLAIMWRIGHT_SMTP_URL', {}, { CLAIMWRIGHT_SMTP_URL: 'smtp://mail.example.com' }],
    ['NODE_ENV=production', {}, { NODE_ENV: 'production' }],
  ])('C5-06: --now is refused in production, where %s is set', (name, others, environment) => {
    const told = name === 'CLAIMWRIGHT_HOST' ? 'the host 10.0.0.7' : name;
    expect(() => openRehearsal(line(THEN, others), { environment })).toThrow(
      `--now is for trying a form on this machine, never for the public: it cannot stand beside ${told}.`,
    );
  });
});
