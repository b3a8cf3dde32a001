/** Where a calendar stands (R9-14). */
export interface CalendarPlace {
  /** Between the field and its calendar. */
  gapPx: number;
  /** Windows that are narrower show it in their middle. */
  fromWidthPx: number;
}

export const CALENDAR_PLACE: CalendarPlace = { gapPx: 10, fromWidthPx: 768 };
