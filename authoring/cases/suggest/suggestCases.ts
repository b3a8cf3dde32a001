import { existsSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { suggest } from '../../../bundle/findings/didYouMean.ts';
import type { Io } from '../../../bundle/io.ts';
import { inFile, type ReadBundle } from '../../../bundle/readBundle.ts';
import { UsageError } from '../../../bundle/usageError.ts';
import { openBundle } from '../../../bundle/validateBundle.ts';
import type { FormName } from '../../../transforms/ground/modelNames.ts';
import { type JudgedCase, newRun, runCaseFile } from '../caseRun.ts';
import { findCaseFiles } from '../findCaseFiles.ts';
import { filingMoment } from './filingMoment.ts';
import { type CaseGoal, keyOfGoal } from './goals.ts';
import { caseFileText, type SuggestedFile, suggestedFiles, writeSuggested } from './suggestedFile.ts';
import { type FormSuggestion, type KnownCase, suggestForm } from './suggestForm.ts';

/** Options of `cases --suggest`. */
interface SuggestRequest {
  /** Folder of the bundle, as on the command line. */
  folder: string;
  /** Form to suggest cases for; all where it is left out. */
  form: string | undefined;
  /** Moment of filing; see `filingMoment` for the default. */
  now: Date | undefined;
  /** Prints the files and does not write them. */
  isPrinted: boolean;
}

/**
 * Implements `claimwright cases DIR --suggest` (C12-02): writes cases for the rules and branches that no case of the
 * bundle exercises, with the judge's verdicts, each marked for the author to confirm. Throws a UsageError, and a
 * FindingsError for a faulty bundle.
 */
export async function suggestCases(request: SuggestRequest, io: Io): Promise<void> {
  const { folder, now, isPrinted } = request;
  const directory = resolve(io.cwd, folder);
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`--suggest needs the folder of a bundle, and ${folder} is none.`);
  const read = await openBundle(directory, { withCases: false, withRows: false });
  const forms = formsOf(read, request.form);
  const known = await judgedCases(directory, io);
  const exercised = new Set<string>();
  const suggestions: FormSuggestion[] = [];
  for (const form of forms) {
    const own = known.filter((one) => one.form === form).map(knownCase);
    const moment = now ?? filingMoment(read, form, own);
    suggestions.push(await suggestForm(read, form, moment, own, exercised));
  }
  const files = suggestions.flatMap((suggestion) => suggestedFiles(suggestion, directory));
  const left = suggestions.flatMap((one) => one.left).filter(({ goal }) => !exercised.has(keyOfGoal(goal)));
  if (isPrinted) for (const { file } of files) io.out(caseFileText(file));
  else for (const file of files) writeSuggested(file, directory);
  const out = isPrinted ? io.err : io.out;
  out(wordsFor(files, left, read, isPrinted));
}

function formsOf(read: ReadBundle, wanted: string | undefined): FormName[] {
  const names = read.view.forms.map(({ name }) => name);
  if (wanted === undefined) return names;
  const found = names.filter((name) => name === wanted);
  if (found.length === 0)
    throw new UsageError(`The settlement has no form ${wanted}. ${suggest(wanted, names, 'Forms')}`);
  return found;
}

/** Judges the bundle's own cases. Faults of a case file are printed, and the other files count. */
async function judgedCases(directory: string, io: Io): Promise<JudgedCase[]> {
  const folder = join(directory, 'cases');
  if (!existsSync(folder)) return [];
  const judged: JudgedCase[] = [];
  const run = newRun({ onJudged: (one) => judged.push(one) });
  const quiet: Io = { ...io, out: () => undefined };
  for (const path of caseFilesIn(folder)) await runCaseFile(path, run, quiet);
  return judged;
}

function caseFilesIn(folder: string): string[] {
  try {
    return findCaseFiles([folder], folder);
  } catch (error) {
    // A new bundle usually has no case files.
    if (error instanceof UsageError) return [];
    throw error;
  }
}

function knownCase({ one, context, verdict }: JudgedCase): KnownCase {
  const isAtDoor = [one.authorize, one.now, one.documents, one.verdict, one.exit].some(
    (said) => said !== undefined,
  );
  const isAccepted = !isAtDoor && verdict.errors.length === 0 && one.errors?.length === 0;
  return {
    name: one.name,
    context,
    verdict,
    ...(isAccepted && { accepted: one.claim as NonNullable<KnownCase['accepted']> }),
  };
}

function wordsFor(
  files: readonly SuggestedFile[],
  left: FormSuggestion['left'],
  read: ReadBundle,
  isPrinted: boolean,
): string {
  const names = files.map(({ path, file }) => {
    const cases = file.cases.map(({ name, errors = [], exit }) => `  ${name}${outcomeWords(errors, exit)}\n`);
    return `${isPrinted ? '' : `${path}\n`}${cases.join('')}`;
  });
  const open = left.map(({ goal, why }) => `  ${goalWords(goal, read)}: ${why}\n`);
  const count = files.flatMap(({ file }) => file.cases).length;
  const written = count === 0 ? 'Nothing to suggest' : `${count} ${count === 1 ? 'case' : 'cases'} suggested`;
  const rest = open.length === 0 ? 'every rule and branch is exercised' : `${open.length} not exercised`;
  const next =
    count === 0 ? '' : 'Each verdict is the judge\'s. Read it, and take "confirm" away where it is right.\n';
  return `${names.join('')}${open.length > 0 ? `Not exercised:\n${open.join('')}` : ''}${written}, ${rest}.\n${next}`;
}

function outcomeWords(errors: readonly unknown[], exit: string | undefined): string {
  if (exit !== undefined) return ` → exit ${exit}`;
  if (errors.length === 0) return ' → filed';
  return ` → ${errors.length} ${errors.length === 1 ? 'error' : 'errors'}`;
}

function goalWords(goal: CaseGoal, { view }: ReadBundle): string {
  const { file, pointer } = goal.kind === 'rule' ? goal.watched.place : goal.asked.place;
  const found = inFile({ file, pointer, message: '', hint: '' }, view);
  const position = view.files.get(file)?.source.positions.atPointer(found.pointer ?? '', 'value');
  const place = `${basename(view.directory)}/${file}:${position?.line ?? 1}:${position?.column ?? 1}`;
  if (goal.kind === 'rule') return `${place} ${goal.watched.rule} of ${goal.watched.path}`;
  return `${place} this condition is never ${goal.branch}`;
}
