import { useSnapshot } from 'valtio/react';
import { useApp, useText } from '../hooks/useApp.ts';

/** How much of the claim has been sent, while documents are under way. */
export function SendProgress() {
  const { submission } = useApp();
  const text = useText();
  const { isSubmitting, progress } = useSnapshot(submission.state);
  const percent = Math.round(progress * 100);
  const shown = isSubmitting && percent > 0;
  return (
    <div className="cw-sending" role="status">
      {shown ? (
        <>
          <p>{text('App_Sending', { percent })}</p>
          <progress value={percent} max={100} aria-hidden="true" />
        </>
      ) : null}
    </div>
  );
}
