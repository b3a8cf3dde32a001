import { useCallback, useEffect, useRef } from 'react';
import { domId } from '../fieldIds.ts';
import { controlOf } from '../focusField.ts';
import type { RecordDraft, RecordShare } from '../types.ts';

/**
 * Returns a function that moves the focus into the form of a record once it is rendered: of a saved one by its index,
 * of a new one by null, because the button that opened the form is removed (C10-02).
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
