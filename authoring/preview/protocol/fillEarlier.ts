import { fieldValue, withField } from '../../../transforms/claims/claimFields.ts';
import { judge } from '../../../transforms/claims/judge.ts';
import type { LoadedForm } from '../../../transforms/claims/loadForm.ts';
import { pagesOfError } from '../../../transforms/claims/pageVerdict.ts';
import type { ClaimDocument, FieldValue } from '../../../transforms/ground/claim.ts';
import { pathSteps } from '../../../transforms/ground/claimPath.ts';
import { isModelName, MODEL_KINDS } from '../../../transforms/ground/modelNames.ts';
import type { ClaimError, JudgeContext } from '../../../transforms/ground/verdict.ts';
import { pageState } from '../../../transforms/pages/pageState.ts';

/** Form and context by which claims are judged, with the values to fill in. */
export interface FillSource {
  form: LoadedForm;
  context: JudgeContext;
  /** Valid claims: cases of the bundle. */
  samples: readonly ClaimDocument[];
  /** Returns probable values of a field, the most likely first: `claimantInfo.email`. */
  likely: (path: string) => readonly FieldValue[];
}

/** Claim after filling in, with the errors that remain. */
export interface Filled {
  claim: ClaimDocument;
  /** Remaining errors on earlier pages. */
  left: readonly ClaimError[];
  /** True if the page is skipped with this claim. */
  isSkipped: boolean;
}

/** Maximum number of rounds, because an answer may require another. */
const ROUNDS = 12;

/**
 * Fills in the fields that the pages before `page` require. Entered values without an error stay; the rest comes from a
 * sample, else likely values are tried. Returns the attempt with the fewest errors that shows the page.
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

/** Judges the claim and returns it with the errors of the pages before this one. */
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

/** Fills each field that has an error. */
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

/** Sets the first likely value of a field that leaves the field without an error. */
function firstThatFits(claim: ClaimDocument, path: string, page: string, source: FillSource): ClaimDocument {
  const [model = '', field = ''] = pathSteps(path);
  if (!isModelName(model)) return claim;
  const tries = source.likely(path).map((value) => withField(claim, model, field, value));
  const fits = tries.find((one) => !look(one, page, source).left.some((error) => error.path === path));
  return fits ?? claim;
}
