import { isSecretField } from '../../transforms/fields/secretField.ts';
import { pathSteps } from '../../transforms/ground/claimPath.ts';
import { camelCase, FORM_NAMES, isModelName, MODEL_KINDS } from '../../transforms/ground/modelNames.ts';
import { toPointer } from '../../transforms/ground/pointer.ts';
import { own } from '../../transforms/values/own.ts';
import { suggest } from '../findings/didYouMean.ts';
import type { BundleView } from '../view/bundleView.ts';
import { defineCheck, type Found } from './check.ts';

/** Types of fields whose answer a claimant can type once more. */
const TYPED: readonly string[] = ['string', 'number', 'date'];

/** Reports fields that the status page cannot ask for (C10-13): they are not there, hold no typed text, or are secret. */
export const statusAnswer = defineCheck({
  code: 'status-answer',
  severity: 'error',
  summary: 'a status page that asks for what it cannot compare',
  needs: 'bundle',
  *run(view) {
    const { status, forms } = view.bundle.settlement;
    for (const [form, path] of Object.entries(status?.answers ?? {})) {
      const at = { file: 'settlement.json', pointer: toPointer(['status', 'answers', form]) };
      if (own(forms, form) === undefined)
        yield {
          ...at,
          message: `The settlement has no form ${form}, so there is no claim of it to ask about.`,
          hint: suggest(form, Object.keys(forms), 'Forms') || 'Name a form of the settlement.',
        };
      else if (view.isWhole('models.json')) {
        const fault = faultOf(view, form, path);
        if (fault) yield { ...at, ...fault };
      }
    }
  },
});

type Fault = Pick<Found, 'message' | 'hint'>;

function faultOf({ models }: BundleView, form: string, path: string): Fault | null {
  const [model = '', field = ''] = pathSteps(path).map(camelCase);
  const formType = own(FORM_NAMES, form) ?? '';
  const fields = isSingle(model) ? models.find(formType, model)?.fields : undefined;
  const view = fields?.get(field);
  if (!view) {
    const known = models.all
      .filter(({ formType: type, name }) => type === formType && isSingle(name))
      .flatMap(({ name, fields: all }) => [...all.keys()].map((key) => `${name}.${key}`));
    return {
      message: `A claim of the form ${form} has no one field ${path}.`,
      hint: suggest(path, known, 'Its fields') || 'Name a field as model.name, of a model that is no list.',
    };
  }
  if (!TYPED.includes(view.field.type))
    return {
      message: `The field ${path} is of the type ${view.field.type}, which nobody types.`,
      hint: `Name a field of one of the types ${TYPED.join(', ')}.`,
    };
  if (!isSecretField(view.field)) return null;
  return {
    message: `The field ${path} is secret, and would be typed on a page that everybody can open.`,
    hint: 'Ask for a name, an email address or a ZIP code.',
  };
}

const isSingle = (model: string): boolean => isModelName(model) && MODEL_KINDS[model] !== 'list';
