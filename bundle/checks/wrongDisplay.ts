import { AUTHORED_KINDS } from '../../transforms/fields/fields.ts';
import { formTypeOf } from '../view/bundleView.ts';
import { placedField } from '../view/modelIndex.ts';
import { defineCheck } from './check.ts';

/** A value that never reads as what it is displayed as would be shown as if nothing had been said (C8-21). */
export const wrongDisplay = defineCheck({
  code: 'wrong-display',
  severity: 'error',
  summary: 'a display that does not fit the type of its field',
  needs: 'file',
  *run({ pages, models }) {
    for (const page of pages) {
      for (const placed of page.placements) {
        const { display } = placed.field;
        const type = placedField(models, formTypeOf(page.form), placed)?.field.type;
        if (!display || !type || AUTHORED_KINDS[type].displays.includes(display)) continue;
        yield {
          file: page.file,
          pointer: `${placed.pointer}/display`,
          message: `${placed.name} is of type ${type} and cannot be displayed as ${display}.`,
          hint: `Displays for it: ${AUTHORED_KINDS[type].displays.join(', ')}.`,
        };
      }
    }
  },
});
