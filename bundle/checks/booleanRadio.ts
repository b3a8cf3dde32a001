import { formTypeOf } from '../view/bundleView.ts';
import { placedField } from '../view/modelIndex.ts';
import { defineCheck } from './check.ts';

/** A boolean is false until somebody says otherwise: as a radio group it is answered before it is asked (C8-20). */
export const booleanRadio = defineCheck({
  code: 'boolean-radio',
  severity: 'warning',
  summary: 'a boolean field with radio options, one of which is chosen before anybody answers',
  needs: 'file',
  *run({ pages, models }) {
    for (const page of pages) {
      for (const placed of page.placements) {
        if (placed.field.component !== 'radio') continue;
        const type = placedField(models, formTypeOf(page.form), placed)?.field.type;
        if (type !== 'boolean') continue;
        yield {
          file: page.file,
          pointer: `${placed.pointer}/component`,
          message: `The boolean field ${placed.name} is shown as a radio group: it cannot stay unanswered, and No is chosen before anybody answers.`,
          hint: 'Make it a text field with the component yesNo, which holds "yes" or "no"; or show a check box.',
        };
      }
    }
  },
});
