import type { FieldPlacement, Page } from '../../schemas/generated/types.ts';
import { type Placement, placementsOf } from './placements.ts';
import { FRAMING_TEXTS } from './placementTexts.ts';

type Shown = Partial<FieldPlacement>;

/** Returns the properties of a placement that decide how a value is displayed; those of choices only all together. */
function shownBy(other: FieldPlacement, withChoices: boolean): Shown {
  const { component, options, optionsList, maskName, display, columns } = other;
  const choices: Shown = {
    ...(component && { component }),
    ...(options && { options }),
    ...(optionsList !== undefined && { optionsList }),
  };
  return {
    ...(withChoices && choices),
    ...(maskName && { maskName }),
    ...(display && { display }),
    ...Object.fromEntries(FRAMING_TEXTS.flatMap((name) => (other[name] ? [[name, other[name]]] : []))),
    ...(columns && { columns }),
  };
}

/**
 * Returns a field that is only displayed, with the properties of its placement on this page, or else on another one.
 * Properties that the displaying block sets stay (C15-04).
 */
export function withDisplayOfPlacement(shown: Placement, page: Page, others: readonly Page[]): Placement {
  const placed = [page, ...others]
    .flatMap(placementsOf)
    .find(({ model, within, name }) => model === shown.model && within === undefined && name === shown.name);
  if (!placed) return shown;
  const { component, options, optionsList } = shown.field;
  const hasChoices = component !== undefined || options !== undefined || optionsList !== undefined;
  return { ...shown, field: { ...shownBy(placed.field, !hasChoices), ...shown.field } };
}
