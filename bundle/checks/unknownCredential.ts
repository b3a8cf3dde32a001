import type { Way } from '../../schemas/generated/types.ts';
import { pathSteps } from '../../transforms/ground/claimPath.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import { suggest } from '../findings/didYouMean.ts';
import { type BundleView, formTypeOf } from '../view/bundleView.ts';
import { waysIn } from '../view/waysIn.ts';
import { defineCheck, type Found } from './check.ts';

/** Field that a way in compares, with its pointer within the way in. */
interface Named {
  model: string;
  field: string;
  pointer: string;
  /** Purpose of the field in messages, where the way in does not name it. */
  use?: string;
}

/** Name of the reference code among credentials. */
const REFERENCE_CODE = 'referenceCode';

/** Reports fields that a way in compares and that the form's credentials, or the filed claim, do not have. */
export const unknownCredential = defineCheck({
  code: 'unknown-credential',
  severity: 'error',
  summary: 'authorization by a field that its form does not have',
  needs: 'file',
  *run(view) {
    if (!view.isWhole('models.json')) return;
    for (const { name } of view.forms) {
      for (const { way, pointer } of waysIn(view, name))
        yield* firstMissing(view, formTypeOf(name), namedFields(way), pointer);
    }
  },
});

/** Returns the lists of fields that a way in compares; of each list the first missing field is reported. */
function namedFields(authorization: Way): Named[][] {
  if (authorization.kind === 'classList') {
    return authorization.match.flatMap((names, set) =>
      names.map((field, index) => [{ model: 'credentials', field, pointer: `/match/${set}/${index}` }]),
    );
  }
  if (authorization.kind === 'open') return [];
  const [model = '', field = ''] = pathSteps(authorization.field);
  const typed = { model: 'credentials', field, pointer: '/field', use: `${model}.${field} is compared with` };
  const code = { model: 'credentials', field: REFERENCE_CODE, pointer: '', use: 'the claim is found by' };
  return [[{ model, field, pointer: '/field' }, typed], [code]];
}

function* firstMissing(
  view: BundleView,
  formType: string,
  lists: readonly Named[][],
  around: string,
): Generator<Found> {
  for (const named of lists) {
    const [first] = named.flatMap((one) => [...check(view, formType, one, around)]);
    if (first) yield first;
  }
}

function* check(
  { models }: BundleView,
  formType: string,
  { model, field, pointer, use }: Named,
  around: string,
): Generator<Found> {
  // A filed claim to which documents are added may be of another form.
  const ofModel = models.all.filter((candidate) => candidate.name === camelCase(model));
  const candidates =
    model === 'credentials' ? ofModel.filter((candidate) => candidate.formType === formType) : ofModel;
  if (candidates.some(({ fields }) => fields.has(camelCase(field)))) return;
  const known = candidates.flatMap(({ fields }) => [...fields.keys()]);
  yield {
    file: 'settlement.json',
    pointer: around + pointer,
    message: `The model ${model} has no field ${field}${use === undefined ? '' : `, which ${use}`}.`,
    hint:
      use === undefined
        ? suggest(field, known, 'Its fields') || 'Name a field as the models have it.'
        : `Add it to the form's credentials, and place it on its entry page.`,
  };
}
