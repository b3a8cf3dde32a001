import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** `claimwright preview` as an author runs it over a bundle. */
export interface OpenPreview {
  /** The address that it prints. */
  url: string;
  /** Returns its text on the terminal beside the address. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts `claimwright preview` over a folder; its page is built before (`buildPreview()`). */
export async function openPreview(folder: string): Promise<OpenPreview> {
  const words = ['cli/bin.js', 'preview', folder, '--port', '0'];
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    output += part;
  });
  const [url] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  return {
    url: url.trim(),
    output: () => output,
    stop: async () => {
      const closed = once(child, 'close');
      child.kill('SIGINT');
      await closed;
    },
  };
}
