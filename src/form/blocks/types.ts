import type { PageFieldProps } from '../pageContext.ts';

/** What the component of a block gets beside the block itself: the props of the page's root field. */
export interface BlockProps<Block> {
  block: Block;
  field: PageFieldProps;
}
