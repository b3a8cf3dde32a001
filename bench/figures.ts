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

/** A table whose figures are written: its name, the titles of its columns, and lines of a title and cells. */
export interface Table {
  name: string;
  titles: readonly string[];
  lines: readonly (readonly [title: string, ...cells: string[]])[];
}

/** Returns the table of some figures. */
export function tableOf<Figure extends string>(
  name: string,
  rows: readonly Row<Figure>[],
  columns: readonly Column<Figure>[],
): Table {
  const lines = rows.map(([figure, title, digits]): Table['lines'][number] => {
    const base = columns[0]?.figures[figure];
    const cells = columns.map(({ figures }, index) => {
      const value = figures[figure];
      const ratio = index > 0 && base ? ` (${(value / base).toFixed(2)})` : '';
      return `${value.toFixed(digits)}${ratio}`;
    });
    return [title, ...cells];
  });
  return { name, titles: columns.map(({ title }) => title), lines };
}

/** Returns a table as text for a terminal. */
export function textOf({ name, titles, lines }: Table): string {
  const width = Math.max(...titles.map((title) => title.length), 14) + 2;
  const first = Math.max(name.length, 22) + 2;
  const lineOf = ([title = '', ...cells]: readonly string[]) =>
    [title.padEnd(first), ...cells.map((cell) => cell.padStart(width))].join('');
  return [[name, ...titles], ...lines].map(lineOf).join('\n');
}

/** Returns a table as Markdown. */
export function markdownOf({ titles, lines }: Table): string {
  const rule = ['---', ...titles.map(() => '---')];
  return [['', ...titles], rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
