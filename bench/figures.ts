/** Returns the middle of some figures; of an even number of them, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

/** Returns the median of each figure of some visits. */
export function mediansOf<Figure extends string>(
  visits: readonly Record<Figure, number>[],
  figures: readonly Figure[],
): Record<Figure, number> {
  const medians = figures.map((figure) => [figure, median(visits.map((visit) => visit[figure]))]);
  return Object.fromEntries(medians);
}

/** A row of a table: figure, title and decimal places. */
export type Row<Figure> = readonly [figure: Figure, title: string, digits: number];

/** A column of a table; a ratio to the first column's stands behind each figure of another. */
export interface Column<Figure extends string> {
  title: string;
  figures: Readonly<Record<Figure, number>>;
}

/** Returns a table of figures as text. */
export function tableOf<Figure extends string>(
  name: string,
  rows: readonly Row<Figure>[],
  columns: readonly Column<Figure>[],
): string {
  const width = Math.max(...columns.map(({ title }) => title.length), 14) + 2;
  const head = [name.padEnd(24), ...columns.map(({ title }) => title.padStart(width))].join('');
  const lines = rows.map(([figure, title, digits]) => {
    const base = columns[0]?.figures[figure];
    const cells = columns.map(({ figures }, index) => {
      const value = figures[figure];
      const ratio = index > 0 && base ? ` (${(value / base).toFixed(2)})` : '';
      return `${value.toFixed(digits)}${ratio}`.padStart(width);
    });
    return [title.padEnd(24), ...cells].join('');
  });
  return [head, ...lines].join('\n');
}
