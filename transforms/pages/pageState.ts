import {
  isBlockHidden,
  isSkipped,
  livenessOf,
  type PlacementState,
  placementState,
  SHOWN,
} from '../claims/liveness.ts';
import { isAmong } from '../claims/only.ts';
import { areAskedFor, DOCUMENTS, documentsOfRecord } from '../claims/recordDocuments.ts';
import { isConditional } from '../claims/stepReads.ts';
import type {
  ClaimDocument,
  ClaimRecord,
  FormPlan,
  JudgeContext,
  PlanField,
  PlanModel,
  PlanPlacement,
} from '../claims/types.ts';
import { evaluateCondition } from '../conditions/evaluate.ts';
import { momentOf, type Scope, valueAt } from '../conditions/scope.ts';
import type { ModelName } from '../config/names.ts';
import { formatDay, parseDay, shiftDay } from '../values/day.ts';
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

/** The first day that comes after all the dates that the field must come after, as far as they are answered. */
function firstDayOf({ after = [] }: PlanField, scope: Scope): string | undefined {
  const days = after.flatMap(({ start, inclusive }) => {
    const day = parseDay(valueAt(start, scope));
    const first = day && shiftDay(day, { years: 0, months: 0, days: inclusive ? 0 : 1 });
    return first ? [first] : [];
  });
  return days.length ? formatDay(Math.max(...days)) : undefined;
}

function stateOf(field: PlanField, state: PlacementState, scope: Scope): FieldState {
  const firstDay = firstDayOf(field, scope);
  return {
    hidden: state.hidden,
    disabled: state.disabled,
    required: isMarked(field, scope),
    ...(state.mask !== undefined && { mask: state.mask }),
    ...(firstDay !== undefined && { firstDay }),
  };
}

/** A field on one page. `fixed` is its state where no condition decides it. */
interface PlacedField {
  path: string;
  field: PlanField;
  placements: readonly PlanPlacement[];
  fixed?: FieldState;
}

function placedField(
  plan: FormPlan,
  model: PlanModel,
  field: PlanField,
  page: number,
): PlacedField | undefined {
  const placements = (field.placements ?? []).filter((placement) => placement.page === page);
  const [first] = placements;
  if (!first) return undefined;
  const placed = { path: `${model.name}.${field.name}`, field, placements };
  if (placements.some(({ only }) => only)) return placed;
  if (isConditional(first, plan.pages) || Array.isArray(field.required) || field.after) return placed;
  return { ...placed, fixed: { hidden: false, disabled: false, required: field.required === true } };
}

const PLACED = new WeakMap<FormPlan, Map<string, readonly PlacedField[]>>();

/** The fields that a page places, in the order of the plan: of the single models, or of one list. */
function placedFields(plan: FormPlan, page: number, list?: ModelName): readonly PlacedField[] {
  const known = PLACED.get(plan) ?? new Map<string, readonly PlacedField[]>();
  PLACED.set(plan, known);
  const key = `${page} ${list ?? ''}`;
  const found = known.get(key);
  if (found) return found;
  const models = plan.models.filter(({ name, kind }) =>
    list === undefined ? kind === 'single' : name === list,
  );
  const made = models.flatMap((model) =>
    model.fields.flatMap((field) => placedField(plan, model, field, page) ?? []),
  );
  known.set(key, made);
  return made;
}

/** The state of a field on one page: shown where any of its placements there is. */
function stateNow(plan: FormPlan, { field, placements, fixed }: PlacedField, scope: Scope): FieldState {
  if (fixed) return fixed;
  const [record] = scope.rows;
  const own = record ? placements.filter(({ only }) => isAmong(only, record)) : placements;
  const states = own.map((placement) => placementState(plan, placement, scope));
  const shown = states.find((state) => !state.hidden) ?? states[0];
  return stateOf(field, shown ?? SHOWN, scope);
}

function scopeOf(claim: ClaimDocument, context: JudgeContext, rows: readonly ClaimRecord[] = []): Scope {
  return { claim, rows, ...momentOf(context) };
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
  for (const placed of placedFields(plan, index)) fields[placed.path] = stateNow(plan, placed, scope);
  return {
    skipped: isSkipped(plan, index, scope),
    ...(exit && { exit: exit.to }),
    blocks: Object.fromEntries(blocks),
    fields,
  };
}

const NOT_LIVE: FieldState = { hidden: true, disabled: false, required: false };

/**
 * What holds for the fields of one record on a page: a saved one, or a draft. A page that only shows records hides what
 * is not live on the pages where it is asked.
 */
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
  const notLive = plan.models
    .find(({ name }) => name === model)
    ?.fields.filter(({ placements }) => !livenessOf(plan, placements, scope).live)
    .map(({ name }) => [name, NOT_LIVE] as const);
  const states = placedFields(plan, index, model).map(
    (placed) => [placed.field.name, stateNow(plan, placed, scope)] as const,
  );
  const documents = documentsOfRecord(plan, index, model, record);
  const asked = documents && ([DOCUMENTS, { ...NOT_LIVE, hidden: !areAskedFor(documents, scope) }] as const);
  return Object.fromEntries([...states, ...(notLive ?? []), ...(asked ? [asked] : [])]);
}
