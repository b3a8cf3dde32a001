import {
  isBlockHidden,
  isSkipped,
  livenessOf,
  type PlacementState,
  placementState,
  SHOWN,
} from '../claims/liveness.ts';
import { planFieldsOf } from '../claims/planIndex.ts';
import { areAskedFor, DOCUMENTS, documentNeeds, documentsOfRecord } from '../claims/recordDocuments.ts';
import { matchesFilter } from '../claims/recordFilter.ts';
import { isConditional } from '../claims/stepReads.ts';
import { evaluateCondition } from '../conditions/evaluate.ts';
import { momentOf, recordsIn, type Scope, valueAt } from '../conditions/scope.ts';
import type { ClaimDocument, ClaimRecord } from '../ground/claim.ts';
import { pathSteps } from '../ground/claimPath.ts';
import { mapInnerRecords } from '../ground/innerFields.ts';
import type { ModelName } from '../ground/modelNames.ts';
import type { FormPlan, PlanDocuments, PlanField, PlanPlacement } from '../ground/plan.ts';
import type { JudgeContext } from '../ground/verdict.ts';
import { formatDay, parseDay, shiftDay } from '../values/day.ts';
import { own } from '../values/own.ts';
import { leastOf } from './recordLimits.ts';
import type { FieldState, PageState, RowState } from './types.ts';

/** Returns the position of a page in its plan. */
export function pageIndex(plan: FormPlan, page: string): number {
  const index = plan.pages.findIndex((candidate) => candidate.name === page);
  if (index < 0) throw new Error(`The form ${plan.form} has no page ${page}`);
  return index;
}

/** Tests if the field has the required mark now (R5-31, C4-24). */
function isMarked({ required }: PlanField, scope: Scope): boolean {
  if (required === undefined || required === true) return required === true;
  return required.some((condition) => evaluateCondition(condition, scope));
}

/** Returns the first day after all dates that the field must come after, as far as they are answered. */
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

/** Field on one page. `fixed` is its state where no condition decides it. */
interface PlacedField {
  path: string;
  field: PlanField;
  placements: readonly PlanPlacement[];
  fixed?: FieldState;
}

/** Owner of fields: a model, or a list within its records as `claimTransactions.items`. */
interface FieldOwner {
  name: string;
  fields: readonly PlanField[];
}

function placedField(
  plan: FormPlan,
  owner: FieldOwner,
  field: PlanField,
  page: number,
): PlacedField | undefined {
  const placements = (field.placements ?? []).filter((placement) => placement.page === page);
  const [first] = placements;
  if (!first) return undefined;
  const placed = { path: `${owner.name}.${field.name}`, field, placements };
  if (placements.some(({ only, otherPerson }) => only || otherPerson)) return placed;
  if (
    isConditional(first, plan.pages) ||
    Array.isArray(field.required) ||
    field.after ||
    field.type === 'list'
  )
    return placed;
  return { ...placed, fixed: { hidden: false, disabled: false, required: field.required === true } };
}

const PLACED = new WeakMap<FormPlan, Map<string, readonly PlacedField[]>>();

function ownersOf(plan: FormPlan, list: string | undefined): readonly FieldOwner[] {
  if (list === undefined) return plan.models.filter(({ kind }) => kind === 'single');
  const [model, inner] = pathSteps(list);
  return [{ name: list, fields: planFieldsOf(plan, model, inner) }];
}

/**
 * Returns the fields that a page places, in the order of the plan: of the single models, of one list, or of a list
 * within the records of one.
 */
function placedFields(plan: FormPlan, page: number, list?: string): readonly PlacedField[] {
  const known = PLACED.get(plan) ?? new Map<string, readonly PlacedField[]>();
  PLACED.set(plan, known);
  const key = `${page} ${list ?? ''}`;
  const found = known.get(key);
  if (found) return found;
  const made = ownersOf(plan, list).flatMap((owner) =>
    owner.fields.flatMap((field) => placedField(plan, owner, field, page) ?? []),
  );
  known.set(key, made);
  return made;
}

/** Returns the state of a field on one page: shown where any of its placements there is. */
function stateNow(plan: FormPlan, { field, placements, fixed }: PlacedField, scope: Scope): FieldState {
  if (fixed) return fixed;
  const record = scope.rows.at(-1);
  const shown = record ? placements.filter(({ only }) => matchesFilter(only, record)) : placements;
  const states = shown.map((placement) => placementState(plan, placement, scope));
  const state = states.find(({ hidden }) => !hidden) ?? states[0];
  const isHeld = state?.reset !== undefined && livenessOf(plan, field.placements, scope).reset !== undefined;
  const isOther = shown.some(({ otherPerson }) => otherPerson && evaluateCondition(otherPerson, scope));
  return {
    ...stateOf(field, state ?? SHOWN, scope),
    ...(isHeld && { held: true }),
    ...(isOther && { otherPerson: true }),
  };
}

/**
 * Returns the scope in which conditions on a claim are evaluated: those of pages and blocks, or with `rows`, innermost
 * first, those within these records.
 */
export function scopeOf(
  claim: ClaimDocument,
  context: JudgeContext,
  rows: readonly ClaimRecord[] = [],
): Scope {
  return { claim, rows, ...momentOf(context) };
}

/**
 * Returns the current state of a page: what is hidden, disabled, masked and marked; `claim` is the settled claim of a
 * verdict.
 */
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

/** List of records on a page. */
interface PlacedList {
  /** `claimTransactions`, or `claimTransactions.items` within its records. */
  path: string;
  fields: readonly PlanField[];
  page: number;
}

/** Returns the state of the fields of one record, the innermost of the scope. */
function recordState(plan: FormPlan, { path, fields, page }: PlacedList, scope: Scope): RowState {
  const notLive = fields
    .filter(({ placements }) => !livenessOf(plan, placements, scope).live)
    .map(({ name }) => [name, NOT_LIVE] as const);
  const states = placedFields(plan, page, path).map((placed) => {
    const { field } = placed;
    const state = stateNow(plan, placed, scope);
    return [
      field.name,
      field.type === 'list' ? withEntries(plan, field, { path, page }, state, scope) : state,
    ] as const;
  });
  return Object.fromEntries([...states, ...notLive]);
}

/** Adds to the state of a list within a record those of its entries, and their maximum number (C8-16). */
function withEntries(
  plan: FormPlan,
  field: PlanField,
  { path, page }: Pick<PlacedList, 'path' | 'page'>,
  state: FieldState,
  scope: Scope,
): FieldState {
  const { name, most = [] } = field;
  const [record] = scope.rows;
  const records = recordsIn(record && own(record, name));
  const entries = mapInnerRecords(records, field, (entry, fields) =>
    recordState(plan, { path: `${path}.${name}`, fields, page }, { ...scope, rows: [entry, ...scope.rows] }),
  );
  const limit = leastOf(most, scope);
  return { ...state, entries: entries ?? [], ...(Number.isFinite(limit) && { limit }) };
}

function stateOfDocuments(documents: PlanDocuments, scope: Scope): FieldState {
  if (!areAskedFor(documents, scope)) return NOT_LIVE;
  return { hidden: false, disabled: false, required: documentNeeds(documents, scope).least > 0 };
}

/**
 * Returns the state of the fields of one record on a page, a saved one or a draft. A page that only shows records hides
 * fields that are not live on the pages that ask for them.
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
  const fields = planFieldsOf(plan, model);
  const states = recordState(plan, { path: model, fields, page: index }, scope);
  const documents = documentsOfRecord(plan, index, model, record);
  return documents ? { ...states, [DOCUMENTS]: stateOfDocuments(documents, scope) } : states;
}
