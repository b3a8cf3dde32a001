import { momentOf, recordsIn } from '../conditions/scope.ts';
import type { ModelName } from '../config/names.ts';
import { isEmpty } from '../values/emptiness.ts';
import { own } from '../values/own.ts';
import { completeClaim, withoutComputed } from './complete.ts';
import { judge } from './judge.ts';
import type { LoadedForm } from './loadForm.ts';
import { settle } from './settle.ts';
import type { ClaimDocument, ClaimError, ClaimRecord, FormPlan, JudgeContext } from './types.ts';

/** Whether nothing was entered in a draft beyond what it began with: no value, and no box ticked (C7-08). */
export function isEmptyDraft(draft: ClaimRecord, begun: ClaimRecord = {}): boolean {
  return Object.entries(draft).every(
    ([name, value]) => value === false || isEmpty(value) || value === own(begun, name),
  );
}

/**
 * The draft with what is calculated of it now, as if it stood among the saved records: at the end, or in the place of the
 * saved record at `index`. Nothing else of it changes.
 */
export function calculatedDraft(
  claim: ClaimDocument,
  plan: FormPlan,
  context: JudgeContext,
  model: ModelName,
  draft: ClaimRecord,
  index?: number,
): ClaimRecord {
  const fields = plan.models.find((candidate) => candidate.name === model)?.fields ?? [];
  const calculated = fields.filter(({ computed }) => computed);
  if (calculated.length === 0) return draft;
  const records = [...recordsIn(claim[model])];
  const at = index ?? records.length;
  records[at] = withoutComputed(draft, fields);
  const settled = settle(completeClaim({ ...claim, [model]: records }, plan), plan, momentOf(context));
  const record = recordsIn(settled.claim[model])[at] ?? {};
  return { ...draft, ...Object.fromEntries(calculated.map(({ name }) => [name, record[name] ?? null])) };
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
  const saved = claim[model];
  const records = Array.isArray(saved) ? [...saved] : [];
  const position = index ?? records.length;
  const fields = form.plan.models.find((candidate) => candidate.name === model)?.fields ?? [];
  records[position] = withoutComputed(draft, fields);
  const verdict = judge({ ...claim, [model]: records }, form, context);
  const own = `${model}.${position}`;
  const prefix = `${own}.`;
  const errors = verdict.errors
    .filter((error) => error.path.startsWith(prefix))
    .map((error) => ({ ...error, path: error.path.slice(prefix.length) }));
  const general = verdict.errors.filter(({ path }) => path === own);
  const settled = verdict.claim[model];
  return { record: (Array.isArray(settled) ? settled[position] : undefined) ?? draft, errors, general };
}

/**
 * The positions among a list's records at which something is wrong, with all of them judged at once in a copy of the
 * claim: what pasting many rows asks.
 */
export function faultyRows(
  claim: ClaimDocument,
  form: LoadedForm,
  context: JudgeContext,
  model: ModelName,
  records: readonly ClaimRecord[],
): Set<number> {
  const fields = form.plan.models.find((candidate) => candidate.name === model)?.fields ?? [];
  const rows = records.map((record) => withoutComputed(record, fields));
  const { errors } = judge({ ...claim, [model]: rows }, form, context);
  const positions = errors.flatMap(({ path }) => {
    const [list, position, field] = path.split('.');
    return list === model && field !== undefined ? [Number(position)] : [];
  });
  return new Set(positions);
}
