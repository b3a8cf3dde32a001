import { hash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Writable } from 'node:stream';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ADA, type TestServer, type TestServerOptions, testServer } from '../testing/testServer.testkit.ts';

const HOME = '198.51.100.1';
const stranger = (n: number) => `203.0.113.${n}`;

async function signingIn(limits: TestServerOptions['limits'], options: TestServerOptions = {}) {
  const server = await testServer({ ...options, limits });
  return { server, ...triesOf(server) };
}

/** Tries from an address: `from(address, pin)` with Ada's claim number, or another. */
function triesOf(server: TestServer) {
  const from = async (remoteAddress: string, pin: string, claimNumber = ADA.claimNumber) => {
    const visitor = await server.visitor();
    visitor.from = { remoteAddress };
    return visitor.authorize('standard', { claimNumber, pin });
  };
  const status = async (...words: Parameters<typeof from>) => (await from(...words)).statusCode;
  const wait = async (...words: Parameters<typeof from>) =>
    Number((await from(...words)).headers['retry-after']);
  return { from, status, wait };
}

describe('wrong credentials', () => {
  it('C13-02: of one claim from one address wait longer each time, up to a quarter of an hour', async () => {
    const { server, status, wait } = await signingIn({ refusalsPerCredential: 2 });
    expect([await status(HOME, '1'), await status(HOME, '2')]).toEqual([401, 401]);
    let seconds = 0;
    const waits: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      waits.push(await wait(HOME, '3'));
      seconds += waits.at(-1) ?? 0;
      server.at(new Date(Date.parse('2030-05-04T17:00:00Z') + seconds * 1000).toISOString());
      expect(await status(HOME, '4')).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  it('C13-14: are counted under hashes of address and credential that nobody finds again without the key', async () => {
    const { server, status } = await signingIn({});
    expect([await status(HOME, '1'), await status('2001:db8::1', '2')]).toEqual([401, 401]);
    const database = new DatabaseSync(join(server.dataDir, 'claimwright.db'), { readOnly: true });
    onTestFinished(() => database.close());
    const buckets = JSON.stringify(database.prepare('select bucket from attempt').all());
    expect(buckets).toMatch(/address:[\w-]{43}"/);
    expect(buckets).toMatch(/network:[\w-]{43}"/);
    const found = [HOME, ADA.claimNumber, '2001:db8:'].flatMap((text) => [text, hash('sha256', text)]);
    for (const text of found) expect(buckets.toLowerCase()).not.toContain(text.toLowerCase());
  });

  it('C13-02: a stranger’s tries do not keep the owner out', async () => {
    const { status } = await signingIn({ refusalsPerCredential: 2, refusalsOfStrangers: 4 });
    for (const pin of ['1', '2', '3', '4', '5']) await status(stranger(1), pin);
    expect(await status(stranger(1), ADA.pin)).toBe(429);
    expect(await status(HOME, ADA.pin)).toBe(200);
  });

  it('C13-02: tries of many strangers let the owner wait for a minute at most, and then in', async () => {
    const { server, status, wait } = await signingIn({ refusalsPerCredential: 2, refusalsOfStrangers: 2 });
    for (let n = 1; n <= 12; n += 1) {
      await status(stranger(n), 'wrong');
      server.at(new Date(Date.parse('2030-05-04T17:00:00Z') + n * 60_000).toISOString());
      await status(stranger(n), 'wrong');
    }
    expect(await wait(HOME, ADA.pin)).toBe(60);
    server.at('2030-05-04T17:13:00Z');
    expect(await status(HOME, ADA.pin)).toBe(200);
  });

  it('C13-02: many at once are no more than one after the other', async () => {
    const { status } = await signingIn({ refusalsPerCredential: 2 });
    const statuses = await Promise.all(['1', '2', '3', '4', '5', '6'].map((pin) => status(HOME, pin)));
    expect(statuses.sort()).toEqual([401, 401, 429, 429, 429, 429]);
  });

  it('C13-02: of many claims from one address wait for a minute at most: others live there as well', async () => {
    const { server, status, wait } = await signingIn({ refusalsPerAddress: 1 });
    let time = Date.parse('2030-05-04T17:00:00Z');
    const waits: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      expect(await status(HOME, '1', `MA-${n}`)).toBe(401);
      waits.push(await wait(HOME, ADA.pin));
      time += (waits.at(-1) ?? 0) * 1000;
      server.at(new Date(time).toISOString());
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(await status(HOME, ADA.pin)).toBe(200);
  });

  it('C13-02: of many claims from many addresses are seen, and slowed; right ones are not', async () => {
    let log = '';
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        log += chunk;
        done();
      },
    });
    const limits = { sprayedCredentials: 4, refusalsPerAddress: 5 };
    const { server, status } = await signingIn(limits, {
      logger: { level: 'warn', stream },
      serverKey: 'ab'.repeat(32),
    });
    const guess = (n: number, number: number) => status(stranger(n), '1', `MA-${number}`);
    for (const n of [1, 2, 3]) expect([await guess(n, n), await guess(n, n)]).toEqual([401, 401]);
    expect(log).toBe('');
    expect(await guess(4, 4)).toBe(401);
    expect(log).toContain('"form":"standard","refused":4,"msg":"many different credentials are being tried"');
    expect([await guess(5, 5), await guess(5, 6)]).toEqual([401, 429]);
    expect(await status(HOME, ADA.pin)).toBe(200);
    const { body } = await server.app.operations.inject('/metrics');
    expect(body).toContain('claimwright_refused_credentials_total{form="standard"} 5');
    expect(body).toContain('claimwright_refusals_total{form="standard"} 8');
    expect(body).toContain('claimwright_sign_in_waits_total{form="standard"} 1');
  });

  it('C13-02: of many claims from many networks of one network of 48 bits are slowed together; others are not', async () => {
    const { status, wait } = await signingIn({ sprayedCredentials: 4, refusalsPerAddress: 5 });
    const guess = (prefix: string, n: number) => status(`${prefix}:${n}::1`, '1', `MA-${n}`);
    for (const n of [1, 2, 3, 4, 5]) expect(await guess('2001:db8:1', n)).toBe(401);
    expect(await guess('2001:db8:1', 6)).toBe(429);
    expect(await wait('2001:db8:1:7::1', ADA.pin)).toBe(1);
    expect(await guess('2001:db8:2', 8)).toBe(401);
    expect(await status('2001:db8:3::1', ADA.pin)).toBe(200);
  });

  it('C13-02: while many claims are tried a captcha’s challenge costs more with them, four times at most', async () => {
    const altchaDifficulty = { cost: 1, minCounter: 5, maxCounter: 5 };
    const { server, status } = await signingIn({ sprayedCredentials: 4 }, { altchaDifficulty });
    const challenge = async () => {
      const { effort, ...served } = (await server.app.inject('/api/captcha/challenge')).json();
      const solution = await solveChallenge({ challenge: served, deriveKey });
      return { effort, tries: solution?.counter };
    };
    const efforts: unknown[] = [];
    for (let n = 1; n <= 20; n += 1) {
      expect(await status(stranger(n), '1', `MA-${n}`)).toBe(401);
      if (n % 4 === 3 || n === 20) efforts.push(await challenge());
    }
    expect(efforts).toEqual([1, 2, 3, 4, 4, 4].map((effort) => ({ effort, tries: effort * 5 })));
    server.at('2030-05-04T17:20:00Z');
    expect(await challenge()).toMatchObject({ effort: 1 });
  });

  it('C13-02: a clock that is set back makes no wait longer, nor does a restart', async () => {
    const { server, status, wait } = await signingIn({ refusalsPerCredential: 1 });
    server.at('2030-05-05T12:00:00Z');
    expect(await status(HOME, '1')).toBe(401);
    server.at('2030-05-04T12:00:00Z');
    expect(await wait(HOME, ADA.pin)).toBe(1);
    server.at('2030-05-04T12:00:01Z');
    expect(await status(HOME, '2')).toBe(401);
    // Its clock begins anew, at five in the afternoon of the day before.
    const again = await server.restart();
    const { status: later, wait: left } = triesOf(again);
    expect(await left(HOME, ADA.pin)).toBe(2);
    again.at('2030-05-04T17:00:02Z');
    expect(await later(HOME, ADA.pin)).toBe(200);
  });
});
