import { useSnapshot } from 'valtio/react';
import { withWait } from '../../transforms/texts/waitText.ts';
import { ProblemNumber } from '../../widgets/ProblemNumber.tsx';
import { useApp, useText } from '../hooks/useApp.ts';
import { namesContact, reasonIn } from '../stores/problemMessages.ts';
import { Contact } from './Footer.tsx';
import { Modal } from './Modal.tsx';

/** Modal with the error of the alert store, part of every layout (R2-35); stays until OK or Try again is pressed. */
export function ErrorAlert() {
  const { alert, culture } = useApp();
  const text = useText();
  const shown = useSnapshot(alert.state);
  const { showError, header, message, params, filing, requestId } = shown;
  const { active } = useSnapshot(culture.state);
  return (
    <Modal open={showError} title={header && text(header)} role="alertdialog">
      <p id="cw-modal-text">
        {reasonIn(active, shown) ||
          (message && text(message, { ...withWait(params, active), again: text('Ui_TryAgain') }))}
      </p>
      {filing ? <p>{text(filing)}</p> : null}
      <ProblemNumber id={requestId} text={text} />
      {message && namesContact({ key: message, filing }) ? <Contact /> : null}
      <div className="cw-actions">
        {alert.canTryAgain() ? (
          <button type="button" className="cw-button cw-button--primary" onClick={alert.tryAgain}>
            {text('Ui_TryAgain')}
          </button>
        ) : null}
        <button
          type="button"
          className={`cw-button cw-button--${alert.canTryAgain() ? 'secondary' : 'primary'}`}
          onClick={alert.close}
        >
          {text('Alert_Ok')}
        </button>
      </div>
    </Modal>
  );
}
