import { blocksOf } from '../view/blocks.ts';
import { defineCheck } from './check.ts';

/** Reports blocks of the kinds `button` and `value` that have neither label nor icon (R5-46, R8-17). */
export const missingLabel = defineCheck({
  code: 'missing-label',
  severity: 'error',
  summary: 'a button or value without label and icon',
  needs: 'file',
  *run(view) {
    for (const { file, block, pointer } of blocksOf(view, 'button', 'value')) {
      if (block.labelKey || block.icon) continue;
      yield {
        file,
        pointer,
        message: `Either label or icon must have a value: the ${block.kind} "${block.id}" has neither.`,
        hint: 'Add "labelKey" or "icon".',
      };
    }
  },
});
