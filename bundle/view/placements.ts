import type { Block, FieldPlacement, Page } from '../../schemas/generated/types.ts';
import { camelCase } from '../../transforms/config/names.ts';

/** A field placement that stands in a page's file. */
export interface PlacementView {
  block: Block;
  placement: FieldPlacement;
  pointer: string;
  /** The model's name: the placement's own, else the block's. */
  model: string | undefined;
  name: string;
  /** The list field that the placement is a column of. */
  parent?: string;
}

/** Every placement that a page's file spells out, columns of list fields included. */
export function placementsIn({ blocks }: Page): PlacementView[] {
  return blocks.flatMap((block, index) => placementsOfBlock(block, `/blocks/${index}`));
}

function placementsOfBlock(block: Block, pointer: string): PlacementView[] {
  if (!('fields' in block)) return [];
  return block.fields.flatMap((placement, index) => {
    const view = viewOf(block, placement, `${pointer}/fields/${index}`);
    const columns = (placement.columns ?? []).map((column, position) => ({
      ...viewOf(block, column, `${view.pointer}/columns/${position}`),
      model: view.model,
      parent: view.name,
    }));
    return [view, ...columns];
  });
}

function viewOf(block: Block, placement: FieldPlacement, pointer: string): PlacementView {
  const model = placement.model ?? ('model' in block ? block.model : undefined);
  return {
    block,
    placement,
    pointer,
    model: model === undefined ? undefined : camelCase(model),
    name: camelCase(placement.name),
  };
}
