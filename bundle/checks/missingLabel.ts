import { blocksOf } from '../view/blocks.ts';
import type { Check } from './check.ts';

/** R5-46, R8-17: "Either label or icon must have a value". */
export const missingLabel: Check = {
  code: 'missing-label',
  *run(view) {
    for (const { file, block, pointer } of blocksOf(view, 'button', 'value')) {
      if (block.labelKey || block.icon) continue;
      yield {
        file,
        pointer,
        message: `The ${block.kind} "${block.id}" has neither a label nor an icon.`,
        hint: 'Add "labelKey" or "icon".',
      };
    }
  },
};
