import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { durationText } from '../../transforms/values/durationText.ts';
import { useApp, useText } from '../hooks/useApp.ts';
import { runSession } from '../stores/runSession.ts';
import { Modal } from './Modal.tsx';

/** The warning of the last minute, with the time left in words (R4-29, R4-30). */
export function SessionTimer() {
  const { session, culture } = useApp();
  const text = useText();
  const { active } = useSnapshot(culture.state);
  const { warningOpen, secondsLeft } = useSnapshot(session.state);
  useEffect(() => runSession(session, window), [session]);
  return (
    <Modal open={warningOpen} title={text('Session_Header')} role="alertdialog">
      <p id="cw-modal-text" role="timer">
        {text('Session_Warning', {
          countdown: durationText(secondsLeft, active),
          button: text('Session_Continue'),
        })}
      </p>
      <div className="cw-actions">
        <button type="button" className="cw-button cw-button--primary" onClick={session.continueSession}>
          {text('Session_Continue')}
        </button>
      </div>
    </Modal>
  );
}
