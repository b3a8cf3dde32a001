import { isMaskName, MASKS } from '../../transforms/masks/masks.ts';
import { suggest } from '../findings/didYouMean.ts';
import { defineCheck } from './check.ts';

/** Reports an unknown mask (R5-11): the developer error "mask factory not registered" of R8-15. */
export const unknownMask = defineCheck({
  code: 'unknown-mask',
  severity: 'error',
  summary: 'a mask that does not exist',
  needs: 'file',
  *run({ pages }) {
    for (const { file, placements } of pages) {
      for (const { field, pointer } of placements) {
        const named = [
          { mask: field.maskName, at: `${pointer}/maskName` },
          ...(field.dependencies ?? []).map(({ mask }, index) => ({
            mask,
            at: `${pointer}/dependencies/${index}/mask`,
          })),
        ];
        for (const { mask, at } of named) {
          if (mask === undefined || isMaskName(mask)) continue;
          yield {
            file,
            pointer: at,
            message: `There is no mask "${mask}".`,
            hint: suggest(mask, Object.keys(MASKS), 'Masks'),
          };
        }
      }
    }
  },
});
