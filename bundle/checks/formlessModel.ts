import { also } from '../../transforms/config/advice.ts';
import { toPointer } from '../../transforms/ground/pointer.ts';
import { suggest } from '../findings/didYouMean.ts';
import { builtForms } from '../meaning/builtForms.ts';
import { formTypeOf } from '../view/bundleView.ts';
import { defineCheck } from './check.ts';

/** Reports a model of a form that the settlement does not have (C12-10), because no claim has it. */
export const formlessModel = defineCheck({
  code: 'formless-model',
  severity: 'warning',
  summary: 'a model of a form that the settlement does not have',
  needs: 'file',
  *run(view) {
    if (!view.isWhole('settlement.json')) return;
    const types = view.forms.map(({ name }) => formTypeOf(name));
    // A model that a page or rule names is reported there, as missing in its form.
    const sought = builtForms(view)
      .flatMap(({ faults }) => faults)
      .map(({ subject }) => subject?.name);
    for (const { formType, name, config } of view.models.all) {
      if (types.includes(formType) || sought.includes(name)) continue;
      yield {
        file: 'models.json',
        pointer: config.place.pointer + toPointer(['metadata', 'formType']),
        message: `The model ${name} belongs to the form ${formType}, which the settlement does not have.`,
        hint: also(suggest(formType, types, 'Its forms are'), 'Or add the form to settlement.json.'),
      };
    }
  },
});
