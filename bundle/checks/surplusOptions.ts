import { defineCheck } from './check.ts';

/** Reports options of a `yesNo` component, which has its two answers already (C8-20). */
export const surplusOptions = defineCheck({
  code: 'surplus-options',
  severity: 'error',
  summary: 'a yes/no question with options of its own',
  needs: 'file',
  *run({ pages }) {
    for (const { file, placements } of pages) {
      for (const { field, pointer, name } of placements) {
        const surplus = (['options', 'optionsList'] as const).find((key) => field[key] !== undefined);
        if (field.component !== 'yesNo' || !surplus) continue;
        yield {
          file,
          pointer: `${pointer}/${surplus}`,
          message: `The yes/no question ${name} has its answers already, so its "${surplus}" is not heeded.`,
          hint: `Take "${surplus}" away, or make it a radio group.`,
        };
      }
    }
  },
});
