import { useEffect, useRef } from 'react';
import { focusEntry } from '../focusField.ts';
import type { PageFormContext } from '../pageContext.ts';

/** A field in error, an entry with such a field that is shut, and what is said of the record as a whole. */
const FAULT = '[aria-invalid="true"], [data-fault], [data-entry-error]';

/**
 * Takes the focus to the first field in error each time that the draft was refused, once its errors are drawn, which
 * `isDrawn` denies: one that was told of before is not the first. Into an entry of one of its lists that is shut, too.
 * `told` says what it is that was refused.
 */
export function useFocusFirstError<Element extends HTMLElement>(
  refusals: number,
  focusers?: PageFormContext['focusers'],
  isDrawn = true,
  told?: () => void,
) {
  const box = useRef<Element>(null);
  const answered = useRef(0);
  useEffect(() => {
    if (answered.current === refusals || !isDrawn) return;
    const fault = box.current?.querySelector<HTMLElement>(FAULT);
    if (!fault) return;
    answered.current = refusals;
    told?.();
    const shut = fault.dataset.fault;
    if (shut === undefined || !focusers || !focusEntry(focusers, shut)) fault.focus();
  });
  return box;
}
