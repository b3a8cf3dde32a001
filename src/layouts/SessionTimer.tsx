import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useText } from '../hooks/useApp.ts';
import { runSession } from '../stores/runSession.ts';
import { countdownText } from '../stores/session.ts';
import { Modal } from './Modal.tsx';

/** The warning of the last minute, with its countdown (R4-29, R4-30). */
export function SessionTimer() {
  const { session } = useApp();
  const text = useText();
  const { warningOpen, secondsLeft } = useSnapshot(session.state);
  useEffect(() => runSession(session, window), [session]);
  return (
    <Modal open={warningOpen} title={text('Session_Header')} role="alertdialog">
      <p id="cw-modal-text" role="timer">
        {text('Session_Warning', { countdown: countdownText(secondsLeft) })}
      </p>
      <div className="cw-actions">
        <button type="button" className="cw-button cw-button--primary" onClick={session.continueSession}>
          {text('Session_Continue')}
        </button>
      </div>
    </Modal>
  );
}
