import type {
  ClaimDocument,
  FieldValue,
  FormPlan,
  JudgeContext,
  PlanDependency,
  PlanField,
  SettledChange,
} from '../../transforms/claims/types.ts';
import { evaluateCondition } from '../../transforms/conditions/evaluate.ts';
import { addConditionReads, type ReadKeys } from '../../transforms/conditions/references.ts';
import type { ModelName } from '../../transforms/config/names.ts';
import { todayInLosAngeles } from '../../transforms/values/day.ts';

/** Whether one dependency of a field holds now, and what it does to the value when that changes. */
export interface Fulfilment {
  model: ModelName;
  field: string;
  fulfilled: boolean;
  dependency: PlanDependency;
}

function dependenciesOf(field: PlanField): PlanDependency[] {
  return (field.placements ?? []).flatMap((placement) => placement.dependencies ?? []);
}

/** A dependency that resets its field, and the keys of what it reads. */
interface Watch {
  model: ModelName;
  field: string;
  dependency: PlanDependency;
  reads: ReadKeys;
}

const WATCHES = new WeakMap<FormPlan, readonly Watch[]>();

/** Every dependency that resets a field of a single model, always in the same order. */
function watchesOf(plan: FormPlan): readonly Watch[] {
  const known = WATCHES.get(plan);
  if (known) return known;
  const made = plan.models
    .filter((model) => model.kind === 'single')
    .flatMap((model) =>
      model.fields.flatMap((field) =>
        dependenciesOf(field)
          .filter((dependency) => dependency.resetOnFulfilled || dependency.resetOnUnfulfilled)
          .map((dependency) => {
            const reads: ReadKeys = new Set();
            addConditionReads(dependency.when, [], reads);
            return { model: model.name, field: field.name, dependency, reads };
          }),
      ),
    );
  WATCHES.set(plan, made);
  return made;
}

/** The state of every dependency that may reset its field; `keys` leaves out those that read none of them. */
export function fulfilments(
  plan: FormPlan,
  claim: ClaimDocument,
  context: JudgeContext,
  keys?: ReadonlySet<string>,
): Fulfilment[] {
  const scope = { claim, rows: [], today: todayInLosAngeles(context.now) };
  const watched = watchesOf(plan);
  const asked = keys ? watched.filter(({ reads }) => [...reads].some((key) => keys.has(key))) : watched;
  return asked.map(({ reads: _reads, ...watch }) => ({
    ...watch,
    fulfilled: evaluateCondition(watch.dependency.when, scope),
  }));
}

/** The fields that a change of their dependencies resets, each with the value it is reset to (R4-13). */
export function resetsBetween(
  before: readonly Fulfilment[],
  after: readonly Fulfilment[],
): { model: ModelName; field: string; value: FieldValue }[] {
  const changed = after.filter((now, index) => {
    const flag = now.fulfilled ? now.dependency.resetOnFulfilled : now.dependency.resetOnUnfulfilled;
    return flag && before[index]?.fulfilled === !now.fulfilled;
  });
  return changed.map(({ model, field, dependency }) => ({ model, field, value: dependency.resetValue }));
}

/** Whether a field of a saved record was emptied because its own dependencies do not hold, for good. */
export function isRowReset(plan: FormPlan, { path, reason }: SettledChange): boolean {
  const [modelName, index, fieldName] = path.split('.');
  if (reason !== 'notLive' || !/^\d+$/.test(index ?? '')) return false;
  const field = plan.models
    .find((model) => model.name === modelName)
    ?.fields.find((candidate) => candidate.name === fieldName);
  return field ? dependenciesOf(field).some((dependency) => dependency.resetOnUnfulfilled) : false;
}
