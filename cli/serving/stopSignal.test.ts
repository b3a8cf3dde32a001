import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const MODULE = JSON.stringify(join(import.meta.dirname, 'stopSignal.ts'));

/** Ends in good order once its standard input does. */
const SLOW_TO_END = `
  import { stopSignal } from ${MODULE};
  const stopped = stopSignal();
  process.stdin.resume();
  console.log('serving');
  console.log(await stopped);
  process.stdin.on('end', () => console.log('ended'));`;

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'C17-09: a server is ended in good order by %s, though it comes twice',
  async (signal) => {
    const server = spawn(process.execPath, ['--input-type=module', '-e', SLOW_TO_END], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let said = '';
    server.stdout.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
    const closed = once(server, 'close');
    await expect.poll(() => said).toBe('serving\n');
    server.kill(signal);
    await expect.poll(() => said).toBe(`serving\n${signal}\n`);
    server.kill(signal);
    server.stdin.end();
    expect(await closed).toEqual([0, null]);
    expect(said).toBe(`serving\n${signal}\nended\n`);
  },
);
