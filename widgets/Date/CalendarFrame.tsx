import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect } from 'react';
import type { Picker } from './pickerDefaults.ts';
import { placeCalendar } from './placeCalendar.ts';

export interface CalendarFrameProps {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Accessible name of the calendar's dialog. */
  label: string;
  /** True for a modal dialog; false for a popup beside the field while the claimant types. */
  modal: boolean;
  picker: Picker;
  /** Called where no position leaves the field uncovered. */
  onNoPlace: () => void;
  /** Called on the dialog's `cancel` event: Escape, or the back gesture of a phone. */
  onCancel: () => void;
  children: ReactNode;
}

const STOPS = 'button:not(:disabled), select:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** Traps Tab within a modal dialog, away from the browser's own controls, too. */
function keepTab(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter(
    (element) => element.tabIndex >= 0,
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from && document.activeElement !== event.currentTarget) return;
  event.preventDefault();
  to?.focus();
}

/** Dialog or popup with a calendar: the WAI-ARIA date picker dialog, as a native `<dialog>`. */
export function CalendarFrame(props: CalendarFrameProps) {
  const { dialog, label, modal, picker, onNoPlace, onCancel, children } = props;
  useLayoutEffect(() => {
    const element = dialog.current;
    // Without taking the focus, as show() would.
    if (modal) element?.showModal();
    else element?.setAttribute('open', '');
    const field = element?.parentElement;
    return element && field ? placeCalendar(element, field, picker, onNoPlace) : undefined;
  }, [dialog, modal, picker, onNoPlace]);
  return (
    <dialog
      ref={dialog}
      className="cw-calendar"
      aria-label={label}
      aria-modal={modal ? true : undefined}
      onKeyDown={modal ? keepTab : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      {children}
    </dialog>
  );
}
