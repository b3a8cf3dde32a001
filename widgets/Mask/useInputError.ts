import { useLayoutEffect, useState } from 'react';
import { fitToMask } from '../../transforms/masks/fitToMask.ts';
import { maskOf } from '../../transforms/masks/masks.ts';
import { contextOf } from '../context.ts';
import type { LocalText } from '../localText.ts';
import type { Translate } from '../translate.ts';

/** Returns the DOM id of an error that an input reports itself, apart from the errors of rules. */
export const inputErrorId = (id: string) => `${id}__own-error`;

/** Delays a change of an input's error until the pending press ends, because a layout shift would move its target. */
function useAfterPress(local: LocalText, message: string | undefined): string | undefined {
  const [shown, setShown] = useState(message);
  useLayoutEffect(() => {
    if (message === shown) return;
    const { afterPress } = contextOf(local.props);
    if (afterPress) afterPress(() => setShown(message));
    else setShown(message);
  }, [local, message, shown]);
  return shown;
}

/**
 * Returns the error that `wrong` finds in the input's text. It appears on blur or when the text is replaced, so that
 * nobody is interrupted, and disappears as soon as the text fits.
 */
export function useInputError(
  local: LocalText,
  wrong: (text: string) => string | undefined,
): string | undefined {
  const message = wrong(local.text);
  const [visit, setVisit] = useState({ visiting: false, told: false });
  useLayoutEffect(() => {
    local.onVisit = (visiting) => setVisit({ visiting, told: wrong(local.text) !== undefined });
    return () => {
      local.onVisit = null;
    };
  });
  return useAfterPress(local, !visit.visiting || visit.told ? message : undefined);
}

/** Returns the message that the input's text does not fit the mask `name`; undefined where it fits (C10-04, C10-05). */
export function useMaskMismatch(
  local: LocalText,
  name: string | undefined,
  text: Translate,
): string | undefined {
  const mask = name === undefined ? undefined : maskOf(name);
  return useInputError(local, (typed) =>
    mask && fitToMask(typed, mask) === null ? text(mask.mismatch) : undefined,
  );
}
