import { evaluateCondition } from '../conditions/evaluate.ts';
import { addConditionReads, type ReadKeys } from '../conditions/references.ts';
import { type Moment, momentOf } from '../conditions/scope.ts';
import type { ClaimDocument, FieldValue } from '../ground/claim.ts';
import { pathSteps } from '../ground/claimPath.ts';
import type { FormPlan, PlanDependency, PlanField } from '../ground/plan.ts';
import type { JudgeContext, SettledChange, Verdict } from '../ground/verdict.ts';
import { own } from '../values/own.ts';
import { withField } from './claimFields.ts';
import { judge } from './judge.ts';
import type { LoadedForm } from './loadForm.ts';
import { planFieldOf } from './planIndex.ts';
import { type FieldChange, settleChange } from './settleChange.ts';

/** Dependency that resets its field, and the keys that it reads. */
interface Watch extends FieldChange {
  dependency: PlanDependency;
  reads: ReadKeys;
}

/** Field that a dependency resets, and its new value. */
interface FieldReset extends FieldChange {
  value: FieldValue;
}

const WATCHES = new WeakMap<FormPlan, readonly Watch[]>();

function dependenciesOf(field: PlanField): PlanDependency[] {
  return (field.placements ?? []).flatMap((placement) => placement.dependencies ?? []);
}

function readsOf({ when }: PlanDependency): ReadKeys {
  const reads: ReadKeys = new Set();
  addConditionReads(when, [], reads);
  return reads;
}

/** Returns all dependencies that reset a field of a single model. */
function watchesOf(plan: FormPlan): readonly Watch[] {
  const known = WATCHES.get(plan);
  if (known) return known;
  const made = plan.models
    .filter((model) => model.kind === 'single')
    .flatMap((model) => model.fields.map((field) => ({ model: model.name, field })))
    .flatMap(({ model, field }) =>
      dependenciesOf(field)
        .filter((dependency) => dependency.resetOnFulfilled || dependency.resetOnUnfulfilled)
        .map((dependency) => ({ model, field: field.name, dependency, reads: readsOf(dependency) })),
    );
  WATCHES.set(plan, made);
  return made;
}

/**
 * Returns the fields that are reset because a dependency began or ceased to hold (R4-13); `keys` names all fields that
 * may differ.
 */
function resetsBetween(
  plan: FormPlan,
  before: ClaimDocument,
  after: ClaimDocument,
  moment: Moment,
  keys?: ReadonlySet<string>,
): FieldReset[] {
  const watched = watchesOf(plan).filter(({ reads }) => !keys || [...reads].some((key) => keys.has(key)));
  return watched.flatMap(({ model, field, dependency }) => {
    const holds = evaluateCondition(dependency.when, { claim: after, rows: [], ...moment });
    const resets = holds ? dependency.resetOnFulfilled : dependency.resetOnUnfulfilled;
    if (!resets || evaluateCondition(dependency.when, { claim: before, rows: [], ...moment }) === holds)
      return [];
    return [{ model, field, value: dependency.resetValue }];
  });
}

function withResets(claim: ClaimDocument, resets: readonly FieldReset[]): ClaimDocument {
  let reset = claim;
  for (const { model, field, value } of resets) reset = withField(reset, model, field, value);
  return reset;
}

/** Tests if a change by settling is permanent, and not undone when the field is shown again (C4-22). */
export function isPermanentChange(plan: FormPlan, { path, reason }: SettledChange): boolean {
  if (reason === 'reset') return true;
  const [modelName = '', index = '', fieldName = '', , innerName] = pathSteps(path);
  if (!/^\d+$/.test(index)) return false;
  const field = planFieldOf(plan, modelName, fieldName, innerName);
  return field ? dependenciesOf(field).some((dependency) => dependency.resetOnUnfulfilled) : false;
}

/** Returns the member of an object or list at a step of a path; undefined where there is none. */
export function stepInto(value: unknown, step: string): unknown {
  return typeof value === 'object' && value !== null
    ? own(value as Record<string, unknown>, step)
    : undefined;
}

/** Copies the value at a path of `from` into a copy of `to`; both have the same shape. */
function withPath(to: unknown, from: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return from;
  if (typeof to !== 'object' || to === null) return to;
  const part = withPath(stepInto(to, step), stepInto(from, step), rest);
  return Array.isArray(to)
    ? to.map((item, index) => (index === Number(step) ? part : item))
    : { ...to, [step]: part };
}

/** Entered claim after resets, and its verdict. */
export interface Judged {
  entered: ClaimDocument;
  verdict: Verdict;
}

/** Judges the entered claim, and returns it with its resets, which are permanent; hidden values are kept (C4-22). */
export function judgeEntered(entered: ClaimDocument, form: LoadedForm, context: JudgeContext): Judged {
  const verdict = judge(entered, form, context);
  const kept = verdict.changes.filter((change) => isPermanentChange(form.plan, change));
  if (kept.length === 0) return { entered, verdict };
  const changed = kept.reduce<unknown>(
    (claim, { path }) => withPath(claim, verdict.claim, pathSteps(path)),
    entered,
  );
  return { entered: changed as ClaimDocument, verdict };
}

/**
 * Judges the entered claim after a change: fields whose dependencies began or ceased to hold are reset, too (R4-13).
 * `settled` is the claim as settled before the change.
 */
export function judgeChange(
  entered: ClaimDocument,
  settled: ClaimDocument,
  form: LoadedForm,
  context: JudgeContext,
): Judged {
  const judged = judgeEntered(entered, form, context);
  const moment = momentOf(context);
  const resets = resetsBetween(form.plan, settled, judged.verdict.claim, moment);
  return resets.length === 0 ? judged : judgeEntered(withResets(judged.entered, resets), form, context);
}

/**
 * Settles and resets after changes of some fields, without judging. Returns null where the whole claim has to be
 * settled, as in `settleChange`.
 */
export function settleWithResets(
  entered: ClaimDocument,
  settled: ClaimDocument,
  changes: readonly FieldChange[],
  plan: FormPlan,
  moment: Moment,
): { entered: ClaimDocument; claim: ClaimDocument } | null {
  const found = settleChange(plan, settled, entered, changes, moment);
  if (!found) return null;
  const resets = resetsBetween(plan, settled, found.claim, moment, found.keys);
  if (resets.length === 0) return { entered, claim: found.claim };
  const reset = withResets(entered, resets);
  const again = settleChange(plan, found.claim, reset, resets, moment);
  return again && { entered: reset, claim: again.claim };
}
