import type { PageFieldProps } from '../pageContext.ts';

/** Props of a block's component: the block, and the props of the page's root field. */
export interface BlockProps<Block> {
  block: Block;
  field: PageFieldProps;
}
