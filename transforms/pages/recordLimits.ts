import { recordsOf } from '../claims/claimFields.ts';
import { listPath, matchesFilter } from '../claims/recordFilter.ts';
import { evaluateCondition, evaluateOperand } from '../conditions/evaluate.ts';
import { momentOf, type Scope } from '../conditions/scope.ts';
import type { ClaimDocument } from '../ground/claim.ts';
import { isOfKind } from '../ground/documentLinks.ts';
import type { ModelName } from '../ground/modelNames.ts';
import type { FormPlan, PlanBound, PlanModel } from '../ground/plan.ts';
import type { JudgeContext } from '../ground/verdict.ts';
import { formatDecimal, parseDecimal } from '../values/decimal.ts';

/**
 * Maximum records of each list, by its path: of a list model, and of each block that shows only some of its records
 * (`claimTransactions.@hours`). Lists without a limit are left out.
 */
export type RecordLimits = Partial<Record<string, number>>;

/** Returns the maximum records of a list: the least of its bounds; infinite where none of them is a number. */
export function leastOf(bounds: readonly Pick<PlanBound, 'max'>[], scope: Scope): number {
  const numbers = bounds.flatMap(({ max }) => {
    const bound = parseDecimal(evaluateOperand(max, scope).value);
    return bound === null ? [] : [Math.floor(Number(formatDecimal(bound)))];
  });
  return Math.max(0, Math.min(...numbers));
}

/** Returns the current maximum of documents of a kind in a claim; infinite where nothing bounds them (C8-28). */
export function mostOfKind({ kinds = [] }: Pick<PlanModel, 'kinds'>, kind: string, scope: Scope): number {
  const holds = kinds.filter(
    (bound) => isOfKind({ kind: bound.kind }, kind) && (!bound.when || evaluateCondition(bound.when, scope)),
  );
  return leastOf(holds, scope);
}

function limitsOf(model: PlanModel, scope: Scope, most: number): [string, number][] {
  const { name, placements = [], most: bounds = [] } = model;
  const blocks = placements.filter(({ only }) => only);
  const owned = new Set(blocks.flatMap(({ rules = [] }) => rules));
  const whole = Math.min(
    most,
    leastOf(
      bounds.filter(({ index }) => !owned.has(index)),
      scope,
    ),
  );
  const records = recordsOf(scope.claim, name);
  const shares = blocks.map(({ block, only, rules = [] }): [string, number] => {
    const others = records.filter((record) => !matchesFilter(only, record)).length;
    const own = leastOf(
      bounds.filter(({ index }) => rules.includes(index)),
      scope,
    );
    const ofKind = only?.field === 'kind' ? mostOfKind(model, String(only.equals), scope) : whole;
    return [listPath(name, block, only), Math.max(0, Math.min(own, ofKind, whole - others))];
  });
  return [[name, whole], ...shares];
}

/**
 * Returns the current limits of a form's lists, by their rules and by `most`, further maxima of list models; `claim` is
 * the settled claim of a verdict.
 */
export function recordLimits(
  { models }: FormPlan,
  claim: ClaimDocument,
  context: JudgeContext,
  most: Partial<Record<ModelName, number>> = {},
): RecordLimits {
  const scope = { claim, rows: [], ...momentOf(context) };
  const limits = models
    .filter(({ kind }) => kind === 'list')
    .flatMap((model) => limitsOf(model, scope, most[model.name] ?? Number.POSITIVE_INFINITY));
  return Object.fromEntries(limits.filter(([, limit]) => Number.isFinite(limit)));
}
