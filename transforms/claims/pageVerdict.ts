import type { ClaimDocument } from '../ground/claim.ts';
import { namesOnPath, pathSteps } from '../ground/claimPath.ts';
import type { FormPlan, PlanModel, PlanPlacement } from '../ground/plan.ts';
import type { ClaimError, Verdict } from '../ground/verdict.ts';
import { recordAt } from './claimFields.ts';
import { planFieldOf, planModelOf } from './planIndex.ts';
import { listPath, matchesFilter } from './recordFilter.ts';

/** Tests if an error of a list comes from a rule on the records of this block alone. */
const isOwn = ({ rules }: PlanPlacement, { index }: ClaimError): boolean =>
  index !== undefined && rules?.includes(index) === true;

/**
 * Returns the path at which an error is shown: that of the block, `claimTransactions.@hours`, for a rule on the records
 * of one block; otherwise the error's path (C8-14).
 */
export function placeOfError(error: ClaimError, plan: FormPlan): string {
  const { path } = error;
  const placements = path.includes('.') ? [] : (planModelOf(plan, path)?.placements ?? []);
  const own = placements.find((placement) => isOwn(placement, error));
  return own ? listPath(path, own.block, own.only) : path;
}

/**
 * Returns the placements of a list that an error concerns: the block with the failed rule, or the blocks that show the
 * record; all where neither applies (C8-14).
 */
function placementsOfError(
  error: ClaimError,
  model: PlanModel,
  claim: ClaimDocument,
): readonly PlanPlacement[] {
  const { placements = [] } = model;
  const [, position] = pathSteps(error.path);
  if (position === undefined) {
    const own = placements.filter((placement) => isOwn(placement, error));
    return own.length > 0 ? own : placements;
  }
  if (position.startsWith('@')) return placements.filter(({ block }) => block === position.slice(1));
  const record = recordAt(claim, model.name, Number(position));
  const own = placements.filter(({ only }) => only && matchesFilter(only, record));
  const whole = placements.filter(({ only }) => !only);
  return own.length + whole.length > 0 ? [...own, ...whole] : placements;
}

function belongsTo(error: ClaimError, plan: FormPlan, page: number, claim: ClaimDocument): boolean {
  const [modelName, fieldName] = namesOnPath(error.path);
  const model = planModelOf(plan, modelName);
  if (!model) return false;
  if (model.kind === 'list' && model.placements)
    return placementsOfError(error, model, claim).some((placement) => placement.page === page);
  const field = planFieldOf(plan, modelName, fieldName);
  return field?.placements?.some((placement) => placement.page === page) ?? false;
}

/** Returns the errors of a verdict that belong to a page, by the fields that the page places (C4-21). */
export function errorsOfPage(verdict: Verdict, plan: FormPlan, page: string): ClaimError[] {
  const index = plan.pages.findIndex((candidate) => candidate.name === page);
  return verdict.errors.filter((error) => belongsTo(error, plan, index, verdict.claim));
}

/** Returns the names of the pages that place the field of an error of a settled claim, in the order of the sequence. */
export function pagesOfError(error: ClaimError, plan: FormPlan, claim: ClaimDocument = {}): string[] {
  return plan.pages.filter((_, index) => belongsTo(error, plan, index, claim)).map((page) => page.name);
}
