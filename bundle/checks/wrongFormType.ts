import { formTypeOf } from '../view/bundleView.ts';
import type { Check } from './check.ts';

/** R4-04, R8-15: "Unexpected Form Type". */
export const wrongFormType: Check = {
  code: 'wrong-form-type',
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
};
