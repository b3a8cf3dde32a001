import { useSnapshot } from 'valtio/react';
import { displayed } from '../../transforms/values/display.ts';
import { sizeText } from '../../transforms/values/sizeText.ts';
import { useApp, useText } from '../hooks/useApp.ts';

/** Step of the announced progress in percent: a screen reader reads each quarter, and not each percent. */
const SPOKEN_STEP = 25;

/** Upload progress of the claim with its documents, and the button that aborts it. */
export function SendProgress() {
  const { submission, culture } = useApp();
  const text = useText();
  const { isSubmitting, sent, total } = useSnapshot(submission.state);
  const { active } = useSnapshot(culture.state);
  const percent = total > 0 ? Math.round((sent / total) * 100) : 0;
  const shown = isSubmitting && total > 0;
  const spoken = percent - (percent % SPOKEN_STEP);
  const percentText = (shown: number) => displayed(shown / 100, { as: 'percent', culture: active }) ?? '';
  return (
    <div className="cw-sending">
      <p role="status" className="cw-visually-hidden">
        {shown ? text('App_Sending', { percent: percentText(spoken) }) : ''}
      </p>
      {shown ? (
        <>
          <p aria-hidden="true">
            {text('App_SendingBytes', { sent: sizeText(sent, active), total: sizeText(total, active) })}
          </p>
          <progress
            value={sent}
            max={total}
            aria-label={text('App_Sending', { percent: percentText(percent) })}
          />
          <button type="button" className="cw-button cw-button--secondary" onClick={submission.stop}>
            {text('App_CancelSending')}
          </button>
        </>
      ) : null}
    </div>
  );
}
