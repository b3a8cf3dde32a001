import { relative } from 'node:path';
import { FindingsError } from '../../bundle/findings/findingsError.ts';
import { toText } from '../../bundle/findings/text.ts';
import { raisingFindingsAsync } from '../../bundle/raisingFindings.ts';
import type { ReadBundle } from '../../bundle/readBundle.ts';
import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import type { FormConfig } from '../../transforms/config/formConfig.ts';
import { Coverage } from '../cases/coverage.ts';
import { findCaseFiles } from '../cases/findCaseFiles.ts';
import { type OpenedBundles, type OpenedCases, readCaseFile } from '../cases/readCaseFile.ts';
import { runCase } from '../cases/runCase.ts';
import type { Command } from '../command.ts';
import { loadCompiled } from '../forms/loadCompiled.ts';
import type { Io } from '../io.ts';

/** What a run has done so far. */
interface Run {
  passed: number;
  failed: number;
  opened: OpenedBundles;
  /** Forms that are compiled, by their names: a settlement has many case files for one form. */
  compiled: Map<ReadBundle, Map<string, Promise<LoadedForm>>>;
  /** Findings are printed once, however many case files meet them. */
  told: Set<FindingsError>;
  coverage: Coverage | undefined;
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
    const coverage = flags.has('coverage') ? new Coverage() : undefined;
    const run: Run = {
      passed: 0,
      failed: 0,
      opened: new Map(),
      compiled: new Map(),
      told: new Set(),
      coverage,
    };
    for (const path of findCaseFiles(positionals, io.cwd)) await runFile(path, run, io);
    if (coverage) io.out(coverage.report());
    io.out(`${run.passed} passed, ${run.failed} failed\n`);
    return run.failed > 0 ? 1 : 0;
  },
};

/** Runs one file; a file that cannot be judged counts as failed, and the others go on. */
async function runFile(path: string, run: Run, io: Io): Promise<void> {
  try {
    await runCases(path, await readCaseFile(path, io.cwd, run.opened), run, io);
  } catch (error) {
    if (!(error instanceof FindingsError)) throw error;
    run.failed += 1;
    if (!run.told.has(error)) io.err(toText(error.findings, false));
    run.told.add(error);
  }
}

async function runCases(
  path: string,
  { cases, form, read, known }: OpenedCases,
  run: Run,
  io: Io,
): Promise<void> {
  const loaded = await raisingFindingsAsync(read, () => compiledOnce(run, read, form, cases.form ?? ''));
  const covered = run.coverage?.ofForm(form, read);
  for (const one of cases.cases) {
    const { failures, verdict } = runCase(one, loaded, cases.context, known);
    covered?.record(verdict, cases.context);
    run[failures.length === 0 ? 'passed' : 'failed'] += 1;
    if (failures.length > 0)
      io.out(`${relative(io.cwd, path)}: ${one.name}\n${failures.map((line) => `  ${line}\n`).join('')}`);
  }
}

function compiledOnce(
  { compiled }: Run,
  read: ReadBundle,
  form: FormConfig,
  name: string,
): Promise<LoadedForm> {
  const known = compiled.get(read) ?? new Map<string, Promise<LoadedForm>>();
  compiled.set(read, known);
  const loading = known.get(name) ?? loadCompiled(form);
  known.set(name, loading);
  return loading;
}
