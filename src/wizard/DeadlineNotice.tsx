import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { deadlineMoment } from '../../transforms/deadlines/deadlines.ts';
import { useApp, useText } from '../hooks/useApp.ts';
import { Contact } from '../layouts/Footer.tsx';
import { EnteredToPrint } from '../pages/lazyBlocks.tsx';
import type { Wizard } from './wizard.ts';

const SECOND_MS = 1000;

/** The deadline passed while the page was open: what was entered stays, and what can still be done is said. */
function Passed({ wizard, time }: { wizard: Wizard; time: string }) {
  const text = useText();
  return (
    <>
      <h2 className="cw-heading cw-heading--h3">{text('DeadlinePassed_Title')}</h2>
      <p className="cw-copy">{text('DeadlinePassed_Text', { time })}</p>
      <Contact />
      <div className="cw-actions cw-no-print">
        <button type="button" className="cw-button cw-button--secondary" onClick={() => window.print()}>
          {text('DeadlinePassed_Print')}
        </button>
      </div>
      <EnteredToPrint wizard={wizard} />
    </>
  );
}

/** Warns an hour and five minutes before the form's deadline, politely, in the culture's words for time and zone (R1-04). */
export function DeadlineNotice({ wizard }: { wizard: Wizard }) {
  const { deadlineWatch, culture } = useApp();
  const text = useText();
  const { nearness, at } = useSnapshot(deadlineWatch.state);
  const { active } = useSnapshot(culture.state);
  useEffect(() => {
    deadlineWatch.tick();
    const timer = window.setInterval(deadlineWatch.tick, SECOND_MS);
    return () => window.clearInterval(timer);
  }, [deadlineWatch]);
  const setting = deadlineWatch.setting();
  const isFiled = wizard.claim().state.referenceCode !== null;
  // Another deadline than the one that the nearness is of is told at the next tick.
  const shown = setting?.instant.getTime() === at && setting !== null && nearness !== 'far' && !isFiled;
  const time = shown ? deadlineMoment(setting, active) : '';
  return (
    // The region is there before its text, or nothing would be announced.
    <div role="status" className={shown ? 'cw-notice cw-notice--warning cw-deadline' : undefined}>
      {shown && nearness === 'hour' ? <p className="cw-copy">{text('DeadlineNear_Hour', { time })}</p> : null}
      {shown && nearness === 'minutes' ? (
        <p className="cw-copy">{text('DeadlineNear_Minutes', { time })}</p>
      ) : null}
      {shown && nearness === 'passed' ? <Passed wizard={wizard} time={time} /> : null}
    </div>
  );
}
