import type { DisplayName } from '../../schemas/generated/types.ts';
import type { Display } from '../../schemas/uiOptions.ts';
import type { Texts } from '../texts/lookUp.ts';

/** Returns the display of a placement for the active culture. */
export const displayOf = (as: DisplayName | undefined, { culture }: Texts): Display | undefined =>
  as && { as, culture };
