import { useState } from 'react';
import DatePicker from 'react-datepicker';
import { type Clock, formatClock, parseClock, secondsOf } from '../../../transforms/values/clock.ts';
import { boundsTexts } from '../boundsTexts.ts';
import { dayText, openDaysOf, pickerDay } from '../days.ts';
import { DaysFrame, type DaysProps } from './DaysFrame.tsx';
import { NowButton } from './NowButton.tsx';
import { PickStatus } from './PickStatus.tsx';
import { TimeParts } from './TimeParts.tsx';
import { clockNow } from './Times.tsx';
import { isOffered, timeBounds } from './timeBounds.ts';
import { useViewFocus } from './useViewFocus.ts';

/** Picked day and time so far. */
interface Parts {
  day: Date | undefined;
  clock: Clock | null;
}

function partsIn(value: string): Parts {
  const at = value.indexOf(' ');
  return { day: pickerDay(at < 0 ? value : value.slice(0, at)), clock: parseClock(value.slice(at + 1)) };
}

/** Returns the current local day and time. */
function partsNow(): { day: Date; clock: Clock } {
  const now = new Date();
  return { day: new Date(now.getFullYear(), now.getMonth(), now.getDate()), clock: clockNow(now) };
}

/** Calendar for a day and a time (R9-14): MM/dd/yyyy hh:mm aa, or HH:mm in 24-hour mode. */
export function DateTimeCalendar(view: DaysProps) {
  const { value, picker, days, text, takeFocus, onPick } = view;
  const box = useViewFocus(picker, takeFocus);
  const open = openDaysOf(picker, days);
  const [{ day, clock }, setParts] = useState(() => partsIn(value));
  const pick = (parts: Parts) => {
    setParts(parts);
    const { day: date, clock: time } = parts;
    onPick(date && time ? `${dayText(date)} ${formatClock(time, picker)}` : null, false);
  };
  const now = partsNow();
  return (
    <div ref={box}>
      <PickStatus
        says={[...boundsTexts(picker, text), ...(day && clock ? [] : [`${text('Ui_PickDateTime')}.`])]}
      />
      <div className="cw-day-time">
        <DaysFrame view={view} open={open} shown={day}>
          {(settings) => (
            <DatePicker
              {...settings}
              selected={day ?? null}
              onChange={(picked: Date | null) => picked && pick({ day: picked, clock })}
            />
          )}
        </DaysFrame>
        <TimeParts
          clock={clock}
          picker={picker}
          text={text}
          onPick={(picked) => pick({ day, clock: picked })}
        />
      </div>
      <NowButton
        picker={picker}
        text={text}
        isOffered={open.isOpen(now.day) && isOffered(secondsOf(now.clock), timeBounds(picker))}
        onPick={() => pick(now)}
      />
    </div>
  );
}
