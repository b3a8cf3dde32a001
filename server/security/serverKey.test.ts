import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importClaimants } from '../claimants/importClaimants.ts';
import { ADA, adasClaim, TEST_BUNDLE } from '../testing/samples.testkit.ts';
import { temporaryFolder, testServer } from '../testing/testServer.testkit.ts';
import { KEY_FILE, loadServerKey, rotateKeyFile } from './serverKey.ts';

const keyFile = (dataDir: string) => join(dataDir, 'server.key');
const CLASS_LIST = join(TEST_BUNDLE, 'claimants', 'standard.csv');

it('C13-03: a data folder whose key is lost is refused at start, and no other is drawn', async () => {
  const server = await testServer();
  await server.app.close();
  rmSync(keyFile(server.dataDir));
  await expect(server.restart()).rejects.toThrow(
    /server\.key is missing, and the data was made with it.*from where you keep it/,
  );
  expect(existsSync(keyFile(server.dataDir))).toBe(false);
  const importing = importClaimants({ dataDir: server.dataDir, file: CLASS_LIST, form: 'standard' });
  await expect(importing).rejects.toThrow('server.key is missing');
});

it('C13-03: a data folder with the key of another is refused at start, and starts again with its own', async () => {
  const server = await testServer();
  await server.app.close();
  const own = readFileSync(keyFile(server.dataDir), 'utf8');
  const other = temporaryFolder();
  const drawn = loadServerKey(other);
  writeFileSync(keyFile(server.dataDir), readFileSync(keyFile(other)));
  await expect(server.restart()).rejects.toThrow(
    `does not hold the key that the data was made with (its fingerprint is ${fingerprintOf(own)}; the file holds ${drawn.fingerprint})`,
  );
  writeFileSync(keyFile(server.dataDir), own);
  const again = await server.restart();
  const visitor = await again.visitor();
  expect((await visitor.authorize('standard', ADA)).statusCode).toBe(200);
});

function fingerprintOf(text: string): string {
  const dataDir = temporaryFolder();
  writeFileSync(keyFile(dataDir), text);
  return loadServerKey(dataDir).fingerprint;
}

it.each(['', 'zz', `${'0'.repeat(64)}\n12`])(
  'C13-03: a key file of %j is refused with what to do',
  async (text) => {
    const dataDir = temporaryFolder();
    writeFileSync(keyFile(dataDir), text);
    await expect(testServer({ dataDir })).rejects.toThrow('Restore it from the backup of this data.');
  },
);

it('C13-03: after a rotation credentials, sessions and tokens of the older key are still good', async () => {
  const server = await testServer();
  const signedIn = await server.visitor();
  await signedIn.authorize('standard', ADA);
  await server.app.close();
  const old = loadServerKey(server.dataDir);
  const key = rotateKeyFile(join(server.dataDir, KEY_FILE));
  expect(key.fingerprint).not.toBe(old.fingerprint);
  expect(key.older.map(({ fingerprint }) => fingerprint)).toEqual([old.fingerprint]);
  expect(statSync(keyFile(server.dataDir)).mode & 0o777).toBe(0o600);
  const again = await server.restart();
  signedIn.moveTo(again.app);
  expect((await signedIn.submit('standard', { claim: adasClaim() })).json()).toMatchObject({
    submitted: true,
  });
  const visitor = await again.visitor();
  expect((await visitor.authorize('standard', ADA)).statusCode).toBe(200);
});

it('C13-03: a list that is imported under a new key finds its claimants, and they are who they were', async () => {
  const server = await testServer();
  const first = await server.visitor();
  await first.authorize('standard', ADA);
  await first.submit('standard', { claim: adasClaim() });
  await server.app.close();
  rotateKeyFile(join(server.dataDir, KEY_FILE));
  await importClaimants({ dataDir: server.dataDir, file: CLASS_LIST, form: 'standard' });
  const again = await server.restart();
  const visitor = await again.visitor();
  await visitor.authorize('standard', ADA);
  await visitor.submit('standard', { claim: adasClaim() });
  const [one, two] = await again.claims();
  expect(two).toMatchObject({ repeated: true, claimants: one?.claimants });
});

it('C13-03: with the older key taken out, the data is refused again', async () => {
  const server = await testServer();
  await server.app.close();
  rotateKeyFile(join(server.dataDir, KEY_FILE));
  const again = await server.restart();
  await again.app.close();
  const [present] = readFileSync(keyFile(server.dataDir), 'utf8').split('\n');
  writeFileSync(keyFile(server.dataDir), `${present}\n`);
  await expect(server.restart()).rejects.toThrow('does not hold the key that the data was made with');
});
