import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fileAndAdd } from '../../server/testing/added.testkit.ts';
import { temporaryFolder, testServer } from '../../server/testing/testServer.testkit.ts';
import { runCli } from '../testing/runCli.ts';

/** Files a claim, adds to it and exports it, on a server that goes on. */
async function traced() {
  const server = await testServer();
  // Commands read the clock of this machine.
  vi.setSystemTime('2030-05-06T17:00:00Z');
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const code = await fileAndAdd(server, 'adas-passport.pdf');
  const [claim, addition] = await server.claims();
  const trace = (...words: string[]) => runCli(['trace', ...words, '--data', server.dataDir]);
  const json = async (of = code) => JSON.parse((await trace(of, '--format', 'json')).out);
  return { server, code, claim, addition, trace, json };
}

const place = (dataDir: string, documents: { place: string }[]) => join(dataDir, documents[0]?.place ?? '');

it('C13-15: a claim’s way fits on one screen, and nothing that a claimant wrote is in it', async () => {
  const { server, code, claim, addition, trace } = await traced();
  const { out, code: exit } = await trace(code);
  expect(exit).toBe(0);
  expect(out.split('\n')).toEqual([
    `Claim ${code}`,
    `  id            ${claim?.id}`,
    '  form          standard',
    '  arrived       Saturday, May 4, 2030 at 10:00 a.m. Pacific time (2030-05-04T17:00:00.000Z)',
    '  language      en',
    '  way in        signed in by the class list',
    '  verdict       accepted; a claim that is refused is not stored',
    `  configuration ${claim?.configurationHash}`,
    '  documents     none',
    '  marks         none',
    `  additions     ${addition?.referenceCode} of 2030-05-04T17:00:00.000Z (id ${addition?.id})`,
    expect.stringMatching(/^ {2}exports {7}\d{4}-.*Z {2}ndjson, all forms, without documents$/),
    expect.stringMatching(/^ {2}log entries {3}2030-05-04T17:00:00.000Z {2}\d+\.\d+ {2}claim$/),
    '',
  ]);
  const { out: added } = await trace(String(addition?.referenceCode));
  expect(added.split('\n').length).toBeLessThanOrEqual(24);
  expect(added).toContain(`  adds to       ${code} of 2030-05-04T17:00:00.000Z (id ${claim?.id})\n`);
  expect(added).toMatch(
    / {2}documents {5}1 of 1: \d+ bytes; there, as it was filed\n {16}SHA-256 of the stored file [\da-f]{64}\n {16}at documents\/.+\n/,
  );
  const json = (await trace(String(addition?.id), '--format', 'json')).out;
  for (const text of [out, added, json])
    for (const written of ['Ada', 'Lovelace', 'passport', 'pdf', 'MA-1']) expect(text).not.toContain(written);
  expect(JSON.parse(json)).toMatchObject({ id: addition?.id, form: 'documents-upload', entry: 'claims' });
  expect(await server.claims()).toHaveLength(2);
});

it('C13-15: a code is taken as it is read over the telephone, and an id as a log has it', async () => {
  const { code, claim, trace } = await traced();
  const { out } = await trace(code);
  const spelled = code.toLowerCase().replace('-', '').split('');
  for (const words of [[code.toLowerCase()], [code.replace('-', '')], code.split('-'), [spelled.join(' ')]])
    expect(await trace(...words)).toMatchObject({ code: 0, out });
  expect(await trace(String(claim?.id).toUpperCase())).toMatchObject({ code: 0, out });
});

it('C13-15: what is no code of a claim here ends with 1, and a sentence that says why', async () => {
  const { code, trace } = await traced();
  const other = code.startsWith('2') ? '3' : '2';
  expect(await trace('7KQ4M-2XN')).toEqual({
    code: 1,
    out: '',
    err: '7KQ4M-2XN has 8 characters. A reference code has 10, such as 7KQ4M-2XNRT.\n',
  });
  expect(await trace(other + code.slice(1))).toMatchObject({
    code: 1,
    err: expect.stringContaining('spelled'),
  });
  expect(await trace('22222-22222')).toMatchObject({
    code: 1,
    err: expect.stringContaining('No claim here'),
  });
  expect(await trace('7q2f k9mx 3trb')).toMatchObject({ code: 1, err: expect.stringContaining('requestId') });
  expect(await trace(crypto.randomUUID())).toMatchObject({ code: 1, err: expect.stringContaining('--data') });
  expect((await runCli(['trace', code, '--data', temporaryFolder()])).code).toBe(2);
});

it('C13-15: documents that were altered or are gone are told, without the key', async () => {
  const { server, addition, json } = await traced();
  const id = String(addition?.id);
  rmSync(join(server.dataDir, 'server.key'));
  const { documents } = await json(id);
  expect(documents).toEqual([
    {
      size: expect.any(Number),
      storedSha256: expect.stringMatching(/^[\da-f]{64}$/),
      place: expect.stringContaining('documents'),
      state: 'intact',
    },
  ]);
  writeFileSync(place(server.dataDir, documents), 'other bytes');
  expect((await json(id)).documents[0].state).toBe('altered');
  rmSync(place(server.dataDir, documents));
  expect((await json(id)).documents[0].state).toBe('missing');
});

it('C13-15: a purged claim is still found, and says when it was purged', async () => {
  const { server, code, trace, json } = await traced();
  await runCli(['export', '--data', server.dataDir, '--form', 'lookup']);
  vi.setSystemTime('2030-05-07T17:00:00Z');
  await runCli(['purge', '--data', server.dataDir, '--before', '2030-05-06']);
  await server.claims();
  const found = await json();
  expect(found).toMatchObject({ entry: 'classList', documents: [], purgedAt: expect.any(String) });
  expect(found.exports).toHaveLength(1);
  expect(found.log.map(({ kind }: { kind: string }) => kind)).toEqual(['claim', 'claim purged']);
  expect((await trace(code)).out).toMatch(
    /\n {2}purged {8}Tuesday, May 7, 2030 at 10:00 a.m. Pacific time .*: answers and documents are gone for good\n/,
  );
});
