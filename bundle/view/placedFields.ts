import type { FieldConfig } from '../../transforms/config/modelConfig.ts';
import type { Placement } from '../../transforms/pages/placements.ts';
import { type BundleView, formTypeOf } from './bundleView.ts';
import { type FieldView, placedField } from './modelIndex.ts';

/** Placement of a page with the field that it shows. */
export interface PlacementView {
  file: string;
  placement: Placement;
  field: FieldConfig;
  /** Field with its model. */
  owner: FieldView;
}

/** Yields the placements of all pages whose fields the models have. */
export function* placedFields({ pages, models }: BundleView): Generator<PlacementView> {
  for (const { file, form, placements } of pages)
    for (const placement of placements) {
      const owner = placedField(models, formTypeOf(form), placement);
      if (owner) yield { file, placement, owner, field: owner.field };
    }
}
