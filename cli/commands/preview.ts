import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from '../../bundle/usageError.ts';
import type { Command } from '../command.ts';
import { forceExitAfter } from '../serving/forceExitAfter.ts';
import { stopSignal } from '../serving/stopSignal.ts';
import { readSettings } from '../settings/readSettings.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Default port; it differs from that of `serve`, so that both can run. */
const PORT = '4281';

/** `claimwright preview DIR` (C5-06, C12-05): serves the app of a bundle and its findings to its author. */
export const preview: Command = {
  details: 'The real page stands beside its findings, and is loaded again with every save. Nothing is kept.',
  usage: 'DIR [--pseudo]',
  positionals: { min: 1, max: 1, what: 'a folder' },
  options: {
    port: {
      type: 'string',
      value: 'PORT',
      summary: 'The port of this machine; 0 takes a free one.',
      default: PORT,
    },
    pseudo: {
      type: 'boolean',
      summary: 'Offer two cultures that nobody speaks, for a look: one longer, one from right to left.',
    },
  },
  async run(input, io) {
    const {
      positionals: [directory = ''],
    } = input;
    const folder = resolve(io.cwd, directory);
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw new UsageError(`There is no folder ${directory}.`);
    const { port = 0 } = readSettings(['port'], { ...io, environment: {} }, input);
    const started = await start(folder, port, input.flags.has('pseudo'));
    io.out(`${started.url}\n`);
    io.err(
      'Nothing is kept: claims go to a temporary folder, and only this machine reaches it. Ctrl-C ends it.\n',
    );
    await stopSignal();
    const over = new AbortController();
    forceExitAfter(5_000, over.signal, io, process.exit);
    await started.close().finally(() => over.abort());
    return 0;
  },
};

/** Starts the preview server. Lazy import, because other commands need no server. */
async function start(directory: string, port: number, isPseudo: boolean) {
  const { startPreview } = await import('../../authoring/preview/server/startPreview.ts');
  return startPreview({ directory, port, builtAppDir: join(ROOT, 'dist-preview'), isPseudo });
}
