import { isMaskName } from '../../transforms/masks/masks.ts';
import type { Placement } from '../../transforms/pages/placements.ts';
import { rulesOfField } from '../meaning/builtRules.ts';
import { lengthOf, patternsOf, shapeOfMask } from '../meaning/textShapes.ts';
import { type Length, mayMatchAll } from '../patterns/commonText.ts';
import { placedFields } from '../view/placedFields.ts';
import { defineCheck } from './check.ts';

/** Reports a mask under which no value can be typed that the field's rules accept (C12-10). */
export const maskAgainstRule = defineCheck({
  code: 'mask-against-rule',
  severity: 'warning',
  summary: 'a mask under which nothing can be typed that the rules let through',
  needs: 'file',
  *run(view) {
    for (const { file, placement, owner } of placedFields(view)) {
      const rules = rulesOfField(view, owner);
      for (const { name, pointer } of refusedMasks(placement, patternsOf(rules), lengthOf(rules)))
        yield {
          file,
          pointer,
          message: `Nothing that is typed under the mask ${name} passes the rules of ${placement.name}.`,
          hint: 'Take the mask away, or let pattern, format and length fit what it writes.',
        };
    }
  },
});

/** Returns the masks of a placement under which no value can be valid; none where the rules alone accept no value. */
function refusedMasks(placement: Placement, patterns: readonly string[], length: Length) {
  const masks = masksOf(placement);
  if (masks.length === 0 || !mayMatchAll(patterns, length)) return [];
  return masks.filter(({ name }) => !mayMatchAll([shapeOfMask(name), ...patterns], length));
}

function masksOf({ field, pointer }: Placement): { name: string; pointer: string }[] {
  const own = field.maskName === undefined ? [] : [{ name: field.maskName, pointer: `${pointer}/maskName` }];
  const others = (field.dependencies ?? []).flatMap(({ mask }, index) =>
    mask === undefined ? [] : [{ name: mask, pointer: `${pointer}/dependencies/${index}/mask` }],
  );
  return [...own, ...others].filter(({ name }) => isMaskName(name));
}
