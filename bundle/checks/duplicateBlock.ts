import { defineCheck } from './check.ts';

/** Reports an id that two blocks of a page share, because the id identifies the block. */
export const duplicateBlock = defineCheck({
  code: 'duplicate-block',
  severity: 'error',
  summary: 'two blocks of one page with the same id',
  needs: 'file',
  *run({ pages }) {
    for (const { file, page } of pages) {
      const ids = page.blocks.map(({ id }) => id);
      for (const [index, id] of ids.entries()) {
        if (ids.indexOf(id) === index) continue;
        yield {
          file,
          pointer: `/blocks/${index}/id`,
          message: `The page has a block "${id}" already.`,
          hint: 'Give each block of a page an id of its own.',
        };
      }
    }
  },
});
