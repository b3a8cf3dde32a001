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
import { belowFolder } from './belowFolder.ts';

/** A case file with the form that its claims are judged by. */
export interface OpenedCases {
  cases: CaseFile;
  form: FormConfig;
  /** Where the form comes from: faults found later are placed in it. */
  read: ReadBundle;
  /** The texts of the settlement and its lists; none where the models stand in the case file. */
  known: Pick<Bundle, 'content' | 'lists'>;
  /** What is wrong with a case beside its shape: it names something that is not there. Without a case: with the context. */
  findingsOf(index?: number): Finding[];
  /** Where a case stands in the file. */
  placeOf(index: number): Position;
  /** An error that is found later, with the places of its findings as the command prints them. */
  shownError(error: unknown): unknown;
}

/** Bundles that were opened in this run, by folder. */
export type OpenedBundles = Map<string, Promise<ReadBundle>>;

/** Opens a case file and its settlement. Raises a FindingsError for faults in either: the same one for a bundle at fault. */
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
  const shownError = belowFolder(folder, cwd);
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

/** The findings of the cases, in their places. */
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
