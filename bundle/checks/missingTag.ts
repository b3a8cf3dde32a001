import { blocksOf } from '../view/blocks.ts';
import { defineCheck } from './check.ts';

/** Reports a header block without `tag` (R5-46), because the tag sets its style. */
export const missingTag = defineCheck({
  code: 'missing-tag',
  severity: 'error',
  summary: 'a header without a tag',
  needs: 'file',
  *run(view) {
    for (const { file, block, pointer } of blocksOf(view, 'header')) {
      if (block.tag !== undefined) continue;
      yield {
        file,
        pointer,
        message: `The header "${block.id}" has no tag.`,
        hint: 'Add "tag": "h2", "h3" or "h4".',
      };
    }
  },
});
