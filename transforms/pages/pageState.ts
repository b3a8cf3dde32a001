import { isBlockHidden, isSkipped, type PlacementState, placementState } from '../claims/liveness.ts';
import type { ClaimDocument, ClaimRecord, FormPlan, JudgeContext, PlanField } from '../claims/types.ts';
import { evaluateCondition } from '../conditions/evaluate.ts';
import type { Scope } from '../conditions/scope.ts';
import type { ModelName } from '../config/names.ts';
import { todayInLosAngeles } from '../values/day.ts';
import type { FieldState, PageState, RowState } from './types.ts';

function pageIndex(plan: FormPlan, page: string): number {
  const index = plan.pages.findIndex((candidate) => candidate.name === page);
  if (index < 0) throw new Error(`The form ${plan.form} has no page ${page}`);
  return index;
}

/** Whether the field bears the required mark now (R5-31, C4-24). */
function isMarked({ required }: PlanField, scope: Scope): boolean {
  if (required === undefined || required === true) return required === true;
  return required.some((condition) => evaluateCondition(condition, scope));
}

function stateOf(field: PlanField, state: PlacementState, scope: Scope): FieldState {
  return {
    hidden: state.hidden,
    disabled: state.disabled,
    required: isMarked(field, scope),
    ...(state.mask !== undefined && { mask: state.mask }),
  };
}

/** The state of a field on one page: shown where any of its placements there is. */
function stateOnPage(plan: FormPlan, field: PlanField, page: number, scope: Scope): FieldState | undefined {
  const placements = (field.placements ?? []).filter((placement) => placement.page === page);
  if (placements.length === 0) return undefined;
  const states = placements.map((placement) => placementState(plan, placement, scope));
  const shown = states.find((state) => !state.hidden) ?? states[0];
  return shown && stateOf(field, shown, scope);
}

function scopeOf(claim: ClaimDocument, context: JudgeContext, rows: readonly ClaimRecord[] = []): Scope {
  return { claim, rows, today: todayInLosAngeles(context.now) };
}

/** What is hidden, disabled, masked and marked on a page now; `claim` is the settled claim of a verdict. */
export function pageState(
  plan: FormPlan,
  page: string,
  claim: ClaimDocument,
  context: JudgeContext,
): PageState {
  const index = pageIndex(plan, page);
  const scope = scopeOf(claim, context);
  const exit = plan.pages[index]?.exits?.find(({ when }) => evaluateCondition(when, scope));
  const blocks = Object.keys(plan.pages[index]?.blocks ?? {}).map(
    (id) => [id, { hidden: isBlockHidden(plan, index, id, scope) }] as const,
  );
  const fields: Record<string, FieldState> = {};
  for (const model of plan.models) {
    if (model.kind === 'list') continue;
    for (const field of model.fields) {
      const state = stateOnPage(plan, field, index, scope);
      if (state) fields[`${model.name}.${field.name}`] = state;
    }
  }
  return {
    skipped: isSkipped(plan, index, scope),
    ...(exit && { exit: exit.to }),
    blocks: Object.fromEntries(blocks),
    fields,
  };
}

/** What holds for the fields of one record on a page: a saved one, or a draft. */
export function rowState(
  plan: FormPlan,
  page: string,
  model: ModelName,
  claim: ClaimDocument,
  record: ClaimRecord,
  context: JudgeContext,
): RowState {
  const index = pageIndex(plan, page);
  const scope = scopeOf(claim, context, [record]);
  const fields = plan.models.find((candidate) => candidate.name === model)?.fields ?? [];
  const states = fields.flatMap((field) => {
    const state = stateOnPage(plan, field, index, scope);
    return state ? [[field.name, state] as const] : [];
  });
  return Object.fromEntries(states);
}
