import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { LocalText } from '../localText.ts';
import type { Picker } from './pickerDefaults.ts';
import { usePopup } from './usePopup.ts';

/**
 * Opening mode of a field's calendar: by its button it is a modal dialog; by a click on the field, a popup beside it
 * while the claimant types.
 */
export type Opened = 'no' | 'byInput' | 'byButton';

/** Open state of a field's calendar, its handlers, and the refs of the field and the calendar. */
export interface OpenedCalendar {
  opened: Opened;
  open: (by: Exclude<Opened, 'no'>) => void;
  /** Closes the calendar; with `refocus`, or if it is modal, the input gets the focus. */
  close: (refocus: boolean) => void;
  /** Closes a popup that has no position beside its field; a modal dialog stays, above the field. */
  leaveCovered: () => void;
  box: RefObject<HTMLDivElement | null>;
  dialog: RefObject<HTMLDialogElement | null>;
}

/** Closes a popup beside its field when the claimant types or the focus leaves. */
function useBeside(box: RefObject<HTMLElement | null>, local: LocalText, beside: boolean, close: () => void) {
  useEffect(() => {
    const { current } = box;
    if (!current || !beside) return;
    const typed = ({ target }: Event) => target === local.element && close();
    const left = ({ relatedTarget }: FocusEvent) =>
      relatedTarget instanceof Node && !current.contains(relatedTarget) && close();
    current.addEventListener('input', typed);
    current.addEventListener('focusout', left);
    return () => {
      current.removeEventListener('input', typed);
      current.removeEventListener('focusout', left);
    };
  }, [box, local, beside, close]);
}

/** Returns the open state of a field's calendar, and the handlers that open and close it. */
export function useCalendar(local: LocalText, { alignFrom, closeOnScroll }: Picker): OpenedCalendar {
  const [opened, setOpened] = useState<Opened>('no');
  const box = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(
    (refocus: boolean) => {
      const isModal = dialog.current?.matches('[aria-modal]') ?? false;
      // Closed before the focus moves, because no element behind a modal dialog can have the focus.
      if (dialog.current?.open) dialog.current.close();
      setOpened('no');
      if (refocus || isModal) local.element?.focus({ preventScroll: true });
    },
    [local],
  );
  const open = (by: Exclude<Opened, 'no'>) => {
    // In a narrow window it would cover the field that is to be typed in.
    if (by === 'byInput' && window.innerWidth < alignFrom) return;
    setOpened(by);
  };
  const leave = useCallback(() => close(false), [close]);
  const leaveCovered = useCallback(() => {
    if (opened === 'byInput') leave();
  }, [opened, leave]);
  usePopup(box, { open: opened !== 'no', closeOnScroll }, close);
  useBeside(box, local, opened === 'byInput', leave);
  return { opened, open, close, leaveCovered, box, dialog };
}
