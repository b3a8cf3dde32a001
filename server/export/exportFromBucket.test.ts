import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCli } from '../../cli/testing/runCli.ts';
import { testObjectStore } from '../testing/objectStore.testkit.ts';
import { ADA, PDF, temporaryFolder, testServer, withDocument } from '../testing/testServer.testkit.ts';

it('C13-07: an export of documents names one that its bucket lacks, in a line, and copies those that are there', async () => {
  const { place, objects } = await testObjectStore();
  const server = await testServer({ objectStore: place });
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  await visitor.submit('standard', withDocument());
  await server.app.close();
  const environment = {
    CLAIMWRIGHT_DOCUMENTS_URL: place.url,
    AWS_ACCESS_KEY_ID: place.accessKeyId,
    AWS_SECRET_ACCESS_KEY: place.secretAccessKey,
  };
  const exported = (folder: string, file: string) =>
    runCli(['export', '--data', server.dataDir, '--documents', folder, '--out', file], { environment });
  const to = (name: string) => join(temporaryFolder(), name);
  const whole = to('documents');
  expect(await exported(whole, to('claims.ndjson'))).toMatchObject({ code: 0 });
  expect(
    readdirSync(whole, { recursive: true, withFileTypes: true }).filter((file) => file.isFile()),
  ).toHaveLength(1);
  const [key = ''] = objects.keys();
  expect(objects.get(key)?.body).toEqual(PDF);
  objects.delete(key);
  const lacking = await exported(to('documents'), to('claims.ndjson'));
  expect(lacking).toEqual({
    code: 2,
    out: '',
    err: `claimwright: The document s3://documents/${key} is not there\n`,
  });
});
