import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { counted } from '../../bundle/findings/counted.ts';
import { UsageError } from '../../bundle/usageError.ts';
import { restore } from '../../server/backup/restoreData.ts';
import type { Command } from '../command.ts';
import { DATA_OPTION } from '../dataFolder.ts';
import { sharedByInstances } from '../environment.ts';
import { requireEmbedded } from './backup.ts';

/** `claimwright restore FOLDER --data DIR` (C13-03): restores a backup into an empty data folder. */
export const restoreCommand: Command = {
  details: 'Each of its files is held against its checksum first.',
  usage: 'FOLDER [--data DIR]',
  positionals: { min: 1, max: 1, what: 'the folder of a backup' },
  options: { data: DATA_OPTION },
  async run({ positionals: [name = ''], values }, io) {
    requireEmbedded('restore', io);
    const folder = resolve(io.cwd, name);
    if (!existsSync(folder)) throw new UsageError(`There is no folder ${name}.`);
    const data = values.data ?? '';
    const { serverKey } = sharedByInstances(io);
    const files = await restore({ backup: folder, dataDir: resolve(io.cwd, data), serverKey });
    io.out(`${data}: ${counted(files, 'file')} restored and verified.\n`);
    return 0;
  },
};
