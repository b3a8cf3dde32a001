import { useState } from 'react';
import DatePicker from 'react-datepicker';
import { boundsWords } from '../boundsWords.ts';
import { dayText, pickerDay } from '../days.ts';
import { DaysFrame, type DaysProps, daysSettings } from './DaysFrame.tsx';
import { PickStatus } from './PickStatus.tsx';

const BETWEEN = ', ';

/** The days of a text `MM/dd/yyyy, MM/dd/yyyy`. */
const daysIn = (value: string) =>
  value.split(BETWEEN).flatMap((text) => {
    const day = pickerDay(text);
    return day ? [day] : [];
  });

const isIn = (days: readonly Date[], day: Date) => days.some((each) => dayText(each) === dayText(day));

/** Several days (R5-34), the earliest first; one that is picked again is taken out. */
export function SeveralCalendar(view: DaysProps) {
  const { value, picker, text, onPick } = view;
  const chosen = daysIn(value);
  // The month that is shown stays while days are added before it.
  const [shown] = useState(chosen[0]);
  const settings = daysSettings(view, shown);
  const isFull = picker.limit !== undefined && chosen.length >= picker.limit;
  const pick = (days: readonly Date[]) => {
    const inOrder = [...days].sort((one, other) => one.getTime() - other.getTime());
    onPick(inOrder.map(dayText).join(BETWEEN), false);
  };
  return (
    <DaysFrame view={view}>
      <PickStatus says={[...boundsWords(picker, text), text('Ui_DaysChosen', { count: chosen.length })]} />
      <DatePicker
        {...settings}
        selectsMultiple
        selectedDates={chosen}
        filterDate={(day) => settings.filterDate(day) && (!isFull || isIn(chosen, day))}
        shouldCloseOnSelect={false}
        onChange={(days) => pick(days ?? [])}
      />
    </DaysFrame>
  );
}
