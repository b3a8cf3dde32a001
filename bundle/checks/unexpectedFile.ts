import type { Check } from './check.ts';
import { isMisnamed } from './missingFile.ts';

/** Reports a content file whose culture, and a class list whose form, the settlement does not have. */
export const unexpectedFile: Check = {
  code: 'unexpected-file',
  needs: 'file',
  *run(view) {
    const { bundle, contents, files, forms } = view;
    if (!view.isWhole('settlement.json')) return;
    for (const { file, culture } of contents) {
      // A misnamed file is reported at its culture.
      if (Object.hasOwn(bundle.settlement.cultures, culture) || isMisnamed(view, culture)) continue;
      yield {
        file,
        message: `The settlement has no culture ${culture}.`,
        hint: 'Add it to "cultures" in settlement.json, or take the file away.',
      };
    }
    for (const { source } of files.values()) {
      if (source.kind !== 'classList' || forms.some(({ name }) => name === source.form)) continue;
      yield {
        file: source.path,
        message: `The settlement has no form ${source.form}.`,
        hint: 'Add it to "forms" in settlement.json, or take the file away.',
      };
    }
  },
};
