import { resolve } from 'node:path';
import type { Finding } from '../../bundle/findings/finding.ts';
import { FORMATS, isFormat } from '../../bundle/findings/formats.ts';
import { toFindings } from '../../bundle/findings/toFindings.ts';
import { readBundle } from '../../bundle/readBundle.ts';
import { crossFileReports } from '../../bundle/validateBundle.ts';
import type { Command } from '../command.ts';
import { USUAL_EFFORT, USUAL_MILLISECONDS } from '../forms/openSearch.ts';
import { searchBundle } from '../forms/searchBundle.ts';
import type { Io } from '../io.ts';
import { UsageError } from '../usageError.ts';

/** `claimwright validate DIR…` (C5-02, C5-03). */
export const validate: Command = {
  name: 'validate',
  summary: 'Check bundles offline, each file by itself and all of them together, and list every finding.',
  usage: 'DIR…',
  positionals: { min: 1, max: Number.POSITIVE_INFINITY, what: 'at least one folder' },
  options: {
    format: {
      type: 'string',
      value: 'FORMAT',
      summary: 'How findings are printed.',
      choices: Object.keys(FORMATS),
      default: 'text',
    },
    strict: { type: 'boolean', summary: 'Let warnings count as findings too.' },
    'no-search': {
      type: 'boolean',
      summary: 'Do not search claims that can be filed, and what no claim may show.',
    },
    effort: {
      type: 'string',
      value: 'N',
      summary: 'How many claims the search may judge in each bundle, within 8 seconds for each 30000.',
      default: String(USUAL_EFFORT),
    },
  },
  async run({ positionals, values, flags }, io) {
    const findings: Finding[] = [];
    const effort = flags.has('no-search') ? 0 : effortIn(values.effort ?? '');
    const format = values.format ?? 'text';
    for (const directory of positionals) {
      const found = await checked(resolve(io.cwd, directory), effort, io);
      const bundle = directory.replace(/(?<=.)\/+$/, '');
      const among = format === 'json' || positionals.length > 1;
      findings.push(...(among ? found.map((finding) => inBundle(finding, bundle, format)) : found));
    }
    io.out(FORMATS[isFormat(format) ? format : 'text'](findings, io.colour));
    return exitCode(findings, flags.has('strict'));
  },
};

/** What the checks find, and where none of it is an error, what the search finds (C12-01). */
async function checked(directory: string, effort: number, io: Io): Promise<Finding[]> {
  const read = readBundle(directory);
  const found = toFindings([...read.reports, ...(await crossFileReports(read.view))], read.files);
  if (effort === 0 || found.some(({ severity }) => severity === 'error')) return found;
  const limits = { judgements: effort, milliseconds: (effort / USUAL_EFFORT) * USUAL_MILLISECONDS };
  const { findings, replaced, notes } = await searchBundle(read, found, new Date(), limits);
  for (const note of notes) io.err(note);
  return [...found.filter((finding) => !replaced.includes(finding)), ...findings];
}

function effortIn(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(`--effort cannot be "${text}". Give a whole number above zero.`);
}

/** In JSON, paths are relative to their folder (C5-02), which is named; elsewhere they lead into it where there are several. */
function inBundle(finding: Finding, bundle: string, format: string): Finding {
  return format === 'json' ? { bundle, ...finding } : { ...finding, file: `${bundle}/${finding.file}` };
}

function exitCode(findings: readonly Finding[], strict: boolean): number {
  return findings.some(({ severity }) => strict || severity === 'error') ? 1 : 0;
}
