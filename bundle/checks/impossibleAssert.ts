import { usesOf } from '../meaning/conditions.ts';
import { defineCheck, TEST_FINDINGS } from './check.ts';
import { constancyIn } from './constantCondition.ts';

/** Reports a rule `assert` that refuses every value which the other rules of its field accept (C12-10). */
export const impossibleAssert = defineCheck({
  code: 'impossible-assert',
  severity: 'warning',
  summary: 'an assert that no value ever meets',
  needs: 'file',
  silencedBy: TEST_FINDINGS,
  *run(view, isReported) {
    for (const use of usesOf(view).conditions) {
      if (use.role !== 'assert' || constancyIn(view, use, isReported) !== 'never') continue;
      const { file, pointer } = use.placeOf([]);
      yield {
        file,
        pointer,
        message: `No answers meet this assert${use.own ? `, so nothing that ${use.own.field.field.name} holds is ever let through` : ''}.`,
        hint: 'Compare it with the options, ranges and other rules of the fields that it names.',
      };
    }
  },
});
