import { type ReactNode, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { directionOf } from '../../transforms/texts/direction.ts';
import { useApp, useText } from '../hooks/useApp.ts';
import { ErrorAlert } from './ErrorAlert.tsx';
import { lastFocused, noteFocus, returnFocus } from './returnFocus.ts';
import { SessionTimer } from './SessionTimer.tsx';
import { ToastSlot } from './ToastSlot.tsx';

interface FormAreaProps {
  header: ReactNode;
  banner: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** Sets the document's language and direction to those of the active culture. */
function useDocumentLanguage(): void {
  const { culture } = useApp();
  const { active } = useSnapshot(culture.state);
  useEffect(() => {
    document.documentElement.lang = active;
    document.documentElement.dir = directionOf(active);
  }, [active]);
}

/** Restores the focus after a change of language, though the focused element may be rendered anew or be gone. */
function useKeptFocus(): void {
  const { culture } = useApp();
  const { active } = useSnapshot(culture.state);
  const shown = useRef(active);
  useEffect(noteFocus, []);
  useEffect(() => {
    if (shown.current !== active) returnFocus(lastFocused());
    shown.current = active;
  }, [active]);
}

/** Common part of all layouts: the skip link, the landmarks, the session timer, the alert and the toast (R2-35). */
export function FormArea({ header, banner, footer, children }: FormAreaProps) {
  const text = useText();
  useDocumentLanguage();
  useKeptFocus();
  return (
    <div className="cw-shell">
      <a className="cw-skip" href="#main">
        {text('App_SkipLink')}
      </a>
      {header}
      {banner}
      <main id="main" className="cw-main" tabIndex={-1}>
        <div className="cw-form-body">{children}</div>
      </main>
      {footer}
      <SessionTimer />
      <ErrorAlert />
      <ToastSlot />
    </div>
  );
}
