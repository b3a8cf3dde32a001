import { masksOf } from '../../transforms/masks/insertedCharacters.ts';
import { builtRules, meaningsOf } from '../meaning/builtRules.ts';
import { type BundleView, formTypeOf } from '../view/bundleView.ts';
import { type ModelView, nameIn, placedField } from '../view/modelIndex.ts';
import { defineCheck } from './check.ts';

/**
 * Reports a `sameAs` field whose original has different masks on different pages (C10-28), because the comparison then
 * includes separators.
 */
export const repeatedMasks = defineCheck({
  code: 'repeated-masks',
  severity: 'warning',
  summary: 'a repetition of a field that several masks write',
  needs: 'bundle',
  *run(view) {
    for (const { model, field, rules } of builtRules(view))
      for (const { meaning, place } of meaningsOf(rules, 'sameAs')) {
        const { other } = meaning;
        const masks = masksOfField(view, model, 'model' in other ? other.model : model.name, other.field);
        if (!field || masks.length < 2) continue;
        yield {
          file: place.file,
          pointer: place.pointer,
          message: `${other.field} is typed by ${masks.length} masks (${masks.join(', ')}), so ${nameIn(field)} must repeat it with every bracket and dash.`,
          hint: `Give ${other.field} one mask on all of its pages, or two fields, each with a repetition of its own.`,
        };
      }
  },
});

function masksOfField(view: BundleView, { formType }: ModelView, model: string, name: string): string[] {
  const wanted = view.models.find(formType, model)?.fields.get(name);
  const placements = view.pages.flatMap((page) =>
    formTypeOf(page.form) === formType ? page.placements : [],
  );
  return masksOf(
    placements
      .filter((one) => wanted && placedField(view.models, formType, one) === wanted)
      .map(({ field }) => field),
  );
}
