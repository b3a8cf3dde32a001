import { indexedModels } from './planIndex.ts';
import type { ClaimError, FormPlan, PlanField, PlanModel, Verdict } from './types.ts';

function isPlacedOn(owner: PlanField | PlanModel | undefined, page: number): boolean {
  return owner?.placements?.some((placement) => placement.page === page) ?? false;
}

/** The names on a path, without the indices of records. */
function namesOf(path: string): string[] {
  return /\.\d/.test(path) ? path.split('.').filter((part) => !/^\d+$/.test(part)) : path.split('.');
}

function belongsTo(error: ClaimError, plan: FormPlan, page: number): boolean {
  const [modelName = '', fieldName = ''] = namesOf(error.path);
  const indexed = indexedModels(plan).get(modelName);
  if (!indexed) return false;
  const { model, fields } = indexed;
  if (model.kind === 'list' && isPlacedOn(model, page)) return true;
  return isPlacedOn(fields.get(fieldName)?.field, page);
}

/** The part of a verdict that belongs to a page: the errors of what the page places (C4-21). */
export function errorsOfPage(verdict: Verdict, plan: FormPlan, page: string): ClaimError[] {
  const index = plan.pages.findIndex((candidate) => candidate.name === page);
  return verdict.errors.filter((error) => belongsTo(error, plan, index));
}

/** The names of the pages that place what an error is about, in the order of the sequence. */
export function pagesOfError(error: ClaimError, plan: FormPlan): string[] {
  return plan.pages.filter((_, index) => belongsTo(error, plan, index)).map((page) => page.name);
}
