import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../testing/testServer.testkit.ts';
import { heard } from '../threads/flag.ts';
import { documentWriter } from './documentWriter.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text));

/** Keeps a document and answers the thread that does so. */
function keptBy(path: string) {
  const posted = vi.spyOn(Worker.prototype, 'postMessage');
  const keep = documentWriter.keep(path, bytesOf('hello'));
  const [worker] = posted.mock.contexts;
  posted.mockRestore();
  if (!(worker instanceof Worker)) throw new Error('no thread was asked');
  return { ...keep, worker };
}

it('C6-09: a flag says yes once the document is kept', async () => {
  const path = join(temporaryFolder(), 'new', 'document');
  const { durable, flag } = documentWriter.keep(path, bytesOf('hello'));
  expect(flag && (await heard(flag))).toBe(true);
  expect(readFileSync(path, 'utf8')).toBe('hello');
  await durable;
});

it('C6-09: a flag says no where the document cannot be kept', async () => {
  const inTheWay = join(temporaryFolder(), 'file');
  writeFileSync(inTheWay, '');
  const { durable, flag } = documentWriter.keep(join(inTheWay, 'document'), bytesOf('hello'));
  const [said] = await Promise.allSettled([flag && heard(flag), expect(durable).rejects.toThrow('EEXIST')]);
  expect(said).toEqual({ status: 'fulfilled', value: false });
});

it('C6-09: where the thread ends its flag says no, and the next document has another thread', async () => {
  const folder = temporaryFolder();
  const { durable, flag, worker } = keptBy(join(folder, 'a', 'first'));
  const refused = expect(durable).rejects.toThrow('The thread that writes documents has ended');
  await worker.terminate();
  await refused;
  expect(flag && (await heard(flag))).toBe(false);
  const second = keptBy(join(folder, 'a', 'second'));
  expect(second.worker).not.toBe(worker);
  await second.durable;
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
