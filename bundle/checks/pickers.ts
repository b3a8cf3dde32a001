import type { DatePicker, FieldPlacement } from '../../schemas/generated/types.ts';
import type { Placement } from '../../transforms/pages/placements.ts';
import { formTypeOf, type PageView } from '../view/bundleView.ts';
import { type FieldView, type ModelIndex, placedField } from '../view/modelIndex.ts';

/** Placement that a date picker shows, or that has picker options, with its field. */
export interface PickerView {
  file: string;
  pointer: string;
  name: string;
  placed: FieldPlacement;
  picker: DatePicker;
  /** Undefined where the model has no such field, which another check reports. */
  owner: FieldView | undefined;
}

function pickerOf(page: PageView, models: ModelIndex, placement: Placement): PickerView | undefined {
  const { field: placed, pointer, name } = placement;
  const owner = placedField(models, formTypeOf(page.form), placement);
  const isDate = placed.component === 'date' || owner?.field.type === 'date';
  if (!placed.picker && !isDate) return undefined;
  return { file: page.file, pointer, name, placed, picker: placed.picker ?? {}, owner };
}

/** Returns the placements of all pages with a date picker or picker options; `picker` is empty where there are none. */
export function pickersOf(pages: readonly PageView[], models: ModelIndex): PickerView[] {
  return pages.flatMap((page) =>
    page.placements.flatMap((placement) => pickerOf(page, models, placement) ?? []),
  );
}
