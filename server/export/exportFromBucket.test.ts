import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCli } from '../../cli/testing/runCli.ts';
import type { ObjectStorePlace } from '../documents/objectStoreUrl.ts';
import { fileClaim } from '../evidence/evidence.testkit.ts';
import { testObjectStore } from '../testing/objectStore.testkit.ts';
import { ADA, PDF, temporaryFolder, testServer, withDocument } from '../testing/testServer.testkit.ts';

const environmentOf = (place: ObjectStorePlace) => ({
  CLAIMWRIGHT_DOCUMENTS_URL: place.url,
  AWS_ACCESS_KEY_ID: place.accessKeyId,
  AWS_SECRET_ACCESS_KEY: place.secretAccessKey,
});

it('C13-07: an export of documents names one that its bucket lacks, in a line, and copies those that are there', async () => {
  const { place, objects } = await testObjectStore();
  const server = await testServer({ objectStore: place });
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  await visitor.submit('standard', withDocument());
  await server.app.close();
  const environment = environmentOf(place);
  const exported = (folder: string, file: string) =>
    runCli(['export', '--data', server.dataDir, '--documents', folder, '--out', file], { environment });
  const to = (name: string) => join(temporaryFolder(), name);
  const whole = to('documents');
  expect(await exported(whole, to('claims.ndjson'))).toMatchObject({ code: 0 });
  const copies = readdirSync(whole, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  expect(copies.map((file) => readFileSync(join(file.parentPath, file.name)))).toEqual([PDF]);
  const [key = ''] = objects.keys();
  expect(objects.get(key)?.body.includes('%PDF')).toBe(false);
  objects.delete(key);
  const lacking = await exported(to('documents'), to('claims.ndjson'));
  expect(lacking).toEqual({
    code: 2,
    out: '',
    err: `claimwright: The document s3://documents/${key} is not there\n`,
  });
});

it('C13-07: an export goes on where a document cannot be read now, and names it; of a store that is away it asks no more', async () => {
  const { place, faults } = await testObjectStore();
  const server = await testServer({ objectStore: place, limits: { claimsPerHour: 100 } });
  const codes = [];
  for (let claim = 0; claim < 6; claim += 1) codes.push(await fileClaim(server));
  await server.app.close();
  const exported = () => runCli(['export', '--data', server.dataDir], { environment: environmentOf(place) });
  const whole = await exported();
  faults.push('busy', 'busy', 'busy', 'half');
  const { code, out, err } = await exported();
  expect({ code, out }).toEqual({ code: 2, out: whole.out });
  expect(err).toMatch(/^claimwright: All claims are exported, but not every document could be read:\n/);
  expect(err.split('\n').slice(1)).toEqual([
    expect.stringMatching(new RegExp(`^${codes[0]}, a.pdf: The document store cannot be used: .*503`)),
    expect.stringContaining(`${codes[1]}, a.pdf: The document store cannot be used: `),
    '',
  ]);
  faults.push(...Array.from({ length: 30 }, () => 'cut' as const));
  const away = await exported();
  expect({ code: away.code, out: away.out }).toEqual({ code: 2, out: whole.out });
  expect(away.err.split('\n').slice(1, -1)).toEqual([
    ...codes
      .slice(0, 3)
      .map((one) => expect.stringContaining(`${one}, a.pdf: The document store cannot be used`)),
    ...codes.slice(3).map((one) => `${one}, a.pdf: It was not read, as the documents before it could not be`),
  ]);
  expect(faults).toHaveLength(30 - 3 * 3);
});
