import type { Block } from '../../schemas/generated/types.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { BundleView } from './bundleView.ts';

/** Block of a page with its file and JSON pointer. */
interface BlockView<K extends Block['kind'] = Block['kind']> {
  file: string;
  form: FormName;
  block: Extract<Block, { kind: K }>;
  pointer: string;
}

/** Returns every block of the bundle that is of one of these kinds. */
export function blocksOf<K extends Block['kind']>({ pages }: BundleView, ...kinds: K[]): BlockView<K>[] {
  const isWanted = (block: Block): block is Extract<Block, { kind: K }> =>
    kinds.some((kind) => kind === block.kind);
  return pages.flatMap(({ file, form, page }) =>
    page.blocks.flatMap((block, index) =>
      isWanted(block) ? [{ file, form, block, pointer: `/blocks/${index}` }] : [],
    ),
  );
}
