import { placeOfError } from '../../../transforms/claims/pageVerdict.ts';
import { planFieldOf } from '../../../transforms/claims/planIndex.ts';
import { evaluateCondition } from '../../../transforms/conditions/evaluate.ts';
import type { Moment, Scope } from '../../../transforms/conditions/scope.ts';
import { type ClaimRecord, isRecord } from '../../../transforms/ground/claim.ts';
import { pathSteps } from '../../../transforms/ground/claimPath.ts';
import type { FormPlan, PlanDependency, PlanField, PlanPlacement } from '../../../transforms/ground/plan.ts';
import type { ClaimError, Verdict } from '../../../transforms/ground/verdict.ts';
import { own } from '../../../transforms/values/own.ts';
import { conditionTrace } from './conditionTrace.ts';
import type { TraceStep } from './types.ts';

/** Field at a path of a claim, with its value and the scope of its conditions. */
export interface TracedField {
  field: PlanField;
  scope: Scope;
  value: unknown;
}

/**
 * Finds the field at a path of the settled claim: `claimantInfo.email`, `claimTransactions.0.amount`; undefined where
 * there is none.
 */
export function tracedField(
  path: string,
  plan: FormPlan,
  { claim }: Verdict,
  moment: Moment,
): TracedField | undefined {
  const [model = '', ...rest] = pathSteps(path);
  const part = Object.entries(claim).find(([name]) => name === model)?.[1];
  const index = rest.findIndex((step) => /^\d+$/.test(step));
  const record = index === 0 && Array.isArray(part) ? part[Number(rest[0])] : part;
  const name = rest.find((step) => !/^\d+$/.test(step)) ?? '';
  const field = planFieldOf(plan, model, name);
  if (!field) return undefined;
  const rows: ClaimRecord[] = Array.isArray(part) && isRecord(record) ? [record] : [];
  return {
    field,
    scope: { claim, rows, ...moment },
    value: isRecord(record) ? own(record, name) : undefined,
  };
}

/** Returns the trace steps of a field's display: the page's skip, the block, its dependencies, its required mark. */
export function showingSteps(plan: FormPlan, { field, scope }: TracedField): TraceStep[] {
  const placements = field.placements ?? [];
  const placed = placements.flatMap((placement) => placementSteps(plan, placement, scope));
  const nowhere: TraceStep = { what: 'No page shows it', outcome: 'it counts as shown', isAgainst: false };
  return [...(placements.length === 0 ? [nowhere] : placed), ...markSteps(field, scope)];
}

function placementSteps(
  plan: FormPlan,
  { page, block, dependencies = [] }: PlanPlacement,
  scope: Scope,
): TraceStep[] {
  const known = plan.pages[page];
  const outside = { ...scope, rows: [] };
  const name = known?.name ?? '';
  const shown: TraceStep = {
    what: `The page ${name} shows it`,
    outcome: `in the block ${block}`,
    isAgainst: false,
  };
  const skip = known?.skipWhen;
  const skipped = skip && evaluateCondition(skip, outside);
  const skipStep: TraceStep[] = skip
    ? [
        {
          what: `The page ${name} is skipped where`,
          outcome: skipped ? 'skipped' : 'not skipped',
          isAgainst: skipped === true,
          condition: conditionTrace(skip, outside),
        },
      ]
    : [];
  const blocks = (own(known?.blocks ?? {}, block) ?? []).map((condition): TraceStep => {
    const holds = evaluateCondition(condition, outside);
    return {
      what: `The block ${block} is shown where`,
      outcome: holds ? 'shown' : 'hidden',
      isAgainst: !holds,
      condition: conditionTrace(condition, outside),
    };
  });
  return [shown, ...skipStep, ...blocks, ...dependencies.map((one) => dependencyStep(one, scope))];
}

function dependencyStep(dependency: PlanDependency, scope: Scope): TraceStep {
  const { when, hide, disable, disableOnFulfilled, mask } = dependency;
  const holds = evaluateCondition(when, scope);
  const hidden = hide && !holds;
  const closed = (disable && !holds) || (disableOnFulfilled && holds);
  const effects = [
    hidden && 'hidden',
    closed && 'closed',
    dependency.resetOnUnfulfilled && !holds && `set to ${JSON.stringify(dependency.resetValue)}`,
    mask !== undefined && holds && `masked as ${mask}`,
  ].filter((effect) => effect !== false);
  return {
    what: `It depends on`,
    outcome: effects.join(', ') || 'shown and open',
    isAgainst: hidden || closed,
    condition: conditionTrace(when, scope),
  };
}

function markSteps({ required }: PlanField, scope: Scope): TraceStep[] {
  if (required === undefined) return [];
  if (required === true) return [{ what: 'It bears the required mark', outcome: 'always', isAgainst: false }];
  return required.map((condition) => ({
    what: 'It bears the required mark where',
    outcome: evaluateCondition(condition, scope) ? 'marked' : 'not marked',
    isAgainst: false,
    condition: conditionTrace(condition, scope),
  }));
}

/** Returns the errors of a verdict that have the path or are shown at it. */
export function tracedErrors(path: string, plan: FormPlan, { errors, structure }: Verdict): ClaimError[] {
  return [...structure, ...errors].filter(
    (error) => error.path === path || placeOfError(error, plan) === path,
  );
}
