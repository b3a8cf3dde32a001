import { useLayoutEffect, useState } from 'react';
import { fitToMask } from '../../transforms/masks/fitToMask.ts';
import { maskOf } from '../../transforms/masks/masks.ts';
import { contextOf } from '../context.ts';
import type { LocalText } from '../localText.ts';
import type { UiText } from '../texts.ts';

export const ownErrorId = (id: string) => `${id}__own-error`;

/** A message comes and goes after the press that is under way: it would move away what is being pressed. */
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
 * What a field says by itself of the text in it, `wrong` having it or undefined. Nobody is interrupted: it appears when
 * the field is left or its text is replaced, and goes as soon as the text is right.
 */
export function useOwnMessage(
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

/** What a field says of a value that its mask cannot hold, and that stays as it is (C10-04, C10-05). */
export function useMaskMismatch(
  local: LocalText,
  name: string | undefined,
  text: UiText,
): string | undefined {
  const mask = name === undefined ? undefined : maskOf(name);
  return useOwnMessage(local, (typed) =>
    mask && fitToMask(typed, mask) === null ? text(mask.mismatch) : undefined,
  );
}
