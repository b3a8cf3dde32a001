// Worker thread that owns one connection to the embedded database and runs the calls of the store.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { failureOf } from '../../threads/failure.ts';
import { openConnection, requireSound } from '../database.ts';
import { watchFile } from '../databaseFile.ts';
import { storeOver } from '../engineStore.ts';
import { createWriter } from '../groupCommit.ts';
import { migrate } from '../migrations.ts';
import type { Store } from '../store.ts';
import type { Writer } from '../writer.ts';
import { STREAMS, type StoreAnswer, type StoreCall, type StoreThreadData, type StreamBatch } from './wire.ts';

const STREAM_BATCH = 50;

type Method = (...args: unknown[]) => unknown;

async function openStore({ file, mode }: StoreThreadData): Promise<Store> {
  if (mode === 'writer') requireSound(file);
  const { raw, sql } = openConnection(file, mode);
  if (mode === 'writer') await migrate(sql, new Date());
  // Reads on this thread while the server starts see what is committed, as on the reader's own.
  const reading = mode === 'writer' ? openConnection(file, 'reader') : { raw, sql };
  const close = async (): Promise<void> => {
    // The writer is closed last: a reader cannot fold the log into the database.
    for (const connection of new Set([reading, { raw, sql }])) {
      await connection.sql.destroy();
      if (connection.raw.isOpen) connection.raw.close();
    }
  };
  const writer: Writer = mode === 'writer' ? createWriter(sql, watchFile(file)) : readOnly;
  return storeOver({ reader: reading.sql, writer, close });
}

const readOnly: Writer = {
  transact: () => Promise.reject(new Error('This thread only reads')),
  rewrite: () => Promise.reject(new Error('This thread only reads')),
  emptyLog: () => Promise.reject(new Error('This thread only reads')),
  concurrent: false,
  close: async () => {},
};

/** Creates the dispatcher of calls to the store; each call on a stream reads one batch. */
function createDispatch(store: Store): (call: StoreCall) => Promise<unknown> {
  const streams = new Map<unknown, AsyncIterator<unknown>>();
  const methodOf = (area: string, name: string): Method => {
    const part = area === '' ? store : store[area as keyof Store];
    const method = (part as unknown as Record<string, unknown>)[name];
    if (typeof method !== 'function') throw new Error(`The store has no ${area}.${name}`);
    return method as Method;
  };
  const nextBatch = async ([key, area, name, args]: unknown[]): Promise<StreamBatch> => {
    const open = (): AsyncIterator<unknown> => {
      const method = methodOf(String(area), String(name));
      return (method(...(args as unknown[])) as AsyncIterable<unknown>)[Symbol.asyncIterator]();
    };
    const stream = streams.get(key) ?? open();
    streams.set(key, stream);
    const values: unknown[] = [];
    while (values.length < STREAM_BATCH) {
      const { done, value } = await stream.next();
      if (done) {
        streams.delete(key);
        return { values, done };
      }
      values.push(value);
    }
    return { values, done: false };
  };
  return async ({ area, method, args }) => {
    if (area !== STREAMS) return methodOf(area, method)(...args);
    if (method === 'next') return nextBatch(args);
    await streams.get(args[0])?.return?.();
    return streams.delete(args[0]);
  };
}

async function serve(port: MessagePort, data: StoreThreadData): Promise<void> {
  const answer = (given: StoreAnswer): void => port.postMessage(given);
  const dispatch = createDispatch(await openStore(data));
  port.on('message', (call: StoreCall) =>
    dispatch(call).then(
      (value) => answer({ id: call.id, value }),
      (error: unknown) => answer({ id: call.id, failure: failureOf(error) }),
    ),
  );
  answer({ id: data.opened, value: 'open' });
}

const port = parentPort;
if (!port) throw new Error('This file is a thread’s');
const data = workerData as StoreThreadData;
serve(port, data).catch((error: unknown) =>
  port.postMessage({ id: data.opened, failure: failureOf(error) } satisfies StoreAnswer),
);
