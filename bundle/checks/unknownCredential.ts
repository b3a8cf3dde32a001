import type { Way } from '../../schemas/generated/types.ts';
import { camelCase } from '../../transforms/config/names.ts';
import { suggest } from '../findings/didYouMean.ts';
import { type BundleView, formTypeOf } from '../view/bundleView.ts';
import { waysIn } from '../view/waysIn.ts';
import type { Check, Found } from './check.ts';

interface Named {
  model: string;
  field: string;
  pointer: string;
}

/** Authorization compares fields that the form has: those of its credentials, or of the claim already filed. */
export const unknownCredential: Check = {
  code: 'unknown-credential',
  *run(view) {
    if (!view.isWhole('models.json')) return;
    for (const { name } of view.forms) {
      for (const { way, pointer } of waysIn(view, name))
        for (const named of namedFields(way)) yield* check(view, formTypeOf(name), named, pointer);
    }
  },
};

function namedFields(authorization: Way): Named[] {
  if (authorization.kind === 'classList') {
    return authorization.match.flatMap((names, set) =>
      names.map((field, index) => ({ model: 'credentials', field, pointer: `/match/${set}/${index}` })),
    );
  }
  if (authorization.kind === 'open') return [];
  const [model = '', field = ''] = authorization.field.split('.');
  return [{ model, field, pointer: '/field' }];
}

function* check(
  { models }: BundleView,
  formType: string,
  { model, field, pointer }: Named,
  around: string,
): Generator<Found> {
  // A claim that documents are added to may be one of another form.
  const ofModel = models.all.filter((candidate) => candidate.name === camelCase(model));
  const candidates =
    model === 'credentials' ? ofModel.filter((candidate) => candidate.formType === formType) : ofModel;
  if (candidates.some(({ fields }) => fields.has(camelCase(field)))) return;
  const known = candidates.flatMap(({ fields }) => [...fields.keys()]);
  yield {
    file: 'settlement.json',
    pointer: around + pointer,
    message: `The model ${model} has no field ${field}.`,
    hint: suggest(field, known, 'Its fields') || 'Name a field as the models have it.',
  };
}
