import { defineCheck, type Found } from './check.ts';
import { type PickerView, pickersOf } from './pickers.ts';

function misfit({ picker: { mode = 'date' }, placed, owner, name }: PickerView) {
  const type = owner?.field.type;
  if (type === 'date')
    return mode === 'date'
      ? undefined
      : {
          message: `The field ${name} holds a single date and cannot be picked as ${mode}.`,
          hint: 'Write "date", or take "mode" away; a field of type string can be picked so.',
        };
  if (type !== 'string') return undefined;
  if (placed.component === 'date') return undefined;
  return {
    message: `The field ${name} has a picker, and no component that shows it.`,
    hint: 'Add "component": "date", or take "picker" away.',
  };
}

function* check(view: PickerView): Generator<Found> {
  const found = misfit(view);
  if (!found) return;
  const { picker, pointer, file } = view;
  const at = picker.mode === undefined ? pointer : `${pointer}/picker/mode`;
  yield { file, pointer: at, ...found };
}

/**
 * Reports a picker of a date field in another mode than `date` (R5-33), and a picker of a text field without the
 * component `date`.
 */
export const pickerMode = defineCheck({
  code: 'picker-mode',
  severity: 'error',
  summary: 'a date picker that does not fit the type of its field',
  needs: 'file',
  *run({ pages, models }) {
    for (const picker of pickersOf(pages, models)) yield* check(picker);
  },
});
