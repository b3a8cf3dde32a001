import { type Clock, formatClock, parseClock, secondsOf } from '../../../transforms/values/clock.ts';
import { boundsTexts } from '../boundsTexts.ts';
import { NowButton } from './NowButton.tsx';
import { PickStatus } from './PickStatus.tsx';
import { TimeParts } from './TimeParts.tsx';
import { isOffered, timeBounds } from './timeBounds.ts';
import { useViewFocus } from './useViewFocus.ts';
import type { PickViewProps } from './view.ts';

/** Returns the current local time. */
export function clockNow(now = new Date()): Clock {
  return { hour: now.getHours(), minute: now.getMinutes(), second: now.getSeconds() };
}

/** Picker of a time (R9-14): hh:mm aa, or HH:mm in 24-hour mode. */
export function Times({ value, picker, text, takeFocus, onPick }: PickViewProps) {
  const box = useViewFocus(picker, takeFocus);
  const pick = (clock: Clock) => onPick(formatClock(clock, picker), false);
  const now = clockNow();
  return (
    <div ref={box}>
      <PickStatus says={boundsTexts(picker, text)} />
      <TimeParts clock={parseClock(value)} picker={picker} text={text} onPick={pick} />
      <NowButton
        picker={picker}
        text={text}
        isOffered={isOffered(secondsOf(now), timeBounds(picker))}
        onPick={() => pick(now)}
      />
    </div>
  );
}
