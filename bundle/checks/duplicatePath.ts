import { defineCheck } from './check.ts';

/** Reports two pages with the same path (R2-22): the developer error of several nodes for a router path in R8-15. */
export const duplicatePath = defineCheck({
  code: 'duplicate-path',
  severity: 'error',
  summary: 'two pages at one path',
  needs: 'bundle',
  *run({ pages }) {
    const first = new Map<string, string>();
    for (const { file, page } of pages) {
      const other = first.get(page.path);
      if (page.path !== '' && other !== undefined) {
        yield {
          file,
          pointer: '/path',
          message: `The path ${page.path} is that of ${other} already.`,
          hint: 'Give each page a path of its own.',
        };
      } else first.set(page.path, file);
    }
  },
});
