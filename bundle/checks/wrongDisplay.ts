import type { DisplayName, FieldType } from '../../schemas/generated/types.ts';
import { formTypeOf } from '../view/bundleView.ts';
import { placedField } from '../view/modelIndex.ts';
import type { Check } from './check.ts';

/** How values of each type can be displayed. A text may hold what a calculation has rounded. */
const DISPLAYS: Readonly<Record<FieldType, readonly DisplayName[]>> = {
  string: ['money', 'number', 'percent', 'date', 'text'],
  number: ['money', 'number', 'percent', 'text'],
  date: ['date', 'text'],
  boolean: ['text'],
  file: ['text'],
  list: ['text'],
};

/** A value that never reads as what it is displayed as would be shown as if nothing had been said (C8-21). */
export const wrongDisplay: Check = {
  code: 'wrong-display',
  *run({ pages, models }) {
    for (const page of pages) {
      for (const placed of page.placements) {
        const { display } = placed.field;
        const type = placedField(models, formTypeOf(page.form), placed)?.field.type;
        if (!display || !type || DISPLAYS[type].includes(display)) continue;
        yield {
          file: page.file,
          pointer: `${placed.pointer}/display`,
          message: `${placed.name} is of type ${type} and cannot be displayed as ${display}.`,
          hint: `Displays for it: ${DISPLAYS[type].join(', ')}.`,
        };
      }
    }
  },
};
