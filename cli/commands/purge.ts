import { counted } from '../../bundle/findings/counted.ts';
import { UsageError } from '../../bundle/usageError.ts';
import { withEvidence } from '../../server/evidence/openEvidence.ts';
import { purge as purgeEvidence } from '../../server/evidence/purge.ts';
import type { Command } from '../command.ts';
import { DATA_OPTION, existingDataFolder } from '../dataFolder.ts';
import { sharedByInstances } from '../environment.ts';
import { instantOf } from '../instant.ts';

/** `claimwright purge --before DATE` (C13-11): removes personal data of old claims. */
export const purge: Command = {
  details:
    'Of claims submitted before a day, answers, documents and credentials go for good. Drafts that were saved last before then go, too. Figures, reference codes and the log stay. The server may go on.',
  usage: '--before DATE [--data DIR]',
  positionals: { min: 0, max: 0, what: 'no arguments' },
  options: {
    before: {
      type: 'string',
      value: 'DATE',
      summary:
        'Claims submitted before 2030-06-01, which begins at midnight UTC, or before 2030-06-01T12:00:00Z.',
    },
    'class-lists': {
      type: 'boolean',
      summary:
        'Remove the class lists that were imported before then, too: nobody can sign in by them any more.',
    },
    'dry-run': {
      type: 'boolean',
      summary: 'Say how many claims and documents it would be, and change nothing.',
    },
    data: DATA_OPTION,
  },
  async run({ values, flags }, io) {
    if (values.before === undefined) throw new UsageError('purge needs --before DATE.');
    const before = instantOf(values.before, '--before');
    const at = new Date();
    if (before > at)
      throw new UsageError(`--before ${values.before} is still to come. Give a day that has been.`);
    const dataDir = existingDataFolder(values.data ?? '', io.cwd);
    const place = { dataDir, ...sharedByInstances(io), now: at };
    if (flags.has('dry-run')) {
      const found = await withEvidence(place, ({ store }) => store.log.purgeable(before));
      io.out(
        `${counted(found.claims, 'claim')} and ${counted(found.documents, 'document')} would be purged.\n`,
      );
      if (found.drafts > 0) io.out(`${counted(found.drafts, 'draft')} would be purged.\n`);
      return 0;
    }
    const choice = { before, classLists: flags.has('class-lists'), at };
    const { claims, documents, drafts, classLists, isLogEmpty } = await withEvidence(place, (evidence) =>
      purgeEvidence(evidence, choice),
    );
    io.out(`${counted(claims, 'claim')} and ${counted(documents, 'document')} purged.\n`);
    if (drafts > 0) io.out(`${counted(drafts, 'draft')} purged.\n`);
    if (classLists.length > 0) io.out(`Class lists purged: ${classLists.join(', ')}.\n`);
    if (!isLogEmpty)
      io.err(
        'A running server reads the database: its write-ahead log may keep what was purged until the server is stopped. Run purge again then.\n',
      );
    io.err('Backups, exports and logs made before still hold what was purged: remove those as well.\n');
    return 0;
  },
};
