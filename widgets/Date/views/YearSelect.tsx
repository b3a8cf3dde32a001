import type { Translate } from '../../translate.ts';

/** First and last year of a picker, both included. */
export interface YearRange {
  first: number;
  last: number;
}

interface YearSelectProps {
  year: number;
  years: YearRange;
  text: Translate;
  onChange: (year: number) => void;
}

/** Select of the shown year, with the years of the picker. */
export function YearSelect({ year, years: { first, last }, text, onChange }: YearSelectProps) {
  return (
    <select
      aria-label={text('Ui_Year')}
      value={year}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {Array.from({ length: last - first + 1 }, (_, index) => first + index).map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </select>
  );
}
