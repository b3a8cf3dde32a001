import { formatOf } from '../../transforms/fields/formatOf.ts';
import { pathSteps } from '../../transforms/ground/claimPath.ts';
import { camelCase, type FormName, isModelName, MODEL_KINDS } from '../../transforms/ground/modelNames.ts';
import { suggest } from '../findings/didYouMean.ts';
import { type BundleView, formTypeOf } from '../view/bundleView.ts';
import type { FieldView } from '../view/modelIndex.ts';
import { defineCheck, type Found } from './check.ts';

type Fault = Pick<Found, 'message' | 'hint'>;

/** Reports a form whose receipt can never be mailed: without a sender, or to a field that holds no address (C13-09). */
export const receiptAddress = defineCheck({
  code: 'receipt-address',
  severity: 'error',
  summary: 'a receipt by mail to what is no e-mail address of the claim',
  needs: 'bundle',
  *run(view) {
    const { mail, forms } = view.bundle.settlement;
    for (const { name } of view.forms) {
      const written = forms[name]?.receiptTo;
      if (written === undefined) continue;
      const fault = name === 'lookup' ? FILES_NOTHING : mail ? addressFault(view, name, written) : NO_SENDER;
      if (fault) yield { file: 'settlement.json', pointer: `/forms/${name}/receiptTo`, ...fault };
    }
  },
});

const FILES_NOTHING: Fault = {
  message: 'The form lookup files no claim, so there is nothing to send a receipt of.',
  hint: 'Take "receiptTo" away from it.',
};

const NO_SENDER: Fault = {
  message: 'The form mails receipts, and the settlement names no sender.',
  hint: 'Add "mail": { "from": "no-reply@YOUR-DOMAIN" } to the settlement, or take "receiptTo" away.',
};

function addressFault(view: BundleView, form: FormName, written: string): Fault | null {
  if (!view.isWhole('models.json')) return null;
  const [model = '', name = ''] = pathSteps(written);
  const found = view.models.find(formTypeOf(form), model);
  const field = found?.fields.get(camelCase(name));
  const addresses = view.models.all
    .filter(({ formType, name: of }) => formType === formTypeOf(form) && isSingle(of))
    .flatMap((of) =>
      [...of.fields.values()].filter(holdsAddress).map((one) => `${of.name}.${one.field.name}`),
    );
  const hint = suggest(written, addresses, 'Fields with an address') || RULE_HINT;
  if (!field) return { message: `The form has no field ${written}.`, hint };
  if (!isSingle(camelCase(model)))
    return {
      message: `${written} is no one answer that the claim keeps as it was typed: ${model} is a list, or credentials, which may be kept as hashes.`,
      hint,
    };
  if (!holdsAddress(field))
    return { message: `Nothing holds the field ${written} to an e-mail address.`, hint: RULE_HINT };
  return null;
}

/** Tests if a claim has one record of a model, and keeps it as it was typed: credentials may be kept as hashes. */
const isSingle = (model: string): boolean =>
  isModelName(model) && MODEL_KINDS[model] === 'single' && model !== 'credentials';

const holdsAddress = ({ field, within }: FieldView): boolean =>
  within === undefined && field.rules.some((rule) => formatOf(rule) === 'email');

const RULE_HINT = 'Name a field with the rule { "name": "format", "ordinalParams": ["email"] }.';
