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
import { isForGood, stepInto } from './resets.ts';
import { settle } from './settle.ts';

/** Whether nothing was entered in a draft beyond what it began with: no value, and no box ticked (C7-08). */
export function isEmptyDraft(draft: ClaimRecord, begun: ClaimRecord = {}): boolean {
  return Object.entries(draft).every(
    ([name, value]) => value === false || isEmpty(value) || value === own(begun, name),
  );
}

/** A record without the entries of its lists in which nothing was entered, and where the others stood before. */
interface FilledRecord {
  record: ClaimRecord;
  /** By list: of each entry that is left the place that it had. */
  places: Readonly<Record<string, readonly number[]>>;
}

/** Leaves out the entries of a record's lists in which nothing was entered: they are passed over (C7-08, C8-16). */
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

/** The path of an error within a record as it was before entries were left out: `items.0.price` → `items.1.price`. */
function pathBefore(path: string, { places }: FilledRecord): string {
  const [list = '', entry, ...rest] = pathSteps(path);
  const place = own(places, list)?.[Number(entry)];
  return place === undefined ? path : joinPath(list, place, ...rest);
}

/** The values of a record that are calculated, and of the entries of its lists. */
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

/** A copy of the claim as it was entered with a draft's record in it, and its position. */
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

/** A claim with a draft in it, settled, and the draft's own record there. */
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
 * The draft with what is calculated of it now, as if it stood among the saved records of the claim as it was entered: at
 * the end, or in the place of the saved record at `index`. Nothing else of it changes.
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

/** What a field of a record is reset to; its path is relative to the record: `proof`, `items.1.note`. */
export interface RecordReset {
  field: string;
  value: FieldValue;
}

/** Tests if a dependency resets any field of a model's records, or of their entries. */
export const hasResets = (plan: FormPlan, model: ModelName): boolean =>
  sitesIn(plan, model).some(({ field: { placements = [] } }) =>
    placements.some(({ dependencies = [] }) => dependencies.some((one) => one.resetOnUnfulfilled)),
  );

/** What dependencies reset in a draft as it is now, as they would if it were saved (R4-13). */
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
    .filter((change) => change.path.startsWith(prefix) && isForGood(plan, change))
    .map(({ path }) => {
      const field = path.slice(prefix.length);
      return { field, value: (pathSteps(field).reduce<unknown>(stepInto, after) ?? null) as FieldValue };
    });
}

/** What judging a draft found. */
export interface DraftVerdict {
  /** The draft settled as if it were saved. */
  record: ClaimRecord;
  /** Paths are relative to the record: `amountClaimed`. */
  errors: ClaimError[];
  /** What is wrong with the record as a whole, such as a document that it lacks (C8-06); paths are of the claim. */
  general: ClaimError[];
}

/**
 * Judges a draft by putting it among the saved records of a copy of the claim and keeping the errors under its
 * path (C7-08): at the end, or in the place of the saved record at `index` that is being edited.
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
