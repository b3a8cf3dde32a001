import { FORM_NAMES } from '../../transforms/ground/modelNames.ts';
import { defineCheck } from './check.ts';

/** Reports a page whose path begins with the name of another form (C12-10), because the address misleads claimants. */
export const foreignPath = defineCheck({
  code: 'foreign-path',
  severity: 'warning',
  summary: 'a page at a path of another form',
  needs: 'file',
  *run({ pages }) {
    for (const { file, form, page } of pages) {
      const [, first = ''] = page.path.split('/');
      if (first === form || !Object.hasOwn(FORM_NAMES, first)) continue;
      // Two pages of one path are reported by another check.
      if (pages.some((other) => other.file !== file && other.page.path === page.path)) continue;
      yield {
        file,
        pointer: '/path',
        message: `The page is one of the form ${form}, and its path is that of a page of ${first}.`,
        hint: `Write "${page.path.replace(first, form)}".`,
      };
    }
  },
});
