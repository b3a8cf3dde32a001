import { defineCheck } from './check.ts';

/** A block is found by its id, so an id stands once on a page. */
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
