import { nearest } from '../../transforms/values/nearest.ts';
import { FORM_FOLDERS } from '../reading/fileKinds.ts';
import { waysIn } from '../view/waysIn.ts';
import { defineCheck } from './check.ts';

/** Reports a way in by a class list that the bundle lacks (C12-10), because it admits nobody before an import. */
export const missingClassList = defineCheck({
  code: 'missing-class-list',
  severity: 'warning',
  summary: 'a way in by a class list that is not there',
  needs: 'bundle',
  *run(view) {
    const lists = FORM_FOLDERS.map((name) => `claimants/${name}.csv`);
    for (const { name } of view.forms) {
      const file = `claimants/${name}.csv`;
      // A misspelt file name is reported at the file.
      if (view.files.has(file) || view.unread.some((path) => nearest(path, lists) === file)) continue;
      for (const { way, pointer } of waysIn(view, name)) {
        if (way.kind !== 'classList') continue;
        yield {
          file: 'settlement.json',
          pointer: `${pointer}/kind`,
          message: `People come in to the form ${name} by a class list, and there is no ${file}.`,
          hint: `Add ${file}, with a few people to try the form with; the whole list can be imported later.`,
        };
      }
    }
  },
});
