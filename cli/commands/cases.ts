import { newRun, type Run, runCaseFile } from '../../authoring/cases/caseRun.ts';
import { Coverage } from '../../authoring/cases/coverage.ts';
import { findCaseFiles } from '../../authoring/cases/findCaseFiles.ts';
import type { Io } from '../../bundle/io.ts';
import { UsageError } from '../../bundle/usageError.ts';
import type { Command, CommandInput } from '../command.ts';
import { instantOf } from '../instant.ts';

/** `claimwright cases PATH…` (C5-05, C12-02): runs the cases of bundles. */
export const cases: Command = {
  details:
    'A case may try sign-in, a deadline or documents, too; each that did not get its verdict is printed, and a bundle with errors is refused with its findings. With --suggest, cases are written for what none exercises.',
  usage: 'PATH… | DIR --suggest',
  positionals: { min: 1, max: Number.POSITIVE_INFINITY, what: 'at least one case file or folder' },
  options: {
    coverage: {
      type: 'boolean',
      summary: 'List the rules and branches of conditions that no case exercises.',
    },
    threshold: {
      type: 'string',
      value: 'PERCENT',
      summary: 'Exit with 1 where the cases cover less than PERCENT of the rules and branches.',
    },
    format: {
      type: 'string',
      value: 'FORMAT',
      summary: 'How the outcome is printed: failed cases as text, or every case as JSON.',
      choices: ['text', 'json'],
      default: 'text',
    },
    strict: { type: 'boolean', summary: 'Exit with 1 while suggested cases wait to be confirmed.' },
    suggest: {
      type: 'boolean',
      summary: 'Write cases for what no case exercises to cases/FORM.suggested.cases.json of a bundle.',
    },
    form: { type: 'string', value: 'FORM', summary: 'With --suggest: only for this form.' },
    now: {
      type: 'string',
      value: 'INSTANT',
      summary:
        "With --suggest: the moment of filing; that of the form's own cases where it is left out, or 30 days before its deadline.",
    },
    print: { type: 'boolean', summary: 'With --suggest: print the case files, and write nothing.' },
  },
  async run(input, io) {
    checkOptions(input);
    return input.flags.has('suggest') ? suggest(input, io) : runCases(input, io);
  },
};

const OF_SUGGESTING = ['form', 'now', 'print'];
const OF_JUDGING = ['coverage', 'threshold', 'strict'];

function checkOptions({ flags, values, positionals }: CommandInput): void {
  const isSuggesting = flags.has('suggest');
  const wrong = (isSuggesting ? OF_JUDGING : OF_SUGGESTING).find(
    (name) => flags.has(name) || values[name] !== undefined,
  );
  if (wrong !== undefined)
    throw new UsageError(
      isSuggesting
        ? `--${wrong} is about cases that are judged: it does not go with --suggest.`
        : `--${wrong} is about suggested cases: it goes with --suggest.`,
    );
  if (isSuggesting && values.format === 'json')
    throw new UsageError('--format json is about cases that are judged: it does not go with --suggest.');
  if (isSuggesting && positionals.length > 1)
    throw new UsageError('--suggest needs one folder, that of a bundle.');
}

async function suggest(
  { positionals: [folder = '.'], values, flags }: CommandInput,
  io: Io,
): Promise<number> {
  const { suggestCases } = await import('../../authoring/cases/suggest/suggestCases.ts');
  const now = values.now === undefined ? undefined : instantOf(values.now, '--now');
  await suggestCases({ folder, form: values.form, now, isPrinted: flags.has('print') }, io);
  return 0;
}

async function runCases({ positionals, flags, values }: CommandInput, io: Io): Promise<number> {
  const threshold = values.threshold === undefined ? undefined : percentOf(values.threshold);
  const coverage = flags.has('coverage') || threshold !== undefined ? new Coverage() : undefined;
  const run = newRun({ ...(coverage && { coverage }), ...(values.format === 'json' && { reports: [] }) });
  for (const path of findCaseFiles(positionals, io.cwd)) await runCaseFile(path, run, io);
  // JSON output is one document, so that texts for people go to standard error.
  const print = run.reports ? { ...io, out: io.err } : io;
  if (coverage && flags.has('coverage')) print.out(coverage.report());
  const isCovered =
    !coverage || threshold === undefined || reachesThreshold(coverage, threshold, flags, print);
  io.out(outcomeOf(run));
  if (run.unconfirmed > 0) io.err(unconfirmedWords(run));
  const isConfirmed = run.unconfirmed === 0 || !flags.has('strict');
  return run.failed === 0 && isCovered && isConfirmed ? 0 : 1;
}

/** Formats the counts of a run, or all reports as one JSON document. */
function outcomeOf({ passed, failed, reports }: Run): string {
  if (!reports) return `${passed} passed, ${failed} failed\n`;
  return `${JSON.stringify({ passed, failed, cases: reports }, null, 2)}\n`;
}

function unconfirmedWords({ unconfirmed }: Pick<Run, 'unconfirmed'>): string {
  const [are, wait] = unconfirmed === 1 ? ['is', 'waits'] : ['are', 'wait'];
  return `${unconfirmed} of them ${are} suggested and ${wait} for you: read the verdict, and take "confirm" away where it is right.\n`;
}

/** Parses a percentage. Throws a UsageError. */
function percentOf(text: string): number {
  const percent = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || percent > 100)
    throw new UsageError(`--threshold cannot be "${text}". Write a number from 0 to 100.`);
  return percent;
}

/** Tests if the coverage reaches the threshold and prints it; below the threshold also what is not covered. */
function reachesThreshold(
  coverage: Coverage,
  threshold: number,
  flags: ReadonlySet<string>,
  io: Io,
): boolean {
  const { all, percent } = coverage.figures();
  const reaches = percent >= threshold;
  if (!reaches && !flags.has('coverage')) io.out(coverage.report());
  io.out(
    `${percent} % of ${all} rules and branches exercised, ${reaches ? 'at least' : 'less than'} the ${threshold} % asked for.\n`,
  );
  return reaches;
}
