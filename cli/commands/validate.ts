import { join, resolve } from 'node:path';
import { USUAL_BUDGET } from '../../authoring/search/budget.ts';
import { keptSearch } from '../../authoring/search/keptSearch.ts';
import type { Finding } from '../../bundle/findings/finding.ts';
import type { Io } from '../../bundle/io.ts';
import { readBundle } from '../../bundle/readBundle.ts';
import { isFormat, REPORT_FORMATS } from '../../bundle/reporting/formats.ts';
import { toFindings } from '../../bundle/reporting/toFindings.ts';
import { UsageError } from '../../bundle/usageError.ts';
import { crossFileReports } from '../../bundle/validateBundle.ts';
import { cacheFolder } from '../cacheFolder.ts';
import type { Command } from '../command.ts';

/** `claimwright validate DIR…` (C5-02, C5-03): prints the findings of bundles. */
export const validate: Command = {
  details:
    'Each file is checked by itself and all of them together; each finding has its file, line and column.',
  usage: 'DIR…',
  positionals: { min: 1, max: Number.POSITIVE_INFINITY, what: 'at least one folder' },
  options: {
    format: {
      type: 'string',
      value: 'FORMAT',
      summary: 'How findings are printed.',
      choices: Object.keys(REPORT_FORMATS),
      default: 'text',
    },
    strict: {
      type: 'boolean',
      summary: 'Exit with 1 for warnings, too, and with --budget for what the search did not settle.',
    },
    'no-search': {
      type: 'boolean',
      summary: 'Skip the search for impossible or contradictory rules.',
    },
    'no-cache': {
      type: 'boolean',
      summary: 'Search anew: neither read nor write the results of searches that the cache folder keeps.',
    },
    budget: {
      type: 'string',
      value: 'STEPS',
      summary: `How many steps the search may take in each bundle, the same on every machine; ${USUAL_BUDGET} where left out.`,
    },
  },
  async run({ positionals, values, flags }, io) {
    const findings: Finding[] = [];
    const named = values.budget === undefined ? undefined : budgetIn(values.budget);
    const budget = flags.has('no-search') ? 0 : (named ?? USUAL_BUDGET);
    const isStrict = flags.has('strict');
    const format = values.format ?? 'text';
    const kept = flags.has('no-cache') ? undefined : keptSearches(io);
    let isSettled = true;
    for (const directory of positionals) {
      const { findings: found, unsettled } = await checked(resolve(io.cwd, directory), { budget, kept }, io);
      if (isStrict && named !== undefined && unsettled) {
        isSettled = false;
        io.err(await unsettled.mend());
      }
      const bundle = directory.replace(/(?<=.)\/+$/, '');
      const among = format === 'json' || positionals.length > 1;
      findings.push(...(among ? found.map((finding) => inBundle(finding, bundle, format)) : found));
    }
    io.out(REPORT_FORMATS[isFormat(format) ? format : 'text'](findings, io.colour));
    return exitCode(findings, isStrict) || (isSettled ? 0 : 1);
  },
};

/** Findings of a bundle; where the search ended early, also a hint of the budget with which it completes. */
interface Checked {
  findings: Finding[];
  unsettled?: { mend(): Promise<string> };
}

/** Returns the folder of kept results; undefined where the user has no cache folder. */
function keptSearches(io: Io): string | undefined {
  const cache = cacheFolder(io);
  return cache === undefined ? undefined : join(cache, 'searches');
}

/** Options of the search: its budget, and the folder of kept results. */
interface SearchOptions {
  budget: number;
  kept: string | undefined;
}

/** Runs the checks, and where none reports an error, the search (C12-01). */
async function checked(directory: string, { budget, kept }: SearchOptions, io: Io): Promise<Checked> {
  const read = readBundle(directory);
  const found = toFindings([...read.reports, ...(await crossFileReports(read.view))], read.files);
  if (budget === 0 || found.some(({ severity }) => severity === 'error')) return { findings: found };
  const subject = { read, told: found, now: new Date() };
  const search = (steps: number) => keptSearch(subject, steps, kept);
  const { findings, replaced, notes, unsettled, isCut } = await search(budget);
  for (const note of notes) io.err(note);
  const mend = async (): Promise<string> => (isCut ? sufficientBudget(budget, search) : NO_BUDGET);
  return {
    findings: [...found.filter((finding) => !replaced.includes(finding)), ...findings],
    ...(unsettled > 0 && { unsettled: { mend } }),
  };
}

const NO_BUDGET =
  'The search was not cut short: no budget settles the rest. Leave --budget out to let it stand.\n';

/** Number of times that the budget is doubled. */
const DOUBLINGS = 3;

/** Finds the budget with which the search completes, by doubling it up to three times. */
async function sufficientBudget(
  budget: number,
  search: (steps: number) => Promise<{ unsettled: number; isCut: boolean }>,
): Promise<string> {
  let steps = budget;
  for (let doubled = 0; doubled < DOUBLINGS; doubled += 1) {
    steps *= 2;
    const { unsettled, isCut } = await search(steps);
    if (unsettled === 0) return `--budget ${steps} settles all of it.\n`;
    if (!isCut) return NO_BUDGET;
  }
  return `--budget ${steps} does not settle it either.\n`;
}

function budgetIn(text: string): number {
  if (/^[1-9]\d{0,11}$/.test(text)) return Number(text);
  throw new UsageError(`--budget cannot be "${text}". Give a whole number of steps above zero.`);
}

/**
 * Adds the bundle to a finding. In JSON it is a property beside the relative path (C5-02); elsewhere the path includes
 * it.
 */
function inBundle(finding: Finding, bundle: string, format: string): Finding {
  return format === 'json' ? { bundle, ...finding } : { ...finding, file: `${bundle}/${finding.file}` };
}

function exitCode(findings: readonly Finding[], strict: boolean): number {
  return findings.some(({ severity }) => strict || severity === 'error') ? 1 : 0;
}
