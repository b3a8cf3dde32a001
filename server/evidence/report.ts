import { formatDay, todayInLosAngeles } from '../../transforms/values/day.ts';
import type { Figure } from '../store/logStore.ts';

/** Count of claims that are alike on a day. The keys are in the order of a report's columns. */
export interface ReportRow {
  /** Day in Los Angeles, yyyy-MM-dd. */
  day: string;
  form: string;
  culture: string;
  /** Way in: `classList`, `claims` or `open`. */
  entry: string;
  /** `filed`, or `added` where documents were added to an earlier claim. */
  outcome: string;
  /** True where an earlier claim was opened with the same class list row. */
  repeated: boolean;
  claims: number;
}

/**
 * Sums the figures by day, form, culture, entry, outcome and repeated, sorted by all of them: the same for the same
 * data.
 */
export function reportOf(figures: readonly Figure[]): ReportRow[] {
  const rows = new Map<string, ReportRow>();
  for (const { hour, form, culture, entry, added, repeated, count } of figures) {
    const day = isoDay(new Date(`${hour}:00:00Z`));
    const row = { day, form, culture, entry, outcome: added ? 'added' : 'filed', repeated, claims: 0 };
    const name = JSON.stringify(row);
    const known = rows.get(name) ?? row;
    known.claims += count;
    rows.set(name, known);
  }
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** Returns the day in Los Angeles, whose hours begin with those of UTC. */
function isoDay(at: Date): string {
  const [month, day, year] = formatDay(todayInLosAngeles(at)).split('/');
  return `${year}-${month}-${day}`;
}

const COLUMNS = ['day', 'form', 'culture', 'entry', 'outcome', 'repeated', 'claims'] as const;

/** Formats the rows as a table for people, with the sum below. */
export function reportText(rows: readonly ReportRow[]): string {
  const total = rows.reduce((sum, { claims }) => sum + claims, 0);
  const lines = [
    [...COLUMNS] as string[],
    ...rows.map((row) => [
      row.day,
      row.form,
      row.culture,
      row.entry,
      row.outcome,
      row.repeated ? 'yes' : 'no',
      String(row.claims),
    ]),
    ['total', '', '', '', '', '', String(total)],
  ];
  const widths = COLUMNS.map((_, index) => Math.max(...lines.map((line) => (line[index] ?? '').length)));
  const cell = (text: string, index: number): string =>
    index === COLUMNS.length - 1 ? text.padStart(widths[index] ?? 0) : text.padEnd(widths[index] ?? 0);
  return lines.map((line) => `${line.map(cell).join('  ')}\n`).join('');
}

/** Formats the rows and the sum as JSON. */
export function reportJson(rows: readonly ReportRow[]): string {
  const claims = rows.reduce((sum, row) => sum + row.claims, 0);
  return `${JSON.stringify({ claims, figures: rows }, null, 2)}\n`;
}
