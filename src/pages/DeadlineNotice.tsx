import { useText } from '../hooks/useApp.ts';
import type { Nearness } from '../stores/deadlineWatch.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { LazyDeadlinePassed } from './lazyBlocks.tsx';

interface NoticeProps {
  nearness: Nearness;
  time: string;
}

/**
 * Warning of the form's deadline, one hour before it and again five minutes before it (R1-04). It is announced politely,
 * in the culture's format of time and zone.
 */
export function DeadlineNear({ nearness, time }: NoticeProps) {
  const text = useText();
  const isNear = nearness === 'hour' || nearness === 'minutes';
  return (
    // The live region exists before its text, which would not be announced otherwise.
    <div role="status" className={isNear ? 'cw-notice cw-notice--warning cw-deadline' : undefined}>
      {isNear ? (
        <p className="cw-copy">
          {text(nearness === 'hour' ? 'DeadlineNear_Hour' : 'DeadlineNear_Minutes', { time })}
        </p>
      ) : null}
    </div>
  );
}

/** Notice in place of Next once the deadline has passed (C10-17). */
export function DeadlineOver({ nearness, time, wizard }: NoticeProps & { wizard: Wizard }) {
  if (nearness !== 'passed') return null;
  return (
    <div className="cw-notice cw-notice--warning cw-deadline cw-deadline--over">
      <LazyDeadlinePassed wizard={wizard} time={time} />
    </div>
  );
}
