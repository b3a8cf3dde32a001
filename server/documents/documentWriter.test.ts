import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../testing/testServer.testkit.ts';
import { awaitFlag } from '../threads/flag.ts';
import { documentWriter } from './documentWriter.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text));

/** Keeps a document and answers the thread that did so. */
async function threadOf(path: string): Promise<Worker> {
  const posted = vi.spyOn(Worker.prototype, 'postMessage');
  const { durable } = documentWriter.keep(path, bytesOf('hello'));
  const [worker] = posted.mock.contexts;
  posted.mockRestore();
  if (!(worker instanceof Worker)) throw new Error('no thread was asked');
  await durable;
  return worker;
}

it('C6-09: a flag says yes once the document is kept', async () => {
  const path = join(temporaryFolder(), 'new', 'document');
  const { durable, flag } = documentWriter.keep(path, bytesOf('hello'));
  expect(flag && (await awaitFlag(flag))).toBe(true);
  expect(readFileSync(path, 'utf8')).toBe('hello');
  await durable;
});

it('C6-09: a flag says no where the document cannot be kept', async () => {
  const inTheWay = join(temporaryFolder(), 'file');
  writeFileSync(inTheWay, '');
  const { durable, flag } = documentWriter.keep(join(inTheWay, 'document'), bytesOf('hello'));
  const [said] = await Promise.allSettled([
    flag && awaitFlag(flag),
    expect(durable).rejects.toThrow('EEXIST'),
  ]);
  expect(said).toEqual({ status: 'fulfilled', value: false });
});

it('C6-09: where the thread ends its flag says no, and the next document has another thread', async () => {
  const folder = temporaryFolder();
  const first = await threadOf(join(folder, 'a', 'first'));
  // It has ended before it reads the next document, which it could else have kept by the time.
  const over = first.terminate();
  const { durable, flag } = documentWriter.keep(join(folder, 'a', 'lost'), bytesOf('hello'));
  await expect(durable).rejects.toThrow('The thread that writes documents has ended');
  expect(flag && (await awaitFlag(flag))).toBe(false);
  await over;
  expect(await threadOf(join(folder, 'a', 'second'))).not.toBe(first);
  expect(existsSync(join(folder, 'a', 'second'))).toBe(true);
});

it('C13-08: one of several documents under way has no flag', async () => {
  const folder = temporaryFolder();
  const keeps = ['a', 'b', 'c'].map((name) => documentWriter.keep(join(folder, name), bytesOf(name)));
  expect(keeps.map(({ flag }) => flag !== undefined)).toEqual([true, false, false]);
  await Promise.all(keeps.map(({ durable }) => durable));
  const alone = documentWriter.keep(join(folder, 'd'), bytesOf('d'));
  expect(alone.flag).toBeDefined();
  await alone.durable;
});
