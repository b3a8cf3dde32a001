import type { ComponentType } from 'react';
import type { ConfirmationRenderBlock, SummaryRenderBlock } from '../../../transforms/pages/types.ts';
import type { BlockProps } from './types.ts';

/** Slot for the app's component of a summary block, which needs the other pages of the form. */
export function SummarySlot({ block, field }: BlockProps<SummaryRenderBlock>) {
  const Part = field.registry.formContext.blocks().summary;
  return draw(Part, block);
}

/** Slot for the app's component of a confirmation block, which needs the reference code. */
export function ConfirmationSlot({ block, field }: BlockProps<ConfirmationRenderBlock>) {
  const Part = field.registry.formContext.blocks().confirmation;
  return draw(Part, block);
}

function draw<Block extends { id: string; kind: string }>(
  Part: ComponentType<{ block: Block }> | undefined,
  block: Block,
) {
  if (!Part) throw new Error(`The app gave no component for the ${block.kind} block "${block.id}".`);
  return <Part block={block} />;
}
