import { FIELD_KINDS } from '../../transforms/fields/fields.ts';
import { formTypeOf } from '../view/bundleView.ts';
import { placedField } from '../view/modelIndex.ts';
import { defineCheck } from './check.ts';

/** A select or radio group offers options; only those of a boolean field are understood. */
export const missingOptions = defineCheck({
  code: 'missing-options',
  severity: 'error',
  summary: 'a select or radio group without options',
  needs: 'file',
  *run({ pages, models }) {
    for (const page of pages) {
      for (const placed of page.placements) {
        const { component, options, optionsList } = placed.field;
        if (component !== 'select' && component !== 'radio') continue;
        const field = placedField(models, formTypeOf(page.form), placed)?.field;
        // A calculated field as an input is another finding.
        const type = field?.computed === undefined ? field?.type : undefined;
        if (options || optionsList !== undefined || !type || !FIELD_KINDS[type].isTyped) continue;
        yield {
          file: page.file,
          pointer: `${placed.pointer}/component`,
          message: `The ${component} of ${placed.name} has no options.`,
          hint: 'Add "options", or name a list in "optionsList".',
        };
      }
    }
  },
});
