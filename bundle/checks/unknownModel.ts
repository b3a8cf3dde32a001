import { suggest } from '../findings/didYouMean.ts';
import { blocksOf } from '../view/blocks.ts';
import { type BundleView, formTypeOf } from '../view/bundleView.ts';
import type { Check, Found } from './check.ts';

/** R8-16: "no model matching the metadata", where building the form does not look. */
export const unknownModel: Check = {
  code: 'unknown-model',
  *run(view) {
    if (!view.isWhole('models.json')) return;
    for (const { file, form, block, pointer } of blocksOf(view, 'displayRows', 'value')) {
      const formType = formTypeOf(form);
      if (view.models.find(formType, block.model)) continue;
      yield missing(view, file, `${pointer}/model`, formType, block.model);
    }
    for (const { formType, entry, pointer } of view.models.all) {
      const named = entry.metadata.prepopulatedSubModel;
      if (typeof named !== 'string' || view.models.find(formType, named)) continue;
      yield missing(view, 'models.json', `${pointer}/metadata/prepopulatedSubModel`, formType, named);
    }
  },
};

function missing(
  { models }: BundleView,
  file: string,
  pointer: string,
  formType: string,
  name: string,
): Found {
  const there = models.all.filter((model) => model.formType === formType).map((model) => model.name);
  const hint = suggest(name, there, 'Its models') || 'Name a model of the form by its dtoMapping.';
  return { file, pointer, message: `The form has no model ${name}.`, hint };
}
