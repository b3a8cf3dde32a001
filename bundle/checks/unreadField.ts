import { rulesRestrictingTo } from '../../transforms/vocabulary/authoring.ts';
import type { BundleView } from '../view/bundleView.ts';
import { type FieldView, hasRule } from '../view/modelIndex.ts';
import { defineCheck } from './check.ts';

/** Rules that fail for a text that is no date; an assert compares as its author chooses. */
const READERS = [...rulesRestrictingTo('date'), 'assert'] as const;

/**
 * Reports a date field without a rule that refuses a text that is no date (C3-02). A number field needs none (C8-35).
 */
export const unreadField = defineCheck({
  code: 'unread-field',
  severity: 'warning',
  summary: 'a date field that no rule reads',
  needs: 'file',
  *run(view) {
    for (const model of view.models.all) {
      if (model.name === 'prepopulatedData') continue;
      for (const placed of model.fields.values()) {
        const { field } = placed;
        if (isRead(view, placed)) continue;
        yield {
          file: 'models.json',
          pointer: `${field.place.pointer}/name`,
          message: `No rule reads the date field ${field.name}, so any text would be accepted.`,
          hint: 'Add a rule such as validDate.',
        };
      }
    }
  },
});

function isRead({ files, wasLeftOut }: BundleView, placed: FieldView): boolean {
  const { field } = placed;
  if (field.type !== 'date' || field.computed !== undefined || hasRule(placed, READERS)) return true;
  // The rule that reads the field may be one that was left out.
  const cut = files.get('models.json')?.leftOut ?? [];
  return (
    cut.some(({ pointer }) => pointer.startsWith(`${field.place.pointer}/rules`)) || wasLeftOut(field.name)
  );
}
