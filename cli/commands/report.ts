import { withEvidence } from '../../server/evidence/openEvidence.ts';
import { reportJson, reportOf, reportText } from '../../server/evidence/report.ts';
import type { Command } from '../command.ts';
import { DATA_OPTION, existingDataFolder } from '../dataFolder.ts';
import { sharedByInstances } from '../environment.ts';

/** `claimwright report` (C13-11): prints counts of claims. */
export const report: Command = {
  details:
    'They are counted by day in Los Angeles, form, culture, how they were opened, outcome, and whether somebody filed again. Nothing personal is in it; purged claims count.',
  usage: '[--data DIR] [--json]',
  positionals: { min: 0, max: 0, what: 'no arguments' },
  options: {
    data: DATA_OPTION,
    json: { type: 'boolean', summary: 'Write JSON instead of a table.' },
  },
  async run({ values, flags }, io) {
    const dataDir = existingDataFolder(values.data ?? '', io.cwd);
    const place = { dataDir, ...sharedByInstances(io), now: new Date() };
    const rows = reportOf(await withEvidence(place, ({ store }) => store.log.figures()));
    io.out(flags.has('json') ? reportJson(rows) : reportText(rows));
    return 0;
  },
};
