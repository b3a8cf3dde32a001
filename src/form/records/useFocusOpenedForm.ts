import { useCallback, useEffect, useRef } from 'react';
import { domId } from '../fieldIds.ts';
import { controlOf } from '../focusField.ts';
import type { RecordDraft, RecordShare } from '../types.ts';

/**
 * Moves the focus into the form of a record that the claimant opens: of a saved one by its index, of a new one by null.
 * The form is below all cards, and the button that opened it is removed (C10-02).
 */
export function useFocusOpenedForm(
  { model }: RecordShare,
  drafts: readonly RecordDraft[],
): (index: number | null) => void {
  const wanted = useRef<number | null | undefined>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const opened = [...drafts].reverse().find(({ index }) => index === wanted.current);
    const form = opened && document.getElementById(domId(`${model}.${opened.id}`));
    const control = form && controlOf(form);
    if (!control) return;
    wanted.current = undefined;
    control.focus();
  });
  return useCallback((index) => {
    wanted.current = index;
  }, []);
}
