import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import type { Case, CaseContext } from '../../../schemas/generated/types.ts';
import { emptyClaim } from '../../../transforms/claims/complete.ts';
import { judge } from '../../../transforms/claims/judge.ts';
import { pagesOfError } from '../../../transforms/claims/pageVerdict.ts';
import type { ClaimDocument } from '../../../transforms/ground/claim.ts';
import type { FormName } from '../../../transforms/ground/modelNames.ts';
import type { Audience, ClaimError } from '../../../transforms/ground/verdict.ts';
import type { ListedCase, OpenedCase, WrittenCase } from '../protocol/types.ts';
import { withoutEmpty } from '../protocol/withoutEmpty.ts';
import { BadRequestError } from './badRequest.ts';
import { type BundleCase, bundleCases } from './bundleCases.ts';
import { caseOutcomes } from './caseOutcomes.ts';
import { servedFormOf } from './servedFormOf.ts';
import type { ServedRevision } from './servedRevision.ts';

/** Formats the verdict that a case expects, for the list of cases in the preview. */
function expectedVerdict({ errors = [], exit, verdict }: Case): string {
  if (verdict !== undefined) return verdict;
  if (exit !== undefined) return `leaves to ${exit}`;
  return errors.length === 0 ? 'no errors' : errors.map(({ path, rule }) => `${path} ${rule}`).join(', ');
}

/** Lists the cases of the bundle, each with the line of its name, its expected verdict, and its failures. */
export async function listedCases({ read }: ServedRevision): Promise<ListedCase[]> {
  const outcomes = await caseOutcomes(read);
  return bundleCases(read).map(({ file, index, form, one }) => {
    const positions = read.view.files.get(file)?.source.positions;
    const line = positions?.atPointer(`/cases/${index}/name`, 'value').line ?? 1;
    const failures = outcomes.get(file)?.[index]?.failures;
    const verdict = expectedVerdict(one);
    return { file, index, form, line, name: one.name, verdict, ...(failures && { failures }) };
  });
}

/**
 * Returns a case to open in the app: its claim, its errors, and the page of the first one. Without an error it is the
 * last page that is filled in.
 */
export function openedCase(revision: ServedRevision, wanted: Pick<ListedCase, 'file' | 'index'>): OpenedCase {
  const found = bundleCases(revision.read).find(
    ({ file, index }) => file === wanted.file && index === wanted.index,
  );
  if (!found) throw new BadRequestError(`There is no case ${wanted.index} in ${wanted.file}.`);
  const { form, one } = found;
  const { module, pages } = servedFormOf(revision, form);
  const { plan } = module.loaded;
  const verdict = judged(revision, found, one.claim as ClaimDocument);
  const [first] = verdict.errors.flatMap((error) => pagesOfError(error, plan, verdict.claim));
  const last = pages.at(-2) ?? pages.at(-1);
  return {
    form,
    page: first ?? last?.name ?? '',
    claim: { ...emptyClaim(plan), ...(one.claim as ClaimDocument) },
    errors: verdict.errors.map(({ path, rule }) => ({ path, rule })),
  };
}

interface ToWrite {
  form: FormName;
  name: string;
  claim: ClaimDocument;
  culture: string;
  /** Case file whose context is used for judging, and to which the case is added with `save`. */
  file: string;
  save: boolean;
}

/** Writes the entered claim as a case with the judge's verdict, and adds it to its case file where requested. */
export function writtenCase(revision: ServedRevision, now: Date, wanted: ToWrite): WrittenCase {
  const { form, name, claim, file, save } = wanted;
  if (!/^cases\/(?!\.)[\w. -]+\.cases\.json$/.test(file))
    throw new BadRequestError('Case files are named cases/NAME.cases.json.');
  const known = bundleCases(revision.read).find((one) => one.file === file);
  if (known && known.form !== form) throw new BadRequestError(`${file} is about the form ${known.form}.`);
  const context = known?.context ?? newContext(revision, now, wanted.culture);
  const entered = withoutEmpty(judged(revision, { form, context }, claim, 'browser').claim);
  const verdict = judged(revision, { form, context }, entered);
  const errors = verdict.errors.map(({ path, rule }: ClaimError) => ({ path, rule }));
  const one = { name, claim: entered, errors };
  if (save) append(join(revision.read.view.directory, file), { form, context }, one);
  return { text: JSON.stringify(one, null, 2), errors, isSaved: save };
}

function newContext({ loaded }: ServedRevision, now: Date, culture: string): CaseContext {
  const { characterWhitelist } = loaded.bundle.settlement;
  return { now: now.toISOString(), allowedCharacters: characterWhitelist, culture };
}

function judged(
  revision: ServedRevision,
  { form, context }: Pick<BundleCase, 'form' | 'context'>,
  claim: ClaimDocument,
  audience: Audience = 'cli',
) {
  const { lists } = revision.loaded.bundle;
  const { module } = servedFormOf(revision, form);
  return judge(claim, module.loaded, { ...context, now: new Date(context.now), audience, lists });
}

const FORMATTING = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

/** Appends a case to its file, whose other text is unchanged; a missing file is created. */
function append(path: string, { form, context }: Pick<BundleCase, 'form' | 'context'>, one: object): void {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify({ settlement: '..', form, context, cases: [one] }, null, 2)}\n`);
    return;
  }
  const text = readFileSync(path, 'utf8');
  const edits = modify(text, ['cases', -1], one, { ...FORMATTING, isArrayInsertion: true });
  writeFileSync(path, applyEdits(text, edits));
}
