import { useEffect, useRef } from 'react';
import { focusEntry } from '../focusField.ts';
import type { PageFormContext } from '../pageContext.ts';

/** Selector of a field in error, a closed entry with such a field, and the errors of the record itself. */
const FAULT = '[aria-invalid="true"], [data-fault], [data-entry-error]';

/**
 * Moves the focus to the first field in error after each refused save, which `refusals` counts, once the errors are
 * rendered (`isDrawn`). If the field is in a closed entry, `focusers` open the entry. `told` announces the refusal.
 * Returns the ref of the form or row.
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
