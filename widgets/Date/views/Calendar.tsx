import DatePicker from 'react-datepicker';
import { dayNow, dayText, isOpenDay, pickerDay } from '../days.ts';
import { DaysFrame, type DaysProps, daysSettings } from './DaysFrame.tsx';
import { NowButton } from './NowButton.tsx';

/** A single day: MM/dd/yyyy. */
export function Calendar(view: DaysProps) {
  const { value, picker, days, text, onPick } = view;
  const selected = pickerDay(value);
  const pick = (day: Date) => onPick(dayText(day), true);
  const now = dayNow();
  return (
    <DaysFrame view={view}>
      <DatePicker
        {...daysSettings(view, selected)}
        selected={selected ?? null}
        onChange={(day: Date | null) => day && pick(day)}
      />
      <NowButton
        picker={picker}
        text={text}
        isOffered={isOpenDay(now, picker, days)}
        onPick={() => pick(now)}
      />
    </DaysFrame>
  );
}
