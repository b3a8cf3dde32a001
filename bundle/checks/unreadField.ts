import { rulesReading } from '../meaning/judgements.ts';
import type { BundleView } from '../view/bundleView.ts';
import { type FieldView, hasRule } from '../view/modelIndex.ts';
import type { Check } from './check.ts';

/** Rules that fail on text which is no number, or no date. */
const READERS = { number: rulesReading('number'), date: rulesReading('date') };

/** A number or date field that would take any text (C3-02, C3-05). */
export const unreadField: Check = {
  code: 'unread-field',
  *run(view) {
    for (const model of view.models.all) {
      if (model.name === 'prepopulatedData') continue;
      for (const placed of model.fields.values()) {
        const { field } = placed;
        if (isRead(view, placed)) continue;
        yield {
          file: 'models.json',
          pointer: `${field.place.pointer}/name`,
          message: `No rule reads the ${field.type} field ${field.name}, so any text would be accepted.`,
          hint:
            field.type === 'date'
              ? 'Add a rule such as validDate.'
              : 'Add a rule such as range or precision.',
        };
      }
    }
  },
};

function isRead({ files, wasLeftOut }: BundleView, placed: FieldView): boolean {
  const { field } = placed;
  if (field.type !== 'number' && field.type !== 'date') return true;
  if (field.computed !== undefined || hasRule(placed, READERS[field.type])) return true;
  // A rule of the field that was left out may have been the one that reads it.
  const cut = files.get('models.json')?.leftOut ?? [];
  return (
    cut.some(({ pointer }) => pointer.startsWith(`${field.place.pointer}/rules`)) || wasLeftOut(field.name)
  );
}
