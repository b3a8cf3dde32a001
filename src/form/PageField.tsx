import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { type ComponentType, memo } from 'react';
import type { PageSchema, RenderBlock } from '../../transforms/pages/types.ts';
import { ConfirmationSlot, SummarySlot } from './blocks/AppBlock.tsx';
import { Button } from './blocks/Button.tsx';
import { Copy } from './blocks/Copy.tsx';
import { FieldGroup } from './blocks/FieldGroup.tsx';
import { Header } from './blocks/Header.tsx';
import { ListBlock } from './blocks/ListBlock.tsx';
import { SignatureBlock } from './blocks/SignatureBlock.tsx';
import type { BlockProps } from './blocks/types.ts';
import { ValueLine } from './blocks/ValueLine.tsx';
import { type PageFormContext, type PageRegistry, useCell } from './pageContext.ts';

type BlockOf<Kind> = Extract<RenderBlock, { kind: Kind }>;

/** How each kind of block is drawn. A kind without a component does not compile. */
const BLOCKS: { [Kind in RenderBlock['kind']]: ComponentType<BlockProps<BlockOf<Kind>>> } = {
  fields: FieldGroup,
  address: FieldGroup,
  name: FieldGroup,
  signature: SignatureBlock,
  recordManager: ListBlock,
  recordTable: ListBlock,
  displayRows: ListBlock,
  summary: SummarySlot,
  copy: Copy,
  header: Header,
  button: Button,
  value: ValueLine,
  confirmation: ConfirmationSlot,
};

interface BlockSlotProps {
  block: RenderBlock;
  page: PageSchema;
  registry: PageRegistry;
}

const BlockSlot = memo(function BlockSlot({ block, page, registry }: BlockSlotProps) {
  const hidden = useCell(registry.formContext.model.blockHidden(block.id));
  // The table is indexed by the block's own kind, which TypeScript cannot follow through a union.
  const Part = BLOCKS[block.kind] as ComponentType<BlockProps<RenderBlock>>;
  return hidden ? null : <Part block={block} page={page} registry={registry} />;
});

/** The root field of every page: its blocks in order. RJSF's ObjectField would lay out models, not blocks. */
export function PageField({ registry }: FieldProps<unknown, RJSFSchema, PageFormContext>) {
  const page = useCell(registry.formContext.model.page);
  const { blocks } = page.uiSchema['ui:options'];
  return (
    <div className="cw-blocks">
      {blocks.map((block) => (
        <BlockSlot key={block.id} block={block} page={page} registry={registry} />
      ))}
    </div>
  );
}
