import type { FieldPlacement } from '../../schemas/generated/types.ts';
import type { Hint } from '../../transforms/config/advice.ts';
import { FIELD_KINDS } from '../../transforms/fields/fields.ts';
import { areEqual } from '../../transforms/values/equality.ts';
import { suggest } from '../findings/didYouMean.ts';
import { offeredBy } from '../meaning/answers.ts';
import { refusalsOf } from '../meaning/judgedAlone.ts';
import { type BundleView, formTypeOf } from '../view/bundleView.ts';
import { type FieldView, placedField } from '../view/modelIndex.ts';
import { defineCheck } from './check.ts';

/** C12-10: a default that is none of the options, of another type than its field, or refused by its rules. */
export const wrongDefault = defineCheck({
  code: 'wrong-default',
  severity: 'warning',
  summary: 'a default that nobody could enter',
  needs: 'file',
  *run(view) {
    for (const page of view.pages)
      for (const placement of page.placements) {
        const { defaultValue: value } = placement.field;
        const field = placedField(view.models, formTypeOf(page.form), placement);
        if (!field || value === undefined || value === null) continue;
        const wrong = whatIsWrong(view, placement.field, field, value);
        if (!wrong) continue;
        yield {
          file: page.file,
          pointer: `${placement.pointer}/defaultValue`,
          message: `The default ${JSON.stringify(value)} of ${field.field.name} ${wrong.says}.`,
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
