import { useLayoutEffect, useState } from 'react';
import { heldBy } from '../../transforms/masks/held.ts';
import { maskOf } from '../../transforms/masks/masks.ts';
import type { LocalText } from '../localText.ts';
import type { UiText } from '../texts.ts';

export const unheldId = (id: string) => `${id}__unheld`;

/**
 * What a field says of a value that its mask cannot hold, and that stays as it is (C10-04, C10-05). Nobody is
 * interrupted: it appears when the field is left or the mask changes, and goes as soon as the value fits.
 */
export function useUnheld(local: LocalText, name: string | undefined, text: UiText): string | undefined {
  const mask = name === undefined ? undefined : maskOf(name);
  const isUnheld = () => mask !== undefined && heldBy(local.text, mask) === null;
  const [visit, setVisit] = useState({ visiting: false, told: false });
  useLayoutEffect(() => {
    local.onVisit = (visiting) => setVisit({ visiting, told: isUnheld() });
    return () => {
      local.onVisit = null;
    };
  });
  return mask && isUnheld() && (!visit.visiting || visit.told) ? text(mask.unheld) : undefined;
}
