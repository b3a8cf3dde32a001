import type { PageSchema } from '../../../transforms/pages/types.ts';
import type { PageRegistry } from '../pageContext.ts';

/** What the component of a block gets beside the block itself. */
export interface BlockProps<Block> {
  block: Block;
  page: PageSchema;
  registry: PageRegistry;
}
