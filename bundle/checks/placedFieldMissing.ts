import { camelCase } from '../../transforms/config/names.ts';
import { suggest } from '../findings/didYouMean.ts';
import { blocksOf } from '../view/blocks.ts';
import { type BundleView, formTypeOf } from '../view/bundleView.ts';
import type { ModelView } from '../view/modelIndex.ts';
import type { Check } from './check.ts';

interface Shown {
  file: string;
  pointer: string;
  name: string;
  model: ModelView;
}

/** Fields that display rows and labelled values show; those of other blocks are found when the form is built. */
export const placedFieldMissing: Check = {
  code: 'placed-field-missing',
  *run(view) {
    if (!view.isWhole('models.json')) return;
    for (const { file, pointer, name, model } of shownFields(view)) {
      if (model.fields.has(name)) continue;
      yield {
        file,
        pointer,
        message: `${model.name} has no field ${name}.`,
        hint: suggest(name, model.fields.keys(), 'Its fields') || 'Name a field of the model.',
      };
    }
  },
};

function shownFields(view: BundleView): Shown[] {
  const inRows = blocksOf(view, 'displayRows').flatMap(({ file, form, block, pointer }) =>
    block.fields.map((field, index) => ({
      file,
      form,
      name: field.name,
      of: field.model ?? block.model,
      pointer: `${pointer}/fields/${index}/name`,
    })),
  );
  const inValues = blocksOf(view, 'value').map(({ file, form, block, pointer }) => ({
    file,
    form,
    name: block.name,
    of: block.model,
    pointer: `${pointer}/name`,
  }));
  return [...inRows, ...inValues].flatMap(({ file, form, name, of, pointer }) => {
    const model = view.models.find(formTypeOf(form), of);
    return model ? [{ file, pointer, name: camelCase(name), model }] : [];
  });
}
