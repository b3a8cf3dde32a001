import type { ComponentType } from 'react';
import type { RenderBlock } from '../../transforms/pages/types.ts';
import { ConfirmationSlot, SummarySlot } from './blocks/AppBlock.tsx';
import { Button } from './blocks/Button.tsx';
import { Copy } from './blocks/Copy.tsx';
import { FieldGroup } from './blocks/FieldGroup.tsx';
import { HeadingBlock } from './blocks/HeadingBlock.tsx';
import { ListBlock } from './blocks/ListBlock.tsx';
import { SignatureBlock } from './blocks/SignatureBlock.tsx';
import type { BlockProps } from './blocks/types.ts';
import { ValueLine } from './blocks/ValueLine.tsx';
import { LazyChoiceGroup } from './lazyFields.ts';
import type { PageFieldProps } from './pageContext.ts';

type BlockOf<Kind> = Extract<RenderBlock, { kind: Kind }>;

/** Component of each kind of block. A kind without one does not compile. */
const BLOCKS: { [Kind in RenderBlock['kind']]: ComponentType<BlockProps<BlockOf<Kind>>> } = {
  fields: FieldGroup,
  address: FieldGroup,
  name: FieldGroup,
  choiceGroup: LazyChoiceGroup,
  signature: SignatureBlock,
  recordManager: ListBlock,
  recordTable: ListBlock,
  displayRows: ListBlock,
  summary: SummarySlot,
  copy: Copy,
  header: HeadingBlock,
  button: Button,
  value: ValueLine,
  confirmation: ConfirmationSlot,
};

/** Root field of a page (`ui:field`), which lays out the page's blocks; RJSF's SchemaField renders their fields. */
export function PageField(props: PageFieldProps) {
  const options = props.uiSchema?.['ui:options'] as unknown as { blocks: RenderBlock[] } | undefined;
  return (
    <div className="cw-blocks">
      {options?.blocks.map((block) => {
        // The table is indexed by the block's own kind, which TypeScript cannot follow through a union.
        const Part = BLOCKS[block.kind] as ComponentType<BlockProps<RenderBlock>>;
        return <Part key={block.id} block={block} field={props} />;
      })}
    </div>
  );
}
