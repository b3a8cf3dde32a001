import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { durationText } from '../../transforms/values/durationText.ts';
import { useApp, useContent, useText } from '../hooks/useApp.ts';
import { runSession } from '../stores/runSession.ts';
import { Modal } from './Modal.tsx';

/** Remaining seconds at which the warning is announced again. */
const MARKS = [10, 30];

/** Sets the document's title to the warning while it is open, for those who look at another tab or window. */
function useWarningTitle(open: boolean, title: string): void {
  useEffect(() => {
    if (!open) return;
    const before = document.title;
    document.title = title;
    return () => {
      // A page that is shown meanwhile has set its own title.
      if (document.title === title) document.title = before;
    };
  }, [open, title]);
}

/**
 * Announces that the session was prolonged after the warning, because any movement of the mouse closes it, unread as
 * well.
 */
function useProlonged(open: boolean): void {
  const { session, toast } = useApp();
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open && !session.state.expired) toast.show('Toast_SessionGoesOn');
    wasOpen.current = open;
  }, [open, session, toast]);
}

/** Dialog that warns of the session's expiry in its last minute and counts down (R4-29, R4-30). */
export function SessionTimer() {
  const { session, culture, settlement, state } = useApp();
  const [text, content] = [useText(), useContent()];
  const { active } = useSnapshot(culture.state);
  const { warningOpen, secondsLeft } = useSnapshot(session.state);
  const { saving } = useSnapshot(state);
  useEffect(() => runSession(session, window), [session]);
  const header = text('Session_Header');
  useWarningTitle(
    warningOpen,
    text('App_PageTitle', { page: header, settlement: content(settlement.nameKey) }),
  );
  useProlonged(warningOpen);
  const save = () => {
    session.continueSession();
    state.saving = 'open';
  };
  const mark = MARKS.find((seconds) => secondsLeft <= seconds);
  const button = text('Session_Continue');
  const warning = (seconds: number) =>
    text('Session_Warning', { countdown: durationText(seconds, active), button });
  return (
    <Modal open={warningOpen} title={header} role="alertdialog">
      <p id="cw-modal-text" role="timer">
        {warning(secondsLeft)}
      </p>
      <p role="status" className="cw-visually-hidden">
        {mark ? warning(mark) : ''}
      </p>
      <div className="cw-actions">
        <button type="button" className="cw-button cw-button--primary" onClick={session.continueSession}>
          {button}
        </button>
        {saving === 'none' ? null : (
          <button type="button" className="cw-button cw-button--secondary" onClick={save}>
            {text('Save_Offer')}
          </button>
        )}
      </div>
    </Modal>
  );
}
