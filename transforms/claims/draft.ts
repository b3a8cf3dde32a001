import { momentOf, recordsIn } from '../conditions/scope.ts';
import type { ClaimDocument, ClaimRecord, FieldValue } from '../ground/claim.ts';
import { joinPath, pathSteps } from '../ground/claimPath.ts';
import { mapInnerRecords } from '../ground/innerFields.ts';
import type { ModelName } from '../ground/modelNames.ts';
import type { FormPlan, PlanField } from '../ground/plan.ts';
import type { ClaimError, JudgeContext } from '../ground/verdict.ts';
import { isEmpty } from '../values/emptiness.ts';
import { own } from '../values/own.ts';
import { recordAt } from './claimFields.ts';
import { completeClaim, withoutComputed } from './complete.ts';
import { type FieldSite, fieldSitesOf } from './fieldSites.ts';
import { judge } from './judge.ts';
import type { LoadedForm } from './loadForm.ts';
import { planFieldsOf, planModelOf } from './planIndex.ts';
import { isPermanentChange, stepInto } from './resets.ts';
import { settle } from './settle.ts';

/** Tests if a draft has no values and no ticked boxes but those of `begun`, with which it was opened (C7-08). */
export function isEmptyDraft(draft: ClaimRecord, begun: ClaimRecord = {}): boolean {
  return Object.entries(draft).every(
    ([name, value]) => value === false || isEmpty(value) || value === own(begun, name),
  );
}

/** Record without the empty entries of its lists, and the original positions of the others. */
interface FilledRecord {
  record: ClaimRecord;
  /** Original position of each remaining entry, by list. */
  places: Readonly<Record<string, readonly number[]>>;
}

/** Removes the empty entries of a record's lists, because they are not judged (C7-08, C8-16). */
export function withoutEmptyEntries(record: ClaimRecord, fields: readonly PlanField[]): FilledRecord {
  const places: Record<string, number[]> = {};
  const filled = { ...record };
  for (const field of fields) {
    const { name } = field;
    const list = own(record, name);
    const kept = mapInnerRecords(list, field, (entry, inner, at) =>
      isEmptyDraft(withoutComputed(entry, inner)) ? [] : [at],
    )?.flat();
    if (!kept || !Array.isArray(list) || kept.length === list.length) continue;
    places[name] = kept;
    filled[name] = list.filter((_, at) => kept.includes(at));
  }
  return { record: filled, places };
}

/** Maps a path within a filled record to the original record: `items.0.price` → `items.1.price`. */
function pathBefore(path: string, { places }: FilledRecord): string {
  const [list = '', entry, ...rest] = pathSteps(path);
  const place = own(places, list)?.[Number(entry)];
  return place === undefined ? path : joinPath(list, place, ...rest);
}

/** Returns the computed values of a record and of the entries of its lists. */
function calculatedOf(draft: ClaimRecord, settled: ClaimRecord, fields: readonly PlanField[]): ClaimRecord {
  const values = fields.flatMap((field): [string, ClaimRecord[string]][] => {
    const { name } = field;
    if (field.computed) return [[name, own(settled, name) ?? null]];
    const rows = recordsIn(own(settled, name));
    const entries = mapInnerRecords(own(draft, name), field, (entry, inner, at) => ({
      ...entry,
      ...calculatedOf(entry, rows[at] ?? {}, inner),
    }));
    return entries ? [[name, entries]] : [];
  });
  return Object.fromEntries(values);
}

/** Returns every field of the records of a model, and of their entries. */
function sitesIn(plan: FormPlan, model: ModelName): FieldSite[] {
  const found = planModelOf(plan, model);
  return found ? fieldSitesOf(found) : [];
}

/** Returns a copy of the entered claim with the draft as a record, and the position of the record. */
function placeRecord(
  claim: ClaimDocument,
  model: ModelName,
  record: ClaimRecord,
  index: number | undefined,
): { placed: ClaimDocument; position: number } {
  const saved = claim[model];
  const records = Array.isArray(saved) ? [...saved] : [];
  const position = index ?? records.length;
  records[position] = record;
  return { placed: { ...claim, [model]: records }, position };
}

