import type { HeaderRenderBlock } from '../../../transforms/pages/types.ts';
import { InlineMarkdown } from '../../../widgets/InlineMarkdown/InlineMarkdown.tsx';
import type { BlockProps } from './types.ts';

/** Block with a heading within the page; its required tag sets its style (R5-46). */
export function HeadingBlock({ block }: BlockProps<HeaderRenderBlock>) {
  const Tag = block.tag;
  if (!Tag) throw new Error(`The header block "${block.id}" needs a tag for its style.`);
  return (
    <Tag className={`cw-heading cw-heading--${Tag}`}>
      <InlineMarkdown text={block.text} />
    </Tag>
  );
}
