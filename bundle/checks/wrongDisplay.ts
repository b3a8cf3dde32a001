import { AUTHORED_KINDS } from '../../transforms/fields/fields.ts';
import { placedFields } from '../view/placedFields.ts';
import { defineCheck } from './check.ts';

/** Reports a display format that the type of the value never has (C8-21), because it has no effect. */
export const wrongDisplay = defineCheck({
  code: 'wrong-display',
  severity: 'error',
  summary: 'a display that does not fit the type of its field',
  needs: 'file',
  *run(view) {
    for (const { file, placement, field } of placedFields(view)) {
      const { display } = placement.field;
      if (!display || AUTHORED_KINDS[field.type].displays.includes(display)) continue;
      yield {
        file,
        pointer: `${placement.pointer}/display`,
        message: `${placement.name} is of type ${field.type} and cannot be displayed as ${display}.`,
        hint: `Displays for it: ${AUTHORED_KINDS[field.type].displays.join(', ')}.`,
      };
    }
  },
});