/** Settles a claim with the draft in it; returns the claim and the draft's record in it. */
function settledWith(
  claim: ClaimDocument,
  plan: FormPlan,
  context: JudgeContext,
  { model, draft, index }: { model: ModelName; draft: ClaimRecord; index: number | undefined },
) {
  const { placed, position } = placeRecord(
    claim,
    model,
    withoutComputed(draft, planFieldsOf(plan, model)),
    index,
  );
  const settled = settle(completeClaim(placed, plan), plan, momentOf(context));
  return { record: recordAt(settled.claim, model, position), changes: settled.changes, position };
}

/**
 * Returns the draft with its computed values, as if it were saved in the entered claim: at the end, or in place of the
 * saved record at `index`. No other values change.
 */
export function calculatedDraft(
  claim: ClaimDocument,
  plan: FormPlan,
  context: JudgeContext,
  model: ModelName,
  draft: ClaimRecord,
  index?: number,
): ClaimRecord {
  const names = new Set(
    sitesIn(plan, model).flatMap(({ field, step }) => (field.computed ? step.field : [])),
  );
  const calculated = planFieldsOf(plan, model).filter(({ name }) => names.has(name));
  if (calculated.length === 0) return draft;
  const { record = {} } = settledWith(claim, plan, context, { model, draft, index });
  return { ...draft, ...calculatedOf(draft, record, calculated) };
}

/**
 * Value to which a dependency resets a field of a record; the path is relative to the record: `proof`, `items.1.note`.
 */
export interface RecordReset {
  field: string;
  value: FieldValue;
}

/** Tests if a dependency resets any field of a model's records, or of their entries. */
export const hasResets = (plan: FormPlan, model: ModelName): boolean =>
  sitesIn(plan, model).some(({ field: { placements = [] } }) =>
    placements.some(({ dependencies = [] }) => dependencies.some((one) => one.resetOnUnfulfilled)),
  );

/**
 * Returns the fields of a draft that dependencies would reset if it were saved now, at the end or at `index`, with
 * their new values (R4-13).
 */
export function resetsInDraft(
  claim: ClaimDocument,
  plan: FormPlan,
  context: JudgeContext,
  model: ModelName,
  draft: ClaimRecord,
  index?: number,
): RecordReset[] {
  if (!hasResets(plan, model)) return [];
  const { record: after, changes, position } = settledWith(claim, plan, context, { model, draft, index });
  const prefix = `${model}.${position}.`;
  if (!after) return [];
  return changes
    .filter((change) => change.path.startsWith(prefix) && isPermanentChange(plan, change))
    .map(({ path }) => {
      const field = path.slice(prefix.length);
      return { field, value: (pathSteps(field).reduce<unknown>(stepInto, after) ?? null) as FieldValue };
    });
}

/** Result of judging a draft. */
export interface DraftVerdict {
  /** Draft as settled in the claim. */
  record: ClaimRecord;
  /** Paths are relative to the record: `amountClaimed`. */
  errors: ClaimError[];
  /** Errors of the record as a whole, such as a missing document (C8-06); paths are of the claim. */
  general: ClaimError[];
}

/**
 * Judges a draft in a copy of the claim, at the end of the saved records or in place of the one at `index` that is
 * edited, and keeps the errors under its path (C7-08).
 */
export function judgeDraft(
  claim: ClaimDocument,
  form: LoadedForm,
  context: JudgeContext,
  model: ModelName,
  draft: ClaimRecord,
  index?: number,
): DraftVerdict {
  const fields = planFieldsOf(form.plan, model);
  const filled = withoutEmptyEntries(withoutComputed(draft, fields), fields);
  const { placed, position } = placeRecord(claim, model, filled.record, index);
  const verdict = judge(placed, form, context);
  const own = `${model}.${position}`;
  const prefix = `${own}.`;
  const errors = verdict.errors
    .filter((error) => error.path.startsWith(prefix))
    .map((error) => ({ ...error, path: pathBefore(error.path.slice(prefix.length), filled) }));
  const general = verdict.errors.filter(({ path }) => path === own);
  return { record: recordAt(verdict.claim, model, position) ?? draft, errors, general };
}
