import { missingPages, pageFile } from '../../transforms/config/missingPages.ts';
import { FORM_NAMES, isFormName } from '../../transforms/ground/modelNames.ts';
import type { Check } from './check.ts';
import { faultReport } from './faultReport.ts';

/** Reports a page that a sequence, an exit or a summary names and that has no file. */
export const missingPage: Check = {
  code: 'missing-page',
  needs: 'file',
  *run(view) {
    for (const form of Object.keys(FORM_NAMES).filter(isFormName)) {
      const sequence = view.forms.find(({ name }) => name === form)?.pages ?? [];
      const pages = view.pages.filter((page) => page.form === form);
      const isThere = (name: string) => view.files.has(pageFile(form, name));
      for (const fault of missingPages({ form, sequence, pages, isThere })) yield faultReport(fault, view);
    }
  },
};
