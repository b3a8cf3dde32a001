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

/** The state of every dependency of the single models' fields, always in the same order. */
export function fulfilments(plan: FormPlan, claim: ClaimDocument, context: JudgeContext): Fulfilment[] {
  const scope = { claim, rows: [], today: todayInLosAngeles(context.now) };
  const models = plan.models.filter((model) => model.kind === 'single');
  return models.flatMap((model) =>
    model.fields.flatMap((field) =>
      dependenciesOf(field).map((dependency) => ({
        model: model.name,
        field: field.name,
        fulfilled: evaluateCondition(dependency.when, scope),
        dependency,
      })),
    ),
  );
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
