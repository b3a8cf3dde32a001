import { counted } from '../../bundle/findings/counted.ts';
import { withEvidence } from '../../server/evidence/openEvidence.ts';
import { verify as verifyEvidence } from '../../server/evidence/verify.ts';
import type { Command } from '../command.ts';
import { DATA_OPTION, existingDataFolder } from '../dataFolder.ts';
import { sharedByInstances } from '../environment.ts';

/** `claimwright verify` (C13-11): checks the log against the stored claims and documents. */
export const verify: Command = {
  details:
    'The log of what was filed and done is walked from its first entry, and what was altered is named, the first of it first. The server may go on.',
  usage: '[--data DIR] [--holds HEAD]',
  positionals: { min: 0, max: 0, what: 'no arguments' },
  options: {
    data: DATA_OPTION,
    holds: {
      type: 'string',
      value: 'HEAD',
      summary:
        'What an earlier verify printed after "up to": the log must still hold it. Keep it elsewhere, and nobody can cut off the end unseen.',
    },
    'without-documents': {
      type: 'boolean',
      summary: 'Leave out the bytes of the documents, which takes less time.',
    },
  },
  async run({ values, flags }, io) {
    const dataDir = existingDataFolder(values.data ?? '', io.cwd);
    const holds = values.holds?.split(',');
    const withoutDocuments = flags.has('without-documents');
    const found = await withEvidence({ dataDir, ...sharedByInstances(io), now: new Date() }, (evidence) =>
      verifyEvidence(evidence, { holds, withoutDocuments }),
    );
    const { entries, claims, documents, findings, heads } = found;
    for (const finding of findings) io.out(`${finding}\n`);
    const counts = [
      counted(entries, 'entry', 'entries'),
      counted(claims, 'claim'),
      counted(documents, 'document'),
    ].join(', ');
    if (findings.length > 0) {
      io.err(`Altered. ${counts} looked through. Restore the last backup that verifies into a new folder.\n`);
      return 1;
    }
    io.out(`${counts}: all as they were written, up to ${heads.join(',')}\n`);
    return 0;
  },
};
