import { resolve } from 'node:path';
import { claimText, totalsText } from '../../authoring/diff/claimText.ts';
import { diffBundles } from '../../authoring/diff/diffBundles.ts';
import { type DiffSide, diffSideOf } from '../../authoring/diff/diffSide.ts';
import type { ComparedClaims, StoredData } from '../../authoring/diff/diffStored.ts';
import { differencesText, painter } from '../../authoring/diff/diffText.ts';
import { FindingsError } from '../../bundle/findings/findingsError.ts';
import type { Io } from '../../bundle/io.ts';
import { toText } from '../../bundle/reporting/text.ts';
import { openBundle } from '../../bundle/validateBundle.ts';
import type { Command } from '../command.ts';
import { existingDataFolder } from '../dataFolder.ts';
import { sharedByInstances } from '../environment.ts';

/** `claimwright diff OLD NEW [--data DIR]` (C12-04): compares two bundles. */
export const diff: Command = {
  details:
    'Each difference says what it makes looser or stricter; stored claims are judged with --data. Exit code 0 where nothing differs, 1 where something does, 2 where a bundle or the data cannot be read.',
  usage: 'OLD NEW [--data DIR]',
  positionals: { min: 2, max: 2, what: 'two folders, the old bundle and the new one' },
  options: {
    data: {
      type: 'string',
      value: 'DIR',
      summary:
        'Judge the claims of this data folder by both bundles, as of the moment when each was filed. The server may go on.',
    },
    format: {
      type: 'string',
      value: 'FORMAT',
      summary: 'How differences are printed.',
      choices: ['text', 'json'],
      default: 'text',
    },
  },
  async run({ positionals: [old = '', now = ''], values }, io) {
    const data = values.data === undefined ? undefined : storedData(values.data, io);
    const compared = await readBoth({ old, now }, io);
    if (!compared) return 2;
    const write = values.format === 'json' ? asJson : asText;
    return (await write(compared, data, io)) ? 1 : 0;
  },
};

const storedData = (folder: string, io: Io): StoredData => ({
  dataDir: existingDataFolder(folder, io.cwd),
  ...sharedByInstances(io),
});

/** Reads and compares both bundles; undefined where one has findings, which are printed for each. */
async function readBoth(
  directories: { old: string; now: string },
  io: Io,
): Promise<ComparedClaims | undefined> {
  const [old, now] = [await opened(directories.old, io), await opened(directories.now, io)];
  return old && now && { old, new: now, differences: diffBundles(old, now) };
}

/** Opens a bundle for comparison; its findings are printed with its folder. */
async function opened(directory: string, io: Io): Promise<DiffSide | undefined> {
  try {
    // Cases do not affect claims, so that their faults do not prevent a comparison.
    return diffSideOf(await openBundle(resolve(io.cwd, directory), { withCases: false, withRows: true }));
  } catch (error) {
    if (!(error instanceof FindingsError)) throw error;
    const folder = directory.replace(/\/+$/, '');
    const findings = error.findings.map((finding) => ({ ...finding, file: `${folder}/${finding.file}` }));
    io.err(toText(findings, false));
    return undefined;
  }
}

/** Prints the comparison as text; returns true where anything differs. */
async function asText(compared: ComparedClaims, data: StoredData | undefined, io: Io): Promise<boolean> {
  io.out(differencesText(compared.differences, io.colour));
  if (data === undefined) return compared.differences.length > 0;
  const { diffStored } = await import('../../authoring/diff/diffStored.ts');
  const paint = painter(io.colour);
  const totals = await diffStored(data, compared, async (claim) => {
    io.out(claimText(claim, paint));
    await io.drained();
  });
  io.out(totalsText(totals));
  return compared.differences.length > 0 || totals.otherwise > 0;
}

/** Prints one JSON document, with each claim as it is compared. */
async function asJson(compared: ComparedClaims, data: StoredData | undefined, io: Io): Promise<boolean> {
  const { differences } = compared;
  if (data === undefined) {
    io.out(`${JSON.stringify({ differences }, null, 2)}\n`);
    return differences.length > 0;
  }
  const { diffStored } = await import('../../authoring/diff/diffStored.ts');
  let begun = false;
  const begin = () => {
    if (!begun) io.out(`{"differences": ${JSON.stringify(differences, null, 2)},\n"claims": [`);
    begun = true;
  };
  const { reasons, ...totals } = await diffStored(data, compared, async (claim) => {
    const isFirst = !begun;
    begin();
    io.out(`${isFirst ? '' : ','}\n${JSON.stringify(claim)}`);
    await io.drained();
  });
  begin();
  const summary = { ...totals, reasons: Object.fromEntries(reasons) };
  io.out(`\n],\n"totals": ${JSON.stringify(summary, null, 2)}}\n`);
  return differences.length > 0 || totals.otherwise > 0;
}
