import { suggest } from '../findings/didYouMean.ts';
import { type ColumnTitle, columnTitles, MARKS } from '../reading/classList.ts';
import { readCsvList } from '../reading/csv.ts';
import type { Check, Found } from './check.ts';

/** A class list or a CSV list whose first line does not say what its columns are. */
export const wrongColumns: Check = {
  code: 'wrong-columns',
  *run({ files }) {
    for (const { source } of files.values()) {
      if (!source.readable) continue;
      if (source.kind === 'csvList')
        yield* readCsvList(source).reports.filter(({ code }) => code === 'wrong-columns');
      if (source.kind === 'classList') yield* titlesAtFault(source.path, columnTitles(source));
    }
  },
};

function* titlesAtFault(file: string, titles: ColumnTitle[]): Generator<Found> {
  for (const [index, title] of titles.entries()) {
    const fault = faultOf(title, titles.slice(0, index));
    if (fault) yield { file, position: { line: 1, column: title.column }, ...fault };
  }
}

function faultOf(
  { name, mark, title }: ColumnTitle,
  before: ColumnTitle[],
): { message: string; hint: string } | undefined {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) {
    return {
      message: `"${title}" is no title of a column.`,
      hint: 'Write a name in camelCase, a colon and a mark: claimNumber:credential.',
    };
  }
  if (!MARKS.includes(mark)) {
    return {
      message: `The column ${name} has no mark${mark ? ` "${mark}"` : ''}.`,
      hint: suggest(mark, MARKS, 'Marks'),
    };
  }
  if (before.some((other) => other.name === name)) {
    return { message: `There are two columns ${name}.`, hint: 'Name each column once.' };
  }
  return undefined;
}
