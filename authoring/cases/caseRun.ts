import { relative } from 'node:path';
import type { Finding } from '../../bundle/findings/finding.ts';
import { FindingsError } from '../../bundle/findings/findingsError.ts';
import type { Position } from '../../bundle/findings/position.ts';
import type { Io } from '../../bundle/io.ts';
import { loadCompiled } from '../../bundle/loadCompiled.ts';
import { raisingFindingsAsync } from '../../bundle/raisingFindings.ts';
import type { ReadBundle } from '../../bundle/readBundle.ts';
import { toText } from '../../bundle/reporting/text.ts';
import type { Case, CaseContext, CaseFile } from '../../schemas/generated/types.ts';
import type { DetailedVerdict } from '../../transforms/claims/judge.ts';
import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import type { FormConfig } from '../../transforms/config/formConfig.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { Admission } from './admission.ts';
import type { Coverage } from './coverage.ts';
import { type OpenedBundles, type OpenedCases, readCaseFile } from './readCaseFile.ts';
import { runCase } from './runCase.ts';

/** Case of a case file, with the verdict of the judge on its claim. */
export interface JudgedCase {
  read: ReadBundle;
  form: FormName;
  one: Case;
  /** Context of the judgement. */
  context: CaseContext;
  verdict: DetailedVerdict;
}

/** Result of a case in the JSON output of `claimwright cases --format json`. */
export interface CaseReport {
  file: string;
  line: number;
  column: number;
  name: string;
  passed: boolean;
  /** Failures, one line each; empty where the case got its verdict. */
  failures: string[];
  /** Suggested, and not confirmed by the author. */
  confirm?: true;
}

/** Mutable state of a run over case files. */
export interface Run {
  passed: number;
  failed: number;
  /** Number of cases whose verdict was suggested and is not confirmed yet. */
  unconfirmed: number;
  opened: OpenedBundles;
  /** Compiled forms by bundle and name, because a settlement has many case files for one form. */
  compiled: Map<ReadBundle, Map<string, Promise<LoadedForm>>>;
  /** Admissions of forms that cases use, by bundle and form. */
  admissions: Map<string, Promise<Admission | undefined>>;
  /** Errors that were printed already: the same findings are printed once, however many case files have them. */
  told: Set<FindingsError>;
  /** Collects the result of each case, which is then not printed. */
  reports?: CaseReport[];
  coverage?: Coverage;
  onJudged?: (judged: JudgedCase) => void;
}

/**
 * Creates a run over case files. It records `coverage`, and calls `onJudged` for each case whose claim was judged. With
 * `reports` it collects the results there and does not print them.
 */
export function newRun(options: Pick<Run, 'coverage' | 'onJudged' | 'reports'> = {}): Run {
  const { coverage, onJudged, reports } = options;
  return {
    passed: 0,
    failed: 0,
    unconfirmed: 0,
    opened: new Map(),
    compiled: new Map(),
    admissions: new Map(),
    told: new Set(),
    ...(reports && { reports }),
    ...(coverage && { coverage }),
    ...(onJudged && { onJudged }),
  };
}

/**
 * Runs the cases of one file, adds the results to `run`, and prints the failures. A FindingsError of the file or of its
 * bundle is printed and counts as one failure.
 */
export async function runCaseFile(path: string, run: Run, io: Io): Promise<void> {
  try {
    await runCases(path, await readCaseFile(path, io.cwd, run.opened), run, io);
  } catch (error) {
    if (!(error instanceof FindingsError)) throw error;
    run.failed += 1;
    if (!run.told.has(error)) io.err(toText(error.findings, false));
    run.told.add(error);
    io.err(`${relative(io.cwd, path)}: its cases were not judged.\n`);
  }
}

async function runCases(
  path: string,
  { cases, form, read, known, findingsOf, placeOf, shownError }: OpenedCases,
  run: Run,
  io: Io,
): Promise<void> {
  const loaded = await raisingFindingsAsync(read, () =>
    compiledOnce(run, read, form, cases.form ?? ''),
  ).catch((error) => {
    throw shownError(error);
  });
  const shown = relative(io.cwd, path);
  const covered = run.coverage?.ofForm(form, read);
  const judging = {
    form: loaded,
    context: cases.context,
    known,
    settlement: cases.settlement === undefined ? undefined : read.view.bundle.settlement,
    admission: () => admissionOnce(run, read, cases, loaded),
  };
  const ofContext = findingsOf();
  if (ofContext.length > 0) throw new FindingsError(ofContext);
  for (const [index, one] of cases.cases.entries()) {
    // A case with an unknown name could only fail because of it, so it is not judged.
    const named = findingsOf(index).map(lineOf);
    const { failures, verdict, context } =
      named.length > 0 ? { failures: named } : await runCase(one, judging);
    if (verdict && context) {
      covered?.record(verdict, context);
      run.onJudged?.({ read, form: form.form, one, context, verdict });
    }
    run[failures.length === 0 ? 'passed' : 'failed'] += 1;
    run.unconfirmed += one.confirm ? 1 : 0;
    report({ file: shown, place: placeOf(index), one, failures }, run, io);
  }
}

/** Prints the failures of a case, or adds them to the reports. */
function report(
  { file, place, one, failures }: { file: string; place: Position; one: Case; failures: string[] },
  { reports }: Run,
  io: Io,
): void {
  const { name, confirm } = one;
  const { line, column } = place;
  const passed = failures.length === 0;
  if (reports) reports.push({ file, line, column, name, passed, failures, ...(confirm && { confirm }) });
  else if (!passed) io.out(failedCase(`${file}:${line}:${column}`, one, failures));
}

function failedCase(place: string, { name, confirm }: Case, failures: readonly string[]): string {
  const mark = confirm ? ' (suggested, not confirmed)' : '';
  return `${place} ${name}${mark}\n${failures.map((line) => `  ${line}\n`).join('')}`;
}

/** Formats a finding of a case, to be printed below the case's own line. */
function lineOf({ line, column, message, hint }: Finding): string {
  return `${line}:${column} ${message}${hint ? ` ${hint}` : ''}`;
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

/** Opens the admission of a form with the first case that needs it, because class lists may be long. */
function admissionOnce(
  { admissions }: Run,
  read: ReadBundle,
  { settlement, form }: CaseFile,
  loaded: LoadedForm,
): Promise<Admission | undefined> {
  if (settlement === undefined || form === undefined) return Promise.resolve(undefined);
  const key = `${read.view.directory} ${form}`;
  const opening =
    admissions.get(key) ??
    import('./admission.ts').then(({ openAdmission }) => openAdmission(read, form, loaded));
  admissions.set(key, opening);
  return opening;
}
