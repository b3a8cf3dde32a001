import { fieldValue, withField } from '../../../transforms/claims/claimFields.ts';
import { judge } from '../../../transforms/claims/judge.ts';
import type { LoadedForm } from '../../../transforms/claims/loadForm.ts';
import { pagesOfError } from '../../../transforms/claims/pageVerdict.ts';
import type { ClaimDocument, FieldValue } from '../../../transforms/ground/claim.ts';
import { pathSteps } from '../../../transforms/ground/claimPath.ts';
import { isModelName, MODEL_KINDS } from '../../../transforms/ground/modelNames.ts';
import type { ClaimError, JudgeContext } from '../../../transforms/ground/verdict.ts';
import { pageState } from '../../../transforms/pages/pageState.ts';

export interface FillSource {
  form: LoadedForm;
  context: JudgeContext;
  /** Claims that are filed without an error: cases of the bundle. */
  samples: readonly ClaimDocument[];
  /** Values that a field might have, likely ones first: `claimantInfo.email`. */
  likely: (path: string) => readonly FieldValue[];
}

export interface Filled {
  claim: ClaimDocument;
  /** What is still in error on earlier pages. */
  left: readonly ClaimError[];
  /** Whether the page is skipped with this claim. */
  isSkipped: boolean;
}

/** An answer may ask for another: so often is looked again. */
const ROUNDS = 12;

/**
 * The claim with what the pages before `page` need. What is entered without an error stays; the rest comes from a
 * sample, else a likely value is tried. Of all tries the one with the least in error that shows the page is taken.
 */
export function fillEarlier(claim: ClaimDocument, page: string, source: FillSource): Filled {
  const now = look(claim, page, source);
  if (isGood(now)) return now;
  const tries = [
    ...source.samples.map((sample) => fillFrom(claim, sample, page, source)),
    fillFrom(claim, {}, page, source),
    ...source.samples.map((sample) => look(sample, page, source)),
  ];
  return [now, ...tries].reduce((best, one) => (badness(one) < badness(best) ? one : best));
}

const isGood = ({ left, isSkipped }: Filled): boolean => left.length === 0 && !isSkipped;

const badness = ({ left, isSkipped }: Filled): number => left.length + (isSkipped ? 1_000 : 0);

/** The claim with the errors of the pages before this one. */
function look(claim: ClaimDocument, page: string, { form, context }: FillSource): Filled {
  const { plan } = form;
  const verdict = judge(claim, form, context);
  const at = plan.pages.findIndex(({ name }) => name === page);
  const earlier = new Set(plan.pages.slice(0, Math.min(at, plan.sequence)).map(({ name }) => name));
  const left = verdict.errors.filter((error) =>
    pagesOfError(error, plan, verdict.claim).some((name) => earlier.has(name)),
  );
  return { claim, left, isSkipped: pageState(plan, page, verdict.claim, context).skipped };
}

function fillFrom(claim: ClaimDocument, sample: ClaimDocument, page: string, source: FillSource): Filled {
  let found = look(claim, page, source);
  for (let round = 0; round < ROUNDS && found.left.length > 0; round += 1) {
    const next = look(mend(found, sample, page, source), page, source);
    if (JSON.stringify(next.claim) === JSON.stringify(found.claim)) break;
    found = next;
  }
  return found;
}

/** The claim with a value for each field in error. */
function mend(
  { claim, left }: Filled,
  sample: ClaimDocument,
  page: string,
  source: FillSource,
): ClaimDocument {
  let mended = claim;
  for (const { path } of left) {
    const [model = '', field = ''] = pathSteps(path);
    if (!isModelName(model)) continue;
    if (MODEL_KINDS[model] === 'list') {
      if (sample[model]) mended = { ...mended, [model]: sample[model] };
      continue;
    }
    const known = fieldValue(sample, model, field);
    if (known !== null) mended = withField(mended, model, field, known);
    else mended = firstThatFits(mended, `${model}.${field}`, page, source);
  }
  return mended;
}

/** The claim with the first likely value of a field that leaves the field without an error. */
function firstThatFits(claim: ClaimDocument, path: string, page: string, source: FillSource): ClaimDocument {
  const [model = '', field = ''] = pathSteps(path);
  if (!isModelName(model)) return claim;
  const tries = source.likely(path).map((value) => withField(claim, model, field, value));
  const fits = tries.find((one) => !look(one, page, source).left.some((error) => error.path === path));
  return fits ?? claim;
}
