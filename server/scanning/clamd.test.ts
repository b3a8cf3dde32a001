import { spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished, vi } from 'vitest';
import { INFECTED, SIGNATURE, startScanner } from '../testing/scanner.testkit.ts';
import {
  ADA,
  PDF,
  type TestServer,
  temporaryFolder,
  testServer,
  withDocument,
} from '../testing/testServer.testkit.ts';
import { clamdScanner } from './clamd.ts';

async function filing(server: TestServer) {
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  return (content: Buffer) => visitor.submit('standard', withDocument(content));
}

const keptIn = ({ dataDir }: TestServer): string[] =>
  readdirSync(join(dataDir, 'documents'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

it('C13-06: what the virus scanner has nothing against is kept and marked so; without one it is marked as not scanned', async () => {
  const scanner = await startScanner();
  const server = await testServer({ clamd: scanner.place });
  expect((await (await filing(server))(PDF)).statusCode).toBe(200);
  expect(scanner.scanned).toEqual([PDF]);
  const plain = await server.restart({ clamd: undefined });
  expect((await (await filing(plain))(PDF)).statusCode).toBe(200);
  const scans = (await plain.claims()).map(({ documents }) => (documents as { scan: string }[])[0]?.scan);
  expect(scans.sort()).toEqual(['clean', 'not scanned']);
});

it('C13-06: a document in which it finds something is refused by its name, and nothing of it is kept', async () => {
  const scanner = await startScanner();
  const server = await testServer({ clamd: scanner.place });
  const file = await filing(server);
  const answer = await file(Buffer.concat([PDF, Buffer.from(INFECTED)]));
  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toMatchObject({ code: 'documentInfected', document: 'a.pdf' });
  expect(answer.body).not.toContain(SIGNATURE);
  expect([await server.claims(), keptIn(server)]).toEqual([[], []]);
  expect((await file(PDF)).statusCode).toBe(200);
});

it.each<[string, (socket: Socket) => void]>([
  ['hangs up', (socket) => socket.destroy()],
  ['has too many before it', (socket) => void socket.end('COMMAND READ TIMED OUT\0')],
  ['finds the document too large', (socket) => void socket.end('INSTREAM size limit exceeded. ERROR\0')],
  ['hangs up within its answer', (socket) => void socket.end('stream: OK')],
  ['answers anything else', (socket) => void socket.end('stream: OKAY\0')],
])(
  'C13-06: while the scanner %s nothing is taken, the answer is 503, and the same claim is taken after',
  async (_what, how) => {
    const scanner = await startScanner();
    const server = await testServer({ clamd: scanner.place });
    const file = await filing(server);
    scanner.misbehave(how);
    const answer = await file(PDF);
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect([await server.claims(), keptIn(server)]).toEqual([[], []]);
    scanner.misbehave(null);
    expect((await file(PDF)).statusCode).toBe(200);
  },
);

const pdf = () => Readable.from([PDF]);

it('C13-06: a scanner that is not there, or says nothing, is an outage too', async () => {
  const scanner = await startScanner();
  scanner.misbehave(() => undefined);
  await expect(clamdScanner(scanner.place, { waitMs: 30 }).scan(pdf)).rejects.toThrow(
    'it said nothing for 0.03 s',
  );
  scanner.stop();
  await expect(clamdScanner(scanner.place).scan(pdf)).rejects.toThrow('ECONNREFUSED');
  await expect(clamdScanner({ path: join(temporaryFolder(), 'clamd.ctl') }).scan(pdf)).rejects.toMatchObject({
    name: 'ScannerUnavailableError',
  });
});

it('C13-06: a scanner that stands still holds nobody, is left alone for a while, and is used again by itself', async () => {
  const scanner = await startScanner();
  const connections: Socket[] = [];
  scanner.misbehave((socket) => connections.push(socket));
  const { scan, ping } = clamdScanner(scanner.place, { watchMs: 20, pingMs: 250, restMs: 1_000 });
  await expect(scan(pdf)).rejects.toThrow('it said nothing for 0.25 s');
  const { length } = connections;
  await expect(scan(pdf)).rejects.toThrow('it stands still');
  expect(connections).toHaveLength(length);
  await expect(ping()).rejects.toMatchObject({ name: 'ScannerUnavailableError' });
  scanner.misbehave(null);
  await clamdScanner(scanner.place, { pingMs: 30_000 }).ping();
  await vi.waitFor(async () => expect(await scan(pdf)).toBe('clean'), { timeout: 20_000 });
});

it('C13-06: a scanner that is only slow is waited for', async () => {
  const scanner = await startScanner();
  scanner.delay(200);
  const { scan } = clamdScanner(scanner.place, { watchMs: 20, pingMs: 30_000 });
  expect(await scan(pdf)).toBe('clean');
});

it('C13-06: large documents go in pieces, every byte of them, a few at a time', async () => {
  const scanner = await startScanner();
  const large = Buffer.alloc(1_000_003, 'abc');
  const content = () => Readable.from([large]);
  const { scan } = clamdScanner(scanner.place, { atOnce: 2 });
  expect(await Promise.all([scan(content), scan(content), scan(content)])).toEqual([
    'clean',
    'clean',
    'clean',
  ]);
  expect(scanner.scanned.every((bytes) => bytes.equals(large))).toBe(true);
});

it('C13-06: clamd itself says the same, where it is installed', async (context) => {
  context.skip(
    !existsSync('/usr/sbin/clamd'),
    'clamd is not installed; apt-get install clamav-daemon brings it',
  );
  const dir = temporaryFolder();
  const place = { path: join(dir, 'clamd.sock') };
  const known = Buffer.from(INFECTED).toString('hex');
  writeFileSync(join(dir, 'own.ndb'), `${SIGNATURE}:0:*:${known}\n`);
  writeFileSync(
    join(dir, 'clamd.conf'),
    `Foreground yes\nDatabaseDirectory ${dir}\nLocalSocket ${place.path}\nTemporaryDirectory ${dir}\nStreamMaxLength 1M\n`,
  );
  const clamd = spawn('/usr/sbin/clamd', ['--config-file', join(dir, 'clamd.conf')], { stdio: 'ignore' });
  onTestFinished(() => void clamd.kill('SIGKILL'));
  await vi.waitFor(() => expect(existsSync(place.path)).toBe(true), { timeout: 25_000, interval: 20 });
  const { scan, ping } = clamdScanner(place);
  await ping();
  const file = (content: Buffer) => () => Readable.from([content]);
  await vi.waitFor(async () => expect(await scan(file(PDF))).toBe('clean'), {
    timeout: 25_000,
    interval: 50,
  });
  await expect(scan(file(Buffer.concat([PDF, Buffer.from(INFECTED)])))).rejects.toMatchObject({
    name: 'DocumentInfectedError',
    signature: expect.stringContaining(SIGNATURE),
  });
  await expect(scan(file(Buffer.alloc(3_000_000, 'x')))).rejects.toMatchObject({
    name: 'ScannerUnavailableError',
  });
});
