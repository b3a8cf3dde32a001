import { FIELD_KINDS } from '../../transforms/fields/fields.ts';
import type { Placement } from '../../transforms/pages/placements.ts';
import { formTypeOf, type PageView } from '../view/bundleView.ts';
import { type FieldView, placedField } from '../view/modelIndex.ts';
import { defineCheck, type Found } from './check.ts';

/** R8-17: "wrong component name in page configuration (date, file, radio, select)". */
export const wrongComponent = defineCheck({
  code: 'wrong-component',
  severity: 'error',
  summary: 'a component that does not fit the type of its field',
  needs: 'file',
  *run({ pages, models }) {
    for (const page of pages) {
      for (const placed of page.placements) {
        const field = placedField(models, formTypeOf(page.form), placed);
        if (field) yield* check(page, placed, field);
      }
    }
  },
});

function* check(
  { file }: PageView,
  { field: placed, pointer, name, block }: Placement,
  { field }: FieldView,
): Generator<Found> {
  if (block.kind === 'choiceGroup' && field.type !== 'boolean')
    yield {
      file,
      pointer: `${pointer}/name`,
      message: `A choiceGroup cannot show ${name}, which is of type ${field.type}.`,
      hint: 'Its fields are check boxes, of type boolean. Move the field to a block of its own.',
    };
  const { component } = placed;
  // A single date has a type of its own; a text is shown as what else its picker picks.
  const isPicked = field.type === 'date' || (placed.picker?.mode ?? 'date') !== 'date';
  const allowed = FIELD_KINDS[field.type].components.filter((name) => name !== 'date' || isPicked);
  if (component !== undefined && !allowed.includes(component)) {
    yield {
      file,
      pointer: `${pointer}/component`,
      message: `The component ${component} cannot show ${name}, which is of type ${field.type}.`,
      hint:
        allowed.length > 0
          ? `Components for it: ${allowed.join(', ')}.`
          : 'Take "component" away: a list is shown by its columns.',
    };
  }
}
