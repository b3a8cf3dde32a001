import { isSameDay } from 'date-fns';
import { useState } from 'react';
import DatePicker from 'react-datepicker';
import { boundsTexts } from '../boundsTexts.ts';
import { dayText, openDaysOf, pickerDay } from '../days.ts';
import { DaysFrame, type DaysProps } from './DaysFrame.tsx';
import { PickStatus } from './PickStatus.tsx';
import { useViewFocus } from './useViewFocus.ts';

const BETWEEN = ', ';

/** Parses the days of a text `MM/dd/yyyy, MM/dd/yyyy`. */
const daysIn = (value: string) =>
  value.split(BETWEEN).flatMap((text) => {
    const day = pickerDay(text);
    return day ? [day] : [];
  });

/** Calendar for several days (R5-34), the earliest first; a second pick removes a day. */
export function MultipleCalendar(view: DaysProps) {
  const { value, picker, days, text, takeFocus, onPick } = view;
  const box = useViewFocus(picker, takeFocus);
  const chosen = daysIn(value);
  // The month that is shown first stays while earlier days are added.
  const [shown] = useState(chosen[0]);
  const open = openDaysOf(picker, days);
  const isChosen = (day: Date) => chosen.some((each) => isSameDay(each, day));
  const isFull = picker.limit !== undefined && chosen.length >= picker.limit;
  const pick = (picked: readonly Date[]) => {
    const inOrder = [...picked].sort((one, other) => one.getTime() - other.getTime());
    onPick(inOrder.map(dayText).join(BETWEEN), false);
  };
  return (
    <div ref={box}>
      <PickStatus says={[...boundsTexts(picker, text), text('Ui_DaysChosen', { count: chosen.length })]} />
      <DaysFrame
        view={view}
        open={{ ...open, isOpen: (day) => open.isOpen(day) && (!isFull || isChosen(day)) }}
        shown={shown}
      >
        {(settings) => (
          <DatePicker
            {...settings}
            selectsMultiple
            selectedDates={chosen}
            onChange={(picked) => pick(picked ?? [])}
          />
        )}
      </DaysFrame>
    </div>
  );
}
