import { FIELD_KINDS } from '../../transforms/fields/fields.ts';
import { placedFields } from '../view/placedFields.ts';
import { defineCheck } from './check.ts';

/** Reports a select or radio group without options; a boolean field has its own. */
export const missingOptions = defineCheck({
  code: 'missing-options',
  severity: 'error',
  summary: 'a select or radio group without options',
  needs: 'file',
  *run(view) {
    for (const { file, placement, field } of placedFields(view)) {
      const { component, options, optionsList } = placement.field;
      if (component !== 'select' && component !== 'radio') continue;
      // A computed field as an input is reported by another check.
      if (field.computed !== undefined || !FIELD_KINDS[field.type].isTyped) continue;
      if (options || optionsList !== undefined) continue;
      yield {
        file,
        pointer: `${placement.pointer}/component`,
        message: `The ${component} of ${placement.name} has no options.`,
        hint: 'Add "options", or name a list in "optionsList".',
      };
    }
  },
});
