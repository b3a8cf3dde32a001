import type { FormPlan } from '../claims/types.ts';
import type { ConfigFault } from '../config/errors.ts';
import type { FormConfig } from '../config/formConfig.ts';
import { buildFormModel } from '../form/buildFormModel.ts';
import type { JsonSchema } from '../form/claimSchema.ts';

/** A form as JSON Schema with the custom keywords, and the plan that judging and rendering follow. */
export interface BuiltForm {
  schema: JsonSchema;
  plan: FormPlan;
}

/** Builds a form's schema and plan; all faults are returned at once, and `built` is null where there are any. */
export function buildForm(form: FormConfig): { built: BuiltForm | null; faults: readonly ConfigFault[] } {
  const { schema, plan, faults } = buildFormModel(form);
  return { built: faults.length > 0 ? null : { schema, plan }, faults };
}
