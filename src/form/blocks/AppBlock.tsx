import type { ComponentType } from 'react';
import type { ConfirmationRenderBlock, SummaryRenderBlock } from '../../../transforms/pages/types.ts';
import type { BlockProps } from './types.ts';

/** Slot of the summary, a component of the app, because it needs other pages and the claim's way through them. */
export function SummarySlot({ block, field }: BlockProps<SummaryRenderBlock>) {
  const Part = field.registry.formContext.blocks().summary;
  return draw(Part, block);
}

/** Slot of the confirmation, a component of the app, because it needs the reference code. */
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
