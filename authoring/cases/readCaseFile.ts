import { dirname, relative, resolve } from 'node:path';
import { unknownForm, unknownSettlement } from '../../bundle/checks/unknownSettlement.ts';
import { caseFaults, knownTo, wrongCase } from '../../bundle/checks/wrongCase.ts';
import type { Finding } from '../../bundle/findings/finding.ts';
import { FindingsError } from '../../bundle/findings/findingsError.ts';
import type { Position } from '../../bundle/findings/position.ts';
import { raisingFindings, raisingFindingsAsync } from '../../bundle/raisingFindings.ts';
import type { ReadBundle } from '../../bundle/readBundle.ts';
import { readBundleFile } from '../../bundle/reading/readFile.ts';
import { toFindings } from '../../bundle/reporting/toFindings.ts';
import { type CheckedFile, checkFile } from '../../bundle/schema/checkFile.ts';
import { isError, openBundle } from '../../bundle/validateBundle.ts';
import { viewOf } from '../../bundle/view/bundleView.ts';
import type { CaseFile } from '../../schemas/generated/types.ts';
import type { Bundle } from '../../transforms/config/bundle.ts';
import type { FormConfig } from '../../transforms/config/formConfig.ts';
import { readForm, readInlineForm } from '../../transforms/config/readForm.ts';
import { prefixFindingPaths } from './prefixFindingPaths.ts';

/** Case file, with the form by which its claims are judged. */
export interface OpenedCases {
  cases: CaseFile;
  form: FormConfig;
  /** Bundle that the form comes from, in which faults that are found later are located. */
  read: ReadBundle;
  /** Texts and lists of the settlement; empty where the models are in the case file. */
  known: Pick<Bundle, 'content' | 'lists'>;
  /** Returns the findings about unknown names in a case; without an index, those of the context. */
  findingsOf(index?: number): Finding[];
  /** Returns the position of a case in the file. */
  placeOf(index: number): Position;
  /** Converts the files in the findings of a later error to those that the command prints. */
  shownError(error: unknown): unknown;
}

/** Cache of the bundles that were opened in this run, by folder. */
export type OpenedBundles = Map<string, Promise<ReadBundle>>;

/**
 * Opens a case file and its settlement; `opened` caches the bundles. Throws a FindingsError for faults in either. All
 * case files of a bundle that cannot be opened throw the same error, so that it is printed once.
 */
export async function readCaseFile(path: string, cwd: string, opened: OpenedBundles): Promise<OpenedCases> {
  const shown = relative(cwd, path);
  const { file, reports } = readBundleFile(path, shown, { kind: 'cases', name: shown });
  const checked = checkFile(file);
  const errors = [...reports, ...checked.reports].filter(isError);
  if (errors.length > 0) throw new FindingsError(toFindings(errors, [file]));
  const cases = file.value as CaseFile;
  if (cases.models) {
    const { models } = cases;
    const read = { view: viewOf(dirname(path), [checked.file]), files: [file], reports };
    const form = raisingFindings(read, () => readInlineForm(models, shown));
    return {
      cases,
      read,
      form,
      known: { content: {}, lists: {} },
      ...placed(checked.file, read),
      shownError: (error) => error,
    };
  }
  const folder = resolve(dirname(path), cases.settlement ?? '');
  const shownError = prefixFindingPaths(folder, cwd);
  const opening =
    opened.get(folder) ??
    openBundle(folder, { withCases: false, withRows: true }).catch((error) => {
      throw shownError(error);
    });
  opened.set(folder, opening);
  const read = await opening;
  const { bundle } = read.view;
  const named = cases.form ?? 'standard';
  const unknown = unknownForm(read.view, shown, named).map((found) => ({
    ...found,
    code: unknownSettlement.code,
  }));
  if (unknown.length > 0) throw new FindingsError(toFindings(unknown, [file]));
  const form = await raisingFindingsAsync(read, async () => readForm(bundle, named)).catch((error) => {
    throw shownError(error);
  });
  return { cases, read, form, known: bundle, ...placed(checked.file, read), shownError };
}

/** Locates the findings of the cases in the file. */
function placed(
  { source, value }: CheckedFile,
  { view }: ReadBundle,
): Pick<OpenedCases, 'findingsOf' | 'placeOf'> {
  const cases = value as CaseFile;
  const known = knownTo(view, cases);
  const faults = known ? [...caseFaults(cases, known)] : [];
  const reports = faults.map((fault) => ({ ...fault, file: source.path, code: wrongCase.code }));
  return {
    findingsOf: (index) => {
      const below = index === undefined ? '/context/' : `/cases/${index}/`;
      const own = reports.filter(({ pointer }) => pointer?.startsWith(below));
      return own.length === 0 ? [] : toFindings(own, [source]);
    },
    placeOf: (index) => source.positions.atPointer(`/cases/${index}`, 'value'),
  };
}
