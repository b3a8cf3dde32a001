import type { FieldPlacement } from '../../schemas/generated/types.ts';
import type { Hint } from '../../transforms/config/advice.ts';
import { FIELD_KINDS } from '../../transforms/fields/fields.ts';
import { areEqual } from '../../transforms/values/equality.ts';
import { suggest } from '../findings/didYouMean.ts';
import { offeredBy } from '../meaning/placedAnswers.ts';
import { refusalsOf } from '../meaning/refusals.ts';
import type { BundleView } from '../view/bundleView.ts';
import type { FieldView } from '../view/modelIndex.ts';
import { placedFields } from '../view/placedFields.ts';
import { defineCheck } from './check.ts';

/** Reports a default that is no option, of another type than its field, or refused by its rules (C12-10). */
export const wrongDefault = defineCheck({
  code: 'wrong-default',
  severity: 'warning',
  summary: 'a default that nobody could enter',
  needs: 'file',
  *run(view) {
    for (const { file, placement, field, owner } of placedFields(view)) {
      const { defaultValue: value } = placement.field;
      if (value === undefined || value === null) continue;
      const wrong = whatIsWrong(view, placement.field, owner, value);
      if (!wrong) continue;
      yield {
        file,
        pointer: `${placement.pointer}/defaultValue`,
        message: `The default ${JSON.stringify(value)} of ${field.name} ${wrong.says}.`,
        hint: wrong.hint || 'Give a value that can be entered, or take the default away.',
      };
    }
  },
});

function whatIsWrong(
  view: BundleView,
  placed: FieldPlacement,
  field: FieldView,
  value: string | number | boolean,
): { says: string; hint?: Hint } | undefined {
  const { type } = field.field;
  if (!FIELD_KINDS[type].types.includes(typeof value)) return { says: `is no ${type}` };
  const options = offeredBy(view, placed);
  if (options && !options.some((option) => areEqual({ value: option, type }, { value })))
    return {
      says: 'is none of its options',
      hint: suggest(String(value), options.map(String), 'Its options are'),
    };
  const [refusal] = refusalsOf(view, field, value);
  return refusal && { says: `is refused by its rule ${refusal}` };
}
