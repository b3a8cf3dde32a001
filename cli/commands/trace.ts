import { withRecords } from '../../server/evidence/openEvidence.ts';
import { readTracedName, traceOf } from '../../server/evidence/trace.ts';
import { traceText } from '../../server/evidence/traceText.ts';
import type { Command } from '../command.ts';
import { DATA_OPTION, existingDataFolder } from '../dataFolder.ts';
import { sharedByInstances } from '../environment.ts';

/** `claimwright trace CODE` (C13-15): prints the way of one claim, for an operator whom a claimant telephones. */
export const trace: Command = {
  details:
    'When it arrived, by which way, its documents with sizes and hashes and where they are, claims that add to it, exports that hold it, and its log entries. Nothing that a claimant wrote is in it, and no key is needed. The server may go on.',
  usage: 'CODE [--data DIR] [--format FORMAT]',
  positionals: { min: 1, max: 3, what: 'the reference code of a claim, or its id' },
  options: {
    format: {
      type: 'string',
      value: 'FORMAT',
      summary: 'How it is printed.',
      choices: ['text', 'json'],
      default: 'text',
    },
    data: DATA_OPTION,
  },
  async run({ positionals, values }, io) {
    const dataDir = existingDataFolder(values.data ?? '', io.cwd);
    // A code may be typed with spaces, as it is read over the telephone.
    const typed = positionals.join(' ');
    const name = readTracedName(typed);
    if (typeof name === 'string') {
      io.err(`${name}\n`);
      return 1;
    }
    const { serverKey: _none, ...shared } = sharedByInstances(io);
    const found = await withRecords({ dataDir, ...shared, now: new Date() }, (records) =>
      traceOf(records, name),
    );
    if (!found) {
      io.err(
        `No claim here is ${typed}. Is this the data of its settlement? Another is named with --data DIR.\n`,
      );
      return 1;
    }
    io.out(values.format === 'json' ? `${JSON.stringify(found, null, 2)}\n` : traceText(found));
    return 0;
  },
};
