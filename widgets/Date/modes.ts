import type { PickerMode } from '../../schemas/generated/types.ts';
import type { ProductKey } from '../../transforms/texts/keys.ts';
import type { Picker } from './pickerDefaults.ts';

/** Texts and appearance of the field in one picker mode. */
interface ModeUse {
  /** Label of the button that opens the picker. */
  open: ProductKey;
  close: ProductKey;
  /** Permanent hint of the field: its format, with the example. */
  shape: ProductKey;
  example: (picker: Picker) => string;
  /** The keyboard that phones show. */
  inputMode: 'numeric' | 'text';
  width?: 'wide' | 'full';
}

const timeOf = ({ hours24, seconds }: Picker) =>
  `${hours24 ? '21' : '09'}:30${seconds ? ':00' : ''}${hours24 ? '' : ' PM'}`;

/** Texts and appearance of the field in every picker mode. */
export const MODES: Readonly<Record<PickerMode, ModeUse>> = {
  date: {
    open: 'Ui_OpenCalendar',
    close: 'Ui_CloseCalendar',
    shape: 'Ui_DateShape',
    example: () => '03/27/2022',
    inputMode: 'numeric',
  },
  month: {
    open: 'Ui_PickMonth',
    close: 'Ui_Close',
    shape: 'Ui_MonthShape',
    example: () => '03/2022',
    inputMode: 'numeric',
  },
  year: {
    open: 'Ui_PickYear',
    close: 'Ui_Close',
    shape: 'Ui_YearShape',
    example: () => '2022',
    inputMode: 'numeric',
  },
  time: { open: 'Ui_PickTime', close: 'Ui_Close', shape: 'Ui_TimeShape', example: timeOf, inputMode: 'text' },
  dateTime: {
    open: 'Ui_PickDateTime',
    close: 'Ui_CloseCalendar',
    shape: 'Ui_DateTimeShape',
    example: (picker) => `03/27/2022 ${timeOf(picker)}`,
    inputMode: 'text',
    width: 'wide',
  },
  week: {
    open: 'Ui_PickWeek',
    close: 'Ui_CloseCalendar',
    shape: 'Ui_WeekShape',
    example: () => '03/21/2022 - 03/27/2022',
    inputMode: 'text',
    width: 'wide',
  },
  range: {
    open: 'Ui_PickRange',
    close: 'Ui_CloseCalendar',
    shape: 'Ui_RangeShape',
    example: () => '03/21/2022 - 03/28/2022',
    inputMode: 'text',
    width: 'wide',
  },
  multiple: {
    open: 'Ui_PickDays',
    close: 'Ui_CloseCalendar',
    shape: 'Ui_DaysShape',
    example: () => '03/21/2022, 03/28/2022',
    inputMode: 'text',
    width: 'full',
  },
};
