import { formTypeOf } from '../view/bundleView.ts';
import { defineCheck } from './check.ts';

/** Reports a form type that is not that of the form's name (R4-04): "Unexpected Form Type" of R8-15. */
export const wrongFormType = defineCheck({
  code: 'wrong-form-type',
  severity: 'error',
  summary: 'a form under the name of another form',
  needs: 'file',
  *run({ bundle, forms }) {
    for (const { name } of forms) {
      const wanted = formTypeOf(name);
      const given = bundle.settlement.forms[name]?.formType;
      if (given === undefined || given === wanted) continue;
      yield {
        file: 'settlement.json',
        pointer: `/forms/${name}/formType`,
        message: `The form ${name} cannot have the form type ${given}.`,
        hint: `Write "${wanted}".`,
      };
    }
  },
});
