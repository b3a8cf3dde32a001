import { placedFields } from '../view/placedFields.ts';
import { defineCheck } from './check.ts';

/**
 * Reports a boolean field that is shown as a radio group (C8-20), because its value is false before anybody chooses.
 */
export const booleanRadio = defineCheck({
  code: 'boolean-radio',
  severity: 'warning',
  summary: 'a boolean field with radio options, one of which is chosen before anybody answers',
  needs: 'file',
  *run(view) {
    for (const { file, placement, field } of placedFields(view)) {
      if (placement.field.component !== 'radio' || field.type !== 'boolean') continue;
      yield {
        file,
        pointer: `${placement.pointer}/component`,
        message: `The boolean field ${placement.name} is shown as a radio group: it cannot stay unanswered, and No is chosen before anybody answers.`,
        hint: 'Make it a text field with the component yesNo, which holds "yes" or "no"; or show a check box.',
      };
    }
  },
});
