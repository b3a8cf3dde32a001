import type { Moment } from '../conditions/scope.ts';
import { type ClaimDocument, type ClaimRecord, type FieldValue, isRecord } from '../ground/claim.ts';
import { joinPath } from '../ground/claimPath.ts';
import type { ModelName } from '../ground/modelNames.ts';
import type { FormPlan, PlanField, PlanModel, SettleStep } from '../ground/plan.ts';
import { completeField } from './complete.ts';
import { planFieldOf, planModelOf } from './planIndex.ts';
import { settle } from './settle.ts';
import { readsOfStep } from './stepReads.ts';

/** Positions of the settle steps of a plan, by the keys that they read, and by the key that they settle. */
interface Dependents {
  readers: ReadonlyMap<string, readonly number[]>;
  own: ReadonlyMap<string, number>;
}

const DEPENDENTS = new WeakMap<FormPlan, Dependents>();

const keyOf = ({ model, field, inner }: SettleStep): string => joinPath(model, field, inner);

/** Returns the keys of the lists whose records enclose a step's field, innermost first. */
function rowsAroundStep(plan: FormPlan, { model, field, inner }: SettleStep): string[] {
  if (field === undefined || planModelOf(plan, model)?.kind !== 'list') return [];
  return inner === undefined ? [model] : [`${model}.${field}`, model];
}

const ownerOf = (plan: FormPlan, { model, field, inner }: SettleStep): PlanModel | PlanField | undefined =>
  field === undefined ? planModelOf(plan, model) : planFieldOf(plan, model, field, inner);

function dependentsOf(plan: FormPlan): Dependents {
  const known = DEPENDENTS.get(plan);
  if (known) return known;
  const readers = new Map<string, number[]>();
  for (const [index, step] of plan.settle.entries()) {
    const owner = ownerOf(plan, step);
    const reads = owner && readsOfStep(owner, rowsAroundStep(plan, step), plan.pages);
    for (const key of reads ?? []) readers.set(key, [...(readers.get(key) ?? []), index]);
  }
  const made = { readers, own: new Map(plan.settle.map((step, index) => [keyOf(step), index])) };
  DEPENDENTS.set(plan, made);
  return made;
}

/** Returns the steps that have to run again after changes, in the plan's order. */
function stepsAfter(plan: FormPlan, changes: readonly FieldChange[]): SettleStep[] {
  const { readers, own } = dependentsOf(plan);
  const queue = changes.map(keyOf);
  const found = new Set(queue.flatMap((key) => own.get(key) ?? []));
  for (let next = queue.pop(); next !== undefined; next = queue.pop())
    for (const index of readers.get(next) ?? []) {
      const step = plan.settle[index];
      if (!step || found.has(index)) continue;
      found.add(index);
      queue.push(keyOf(step));
    }
  return [...found].sort((a, b) => a - b).flatMap((index) => plan.settle[index] ?? []);
}

/** Tests if a step can be settled alone: a field of a single model, because records need the whole claim. */
function isPlain(plan: FormPlan, { model, field }: SettleStep): boolean {
  const owner = planFieldOf(plan, model, field);
  return owner !== undefined && planModelOf(plan, model)?.kind === 'single' && owner.type !== 'list';
}

/** Changed field of a single model. */
export interface FieldChange {
  model: ModelName;
  field: string;
}

/** Claim that was settled after changes, and the keys of all fields that may differ. */
interface SettledAfter {
  claim: ClaimDocument;
  keys: ReadonlySet<string>;
}

/**
 * Settles the claim after changes of some fields without settling the rest again, because only fields that read a
 * changed one, directly or through others, can differ. Returns null where the whole claim has to be settled: for
 * records, and for resets, which change the entered claim permanently. `settled` is the claim as settled before,
 * `entered` the claim as entered now. The result equals the document that `judge` settles on the same day.
 */
export function settleChange(
  plan: FormPlan,
  settled: ClaimDocument,
  entered: ClaimDocument,
  changes: readonly FieldChange[],
  moment: Moment,
): SettledAfter | null {
  const steps = stepsAfter(plan, changes);
  const changed: SettleStep[] = [...changes, ...steps];
  if (!changed.every((step) => isPlain(plan, step))) return null;
  const claim: ClaimDocument = { ...settled };
  const copied = new Map<ModelName, ClaimRecord>();
  for (const { model, field = '' } of changed) {
    const before = settled[model];
    const given = entered[model];
    const owner = planFieldOf(plan, model, field);
    if (!owner || !isRecord(before) || !isRecord(given)) return null;
    const record = copied.get(model) ?? { ...before };
    copied.set(model, record);
    claim[model] = record;
    record[field] = completeField(given[field], owner) as FieldValue;
  }
  const found = settle(claim, plan, moment, steps);
  if (found.changes.some(({ reason }) => reason === 'reset')) return null;
  return { claim: found.claim, keys: new Set(changed.map(keyOf)) };
}
