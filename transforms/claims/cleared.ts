import { isEmpty } from '../values/emptiness.ts';
import { fieldValue } from './claimFields.ts';
import type { ClaimDocument, FormPlan } from './types.ts';

/**
 * The fields whose answer a change took along, as paths: what was entered for them before their dependencies reset
 * them, and is not there any more (R4-13). A person who changed another answer is told of them (C10-04).
 */
export function clearedFields(entered: ClaimDocument, reset: ClaimDocument, plan: FormPlan): string[] {
  if (entered === reset) return [];
  return plan.models
    .filter(({ kind }) => kind === 'single')
    .flatMap(({ name, fields }) =>
      fields
        .filter((field) => {
          const before = fieldValue(entered, name, field.name);
          return !isEmpty(before) && before !== false && before !== fieldValue(reset, name, field.name);
        })
        .map((field) => `${name}.${field.name}`),
    );
}
