import type { FieldConfig } from '../config/modelConfig.ts';
import type { PlanField } from '../ground/plan.ts';
import type { FieldHints } from './fieldHints.ts';
import type { ChoiceParts } from './isChosen.ts';
import { keptSpace } from './keptSpace.ts';
import { keyboardOf } from './keyboardOf.ts';
import { takesAnyDigits } from './takesAnyDigits.ts';

/** Keyboard, digits and white space of a typed field, by its rules, its key in the form and its places. */
export function typingOf(
  field: FieldConfig,
  key: string,
  hints: readonly FieldHints[],
  places: readonly ChoiceParts[] | undefined,
): Pick<PlanField, 'keyboard' | 'ofDigits' | 'space'> {
  const keyboard = keyboardOf(field, hints);
  const space = keptSpace(field, key, hints, places);
  return {
    ...(keyboard && { keyboard }),
    ...(takesAnyDigits(field, key, hints) && { ofDigits: true }),
    ...(space && { space }),
  };
}
