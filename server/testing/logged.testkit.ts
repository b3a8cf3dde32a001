import { Writable } from 'node:stream';
import { type TestServerOptions, testServer } from './testServer.testkit.ts';

/** A server that logs as loudly as it can, and what it wrote. */
export async function loggingServer(options: TestServerOptions = {}) {
  let log = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      log += chunk;
      done();
    },
  });
  const server = await testServer({ logger: { level: 'trace', stream }, ...options });
  const lines = (): Record<string, unknown>[] =>
    log
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  return { server, lines, text: () => log };
}
