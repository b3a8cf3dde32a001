import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { importClaimants } from '../claimants/importClaimants.ts';
import { ADA, adasClaim, TEST_BUNDLE } from '../testing/samples.testkit.ts';
import { temporaryFolder, testServer } from '../testing/testServer.testkit.ts';
import { KEY_FILE, loadServerKey, rotateKeyFile, ServerKeyError } from './serverKey.ts';

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

/** Returns a key file that a link in another folder leads to, as secrets are mounted. */
function linkedKey() {
  const folder = realpathSync(temporaryFolder());
  const target = join(folder, 'secrets', 'now.key');
  mkdirSync(join(folder, 'secrets'));
  writeFileSync(target, `${'ab'.repeat(32)}\n`);
  const link = join(folder, 'server.key');
  symlinkSync(target, link);
  return { folder, target, link };
}

it('C13-03: a rotation changes the file that a link leads to, and leaves the link', () => {
  const { folder, target, link } = linkedKey();
  const key = rotateKeyFile(link);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFileSync(target, 'utf8')).toMatch(new RegExp(`^[0-9a-f]{64}\n${'ab'.repeat(32)}\n$`));
  expect(key.older).toHaveLength(1);
  expect(readdirSync(folder).sort()).toEqual(['secrets', 'server.key']);
});

it('C13-03: a rotated file keeps its mode and owner, because the server reads it as another user', () => {
  const { target } = linkedKey();
  chmodSync(target, 0o640);
  if (process.getuid?.() === 0) chownSync(target, 65534, 65534);
  const { uid, gid } = statSync(target);
  rotateKeyFile(target);
  const after = statSync(target);
  expect([after.uid, after.gid, after.mode & 0o777]).toEqual([uid, gid, 0o640]);
});

it.for([
  ['cannot be written', 0o555],
  ['is open to others, who do not own the file', 0o777],
] as const)(
  'C13-03: a key file whose folder %s is not rotated, and nothing is left behind',
  ([, mode], context) => {
    const isRoot = process.getuid?.() === 0;
    context.skip(isRoot && !process.seteuid, 'root writes everywhere, and cannot be somebody else here');
    context.skip(!isRoot && mode === 0o777, 'only root gives a file to others');
    const { folder, target } = linkedKey();
    const text = readFileSync(target, 'utf8');
    chmodSync(folder, 0o755);
    chmodSync(target, 0o644);
    chmodSync(join(target, '..'), mode);
    if (isRoot) becomeNobody();
    const rotate = () => rotateKeyFile(target);
    expect(rotate).toThrow(ServerKeyError);
    expect(rotate).toThrow(
      new RegExp(`^${target} cannot be replaced \\(E[A-Z]+\\): .*${join(target, '..')}.* as the owner`),
    );
    expect(readFileSync(target, 'utf8')).toBe(text);
    expect(readdirSync(join(target, '..'))).toEqual(['now.key']);
  },
);

/** Gives up the rights of root until the test ends. */
function becomeNobody(): void {
  process.seteuid?.(65534);
  onTestFinished(() => process.seteuid?.(0));
}
