import { relative } from 'node:path';
import { FindingsError } from '../../bundle/findings/findingsError.ts';
import { toText } from '../../bundle/findings/text.ts';
import { Coverage } from '../cases/coverage.ts';
import { findCaseFiles } from '../cases/findCaseFiles.ts';
import { type OpenedBundles, type OpenedCases, readCaseFile } from '../cases/readCaseFile.ts';
import { runCase } from '../cases/runCase.ts';
import type { Command } from '../command.ts';
import { loadCompiled } from '../forms/loadCompiled.ts';
import { raisingFindingsAsync } from '../forms/openForm.ts';
import type { Io } from '../io.ts';

interface Counts {
  passed: number;
  failed: number;
}

/** `claimwright cases PATH…` (C5-05). */
export const cases: Command = {
  name: 'cases',
  summary: 'Judge the claims of case files and print each that did not get its verdict.',
  usage: 'PATH…',
  positionals: { min: 1, max: Number.POSITIVE_INFINITY, what: 'at least one case file or folder' },
  options: {
    coverage: {
      type: 'boolean',
      summary: 'List the rules and branches of conditions that no case exercises.',
    },
  },
  async run({ positionals, flags }, io) {
    const counts: Counts = { passed: 0, failed: 0 };
    const coverage = new Coverage();
    const opened: OpenedBundles = new Map();
    for (const path of findCaseFiles(positionals, io.cwd)) {
      await runFile(path, opened, counts, flags.has('coverage') ? coverage : undefined, io);
    }
    if (flags.has('coverage')) io.out(coverage.report());
    io.out(`${counts.passed} passed, ${counts.failed} failed\n`);
    return counts.failed > 0 ? 1 : 0;
  },
};

/** Runs one file; a file that cannot be judged counts as failed, and the others go on. */
async function runFile(
  path: string,
  opened: OpenedBundles,
  counts: Counts,
  coverage: Coverage | undefined,
  io: Io,
): Promise<void> {
  try {
    await runCases(path, readCaseFile(path, io.cwd, opened), counts, coverage, io);
  } catch (error) {
    if (!(error instanceof FindingsError)) throw error;
    counts.failed += 1;
    io.err(toText(error.findings, false));
  }
}

async function runCases(
  path: string,
  { cases, form, read, content }: OpenedCases,
  counts: Counts,
  coverage: Coverage | undefined,
  io: Io,
): Promise<void> {
  const loaded = await raisingFindingsAsync(read, () => loadCompiled(form));
  const covered = coverage?.ofForm(form, read);
  for (const one of cases.cases) {
    const { failures, verdict } = runCase(one, loaded, cases.context, content);
    covered?.take(verdict, cases.context);
    counts[failures.length === 0 ? 'passed' : 'failed'] += 1;
    if (failures.length > 0)
      io.out(`${relative(io.cwd, path)}: ${one.name}\n${failures.map((line) => `  ${line}\n`).join('')}`);
  }
}
