import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { filedAcross } from '../../server/testing/filed.testkit.ts';
import { temporaryFolder } from '../../server/testing/testServer.testkit.ts';
import { runCli } from '../testing/runCli.ts';

/** Claims of three days on a server that goes on, and the commands over them. */
async function filed() {
  const server = await filedAcross();
  vi.setSystemTime('2030-05-07T17:00:00Z');
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const [first = '', second = '', third = ''] = server.codes;
  const mark = (...words: string[]) => runCli(['mark', ...words, '--data', server.dataDir]);
  const traced = async (code: string) =>
    JSON.parse((await runCli(['trace', code, '--data', server.dataDir, '--format', 'json'])).out);
  return { server, first, second, third, mark, traced };
}

const SET = { mark: 'decided', at: '2030-05-07T17:00:00.000Z' };

it('C10-13, C13-15: claims are marked by code or id, which trace and export show, and marks are taken back', async () => {
  const { server, first, second, mark, traced } = await filed();
  const { id } = await traced(second);
  expect(await mark(first.toLowerCase().replace('-', ' '), id, 'decided')).toEqual({
    code: 0,
    out: '2 claims marked decided.\n',
    err: '',
  });
  expect((await traced(second)).marks).toEqual([SET]);
  vi.setSystemTime('2030-05-08T17:00:00Z');
  expect((await mark(first, 'decided')).code).toBe(0);
  const { out } = await runCli(['trace', first, '--data', server.dataDir]);
  expect(out).toContain('\n  marks         2030-05-07T17:00:00.000Z  decided\n');
  const lines = (await server.claims()).map(({ marks }) => marks);
  expect(lines).toEqual([[SET], [SET], []]);
  expect((await mark(first, 'decided', '--take-back')).out).toBe('1 claim no longer marked decided.\n');
  expect((await traced(first)).marks).toEqual([]);
});

it('C10-13: codes come from a file, and one that is no claim’s keeps all from being marked', async () => {
  const { first, third, mark, traced } = await filed();
  const file = join(temporaryFolder(), 'codes.txt');
  writeFileSync(file, `${first}\r\n\n${third}\n22222-22222\n`);
  expect(await mark('paid', '--codes', file)).toEqual({
    code: 1,
    out: '',
    err: 'No claim here is 22222-22222, or it was purged.\nNothing was marked.\n',
  });
  expect((await traced(first)).marks).toEqual([]);
  writeFileSync(file, `${first}\r\n\n${third}\n`);
  expect((await mark('paid', '--codes', file)).out).toBe('2 claims marked paid.\n');
  expect((await traced(third)).marks).toMatchObject([{ mark: 'paid' }]);
});

it('C10-13: words that are no codes or no mark end with a sentence that says why', async () => {
  const { first, mark } = await filed();
  expect(await mark('7KQ4M-2XN', first, 'paid')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/has 8 characters.*\nNothing was marked\.\n$/),
  });
  expect(await mark(first, 'refused')).toMatchObject({
    code: 2,
    err: expect.stringContaining('refused is no mark. The last word is one of received, '),
  });
  expect(await mark('paid')).toMatchObject({ code: 2, err: expect.stringContaining('--codes FILE') });
});
