import DatePicker from 'react-datepicker';
import { dayNow, dayText, openDaysOf, pickerDay } from '../days.ts';
import { DaysFrame, type DaysProps } from './DaysFrame.tsx';
import { NowButton } from './NowButton.tsx';
import { useViewFocus } from './useViewFocus.ts';

/** Calendar for a single day: MM/dd/yyyy. */
export function Calendar(view: DaysProps) {
  const { value, picker, days, text, takeFocus, onPick } = view;
  const box = useViewFocus(picker, takeFocus);
  const selected = pickerDay(value);
  const open = openDaysOf(picker, days);
  const pick = (day: Date) => onPick(dayText(day), true);
  const now = dayNow();
  return (
    <div ref={box}>
      <DaysFrame view={view} open={open} shown={selected}>
        {(settings) => (
          <DatePicker
            {...settings}
            selected={selected ?? null}
            onChange={(day: Date | null) => day && pick(day)}
          />
        )}
      </DaysFrame>
      <NowButton picker={picker} text={text} isOffered={open.isOpen(now)} onPick={() => pick(now)} />
    </div>
  );
}
