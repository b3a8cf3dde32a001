import { type ReactNode, useEffect, useRef } from 'react';
import { HELD_OPEN } from '../hooks/heldOpen.ts';
import { lastFocused, noteCaret, returnFocus } from './returnFocus.ts';

export interface ModalProps {
  open: boolean;
  title: string;
  /** `alertdialog` for a message that interrupts the claimant. */
  role: 'dialog' | 'alertdialog';
  children: ReactNode;
}

/**
 * Modal dialog that neither the backdrop nor Escape closes (R4-32). The native dialog traps the focus and restores it
 * afterwards; an element that is gone by then is looked up again (C10-02).
 */
export function Modal({ open, title, role, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement>(null);
  const restoreCaret = useRef<() => void>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) {
      opener.current = lastFocused();
      restoreCaret.current = noteCaret();
      element.showModal();
      // Not the first link or button, as by default, because a repeated Enter would press it.
      heading.current?.focus();
      return;
    }
    element.close();
    returnFocus(opener.current);
    restoreCaret.current?.();
  }, [open]);
  if (!open) return <dialog ref={dialog} className="cw-modal" />;
  return (
    <dialog
      ref={dialog}
      className="cw-modal"
      role={role}
      aria-labelledby="cw-modal-title"
      aria-describedby="cw-modal-text"
      {...HELD_OPEN}
    >
      <h2 ref={heading} id="cw-modal-title" className="cw-modal-title" tabIndex={-1}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
