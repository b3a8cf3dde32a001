import { FIELD_KINDS } from '../../transforms/fields/fields.ts';
import { type PlacementView, placedFields } from '../view/placedFields.ts';
import { defineCheck, type Found } from './check.ts';

/**
 * Reports a component that cannot show the type of its field: a developer error of R8-17. Also reports a `choiceGroup`
 * of a field that is no boolean.
 */
export const wrongComponent = defineCheck({
  code: 'wrong-component',
  severity: 'error',
  summary: 'a component that does not fit the type of its field',
  needs: 'file',
  *run(view) {
    for (const placed of placedFields(view)) yield* check(placed);
  },
});

function* check({ file, placement, field }: PlacementView): Generator<Found> {
  const { field: placed, pointer, name, block } = placement;
  if (block.kind === 'choiceGroup' && field.type !== 'boolean')
    yield {
      file,
      pointer: `${pointer}/name`,
      message: `A choiceGroup cannot show ${name}, which is of type ${field.type}.`,
      hint: 'Its fields are check boxes, of type boolean. Move the field to a block of its own.',
    };
  const { component } = placed;
  // A single date is a type; a picker of anything else writes a text.
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
