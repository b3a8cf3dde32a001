import { formatOf } from '../../transforms/fields/formatOf.ts';
import { pickedFormat } from '../../transforms/values/formats/pickedFormat.ts';
import type { FieldView } from '../view/modelIndex.ts';
import { defineCheck } from './check.ts';
import { pickersOf } from './pickers.ts';

/** Tests if a rule restricts a picker's field to a named format. */
const isHeldTo = ({ field }: FieldView, format: string): boolean =>
  field.rules.some((rule) => formatOf(rule) === format);

/** Reports a date picker of a text field without the rule `format` for what it writes: other texts can be typed. */
export const pickerFormat = defineCheck({
  code: 'picker-format',
  severity: 'error',
  summary: 'a date picker whose field no rule holds to what it writes',
  needs: 'file',
  *run({ pages, models }) {
    for (const { file, pointer, name, owner, picker } of pickersOf(pages, models)) {
      const format = pickedFormat(picker);
      if (owner?.field.type !== 'string' || format === null || isHeldTo(owner, format)) continue;
      yield {
        file,
        pointer: `${pointer}/picker`,
        message: `Nothing holds the field ${name} to what its picker writes.`,
        hint: `Add the rule { "name": "format", "ordinalParams": ["${format}"] } to the field.`,
      };
    }
  },
});
