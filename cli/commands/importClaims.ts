import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { counted } from '../../bundle/findings/counted.ts';
import { UsageError } from '../../bundle/usageError.ts';
import { inDataFolder } from '../../server/dataFolder.ts';
import type { Command } from '../command.ts';
import { DATA_OPTION } from '../dataFolder.ts';
import { sharedByInstances } from '../environment.ts';

const NEW_KEY = `The data had no server.key, and one was drawn. Claims of another server name the rows of its class lists, and hide
credentials, under its own key: put that server.key into an empty folder first where they are to be recognized.
`;

/** `claimwright import-claims FILE.ndjson` (C13-07): stores the claims of an exported file. */
export const importClaimsCommand: Command = {
  details:
    'Claims keep the codes that they had; claims and documents are held to their hashes. What is there already stays as it is.',
  usage: 'FILE.ndjson [--documents FOLDER] [--without-hashes] [--data DIR]',
  positionals: { min: 1, max: 1, what: 'an export as NDJSON' },
  options: {
    documents: {
      type: 'string',
      value: 'FOLDER',
      summary: 'The folder that export --documents wrote; left out where the documents are in their place.',
    },
    'without-hashes': {
      type: 'boolean',
      summary: 'Import claims that carry no hash: the export is of an earlier version, and you trust it.',
    },
    data: DATA_OPTION,
  },
  async run({ positionals: [name = ''], values, flags }, io) {
    const file = resolve(io.cwd, name);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile())
      throw new UsageError(`There is no file ${name}.`);
    const documentsFrom = values.documents === undefined ? undefined : resolve(io.cwd, values.documents);
    if (documentsFrom !== undefined && !statSync(documentsFrom, { throwIfNoEntry: false })?.isDirectory())
      throw new UsageError(`There is no folder ${values.documents}.`);
    const dataDir = resolve(io.cwd, values.data ?? '');
    const server = await import('../../server/import/importClaims.ts');
    try {
      const options = {
        dataDir,
        ...sharedByInstances(io),
        file,
        documentsFrom,
        withoutHashes: flags.has('without-hashes'),
      };
      const { added, known } = await inDataFolder(dataDir, () =>
        server.importClaims(options, () => io.err(NEW_KEY)),
      );
      io.out(`${counted(added, 'claim')} imported, ${known} there already.\n`);
      return 0;
    } catch (error) {
      if (!(error instanceof server.ImportFaultsError)) throw error;
      io.err(error.faults.map(({ line, message }) => `${name}:${line}: ${message}\n`).join(''));
      io.err('Nothing was imported.\n');
      return 1;
    }
  },
};
