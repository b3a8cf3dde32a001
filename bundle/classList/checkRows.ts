import type { ClassListColumn } from '../../schemas/generated/types.ts';
import { normaliseCredential } from '../../transforms/claims/normaliseCredential.ts';
import { counted } from '../findings/counted.ts';
import { headerOf, readClassList, rowsOf } from '../reading/classList.ts';
import type { CsvSource } from '../reading/csv.ts';
import type { BundleView } from '../view/bundleView.ts';
import { filledFields } from './filledFields.ts';
import { rowJudge } from './rowJudge.ts';

/** Maximum number of faults of each kind that are reported for a class list; the rest are counted. */
const MOST_TOLD = 20;

/** Fault of a row of a class list: an invalid value, or a row that repeats an earlier one. Lines count from 1. */
export interface RowFault {
  kind: 'value' | 'doubled';
  line: number;
  message: string;
  hint: string;
}

/** First 20 faults of each kind in the rows of a class list, and the number of further ones of each kind. */
export interface CheckedRows {
  faults: RowFault[];
  rest: Record<RowFault['kind'], number>;
}

/**
 * Streams a class list and returns faults of cells that the rules of their fields refuse, and of rows that repeat an
 * earlier one but for private columns. Faults of the CSV, such as a short row, are left to the check `brokenRow`.
 */
export async function checkRows(
  view: BundleView,
  form: BundleView['forms'][number],
  { from, columns }: { from: CsvSource; columns: readonly ClassListColumn[] },
): Promise<CheckedRows> {
  const prefill = columns.filter(({ mark }) => mark.endsWith('prefill')).map(({ name }) => name);
  const judge = await rowJudge(view, form, filledFields(view, form, prefill));
  const seen = new Map<string, number>();
  const found: CheckedRows = { faults: [], rest: { value: 0, doubled: 0 } };
  const told = { value: 0, doubled: 0 };
  const tell = (fault: RowFault): void => {
    told[fault.kind] += 1;
    if (told[fault.kind] <= MOST_TOLD) found.faults.push(fault);
    else found.rest[fault.kind] += 1;
  };
  await readClassList(from, {
    onRow: (values, line) => {
      const cells = new Map(columns.map(({ name }, index) => [name, (values[index] ?? '').trim()]));
      for (const { column, rule, field, message } of judge?.(cells) ?? [])
        tell({
          kind: 'value',
          line,
          message: `Column ${column}, "${shortened(cells.get(column) ?? '')}": ${message} (${rule} of ${field}).`,
          hint: 'Correct the value, or the rule: the claimant would get it as an error.',
        });
      const known = keyOf(values, columns);
      const first = seen.get(known);
      if (first === undefined) seen.set(known, line);
      else
        tell({
          kind: 'doubled',
          line,
          message: `The row has the credentials of line ${first}, and nothing to tell them apart.`,
          hint: 'Take one of the two away.',
        });
    },
  });
  return found;
}

/** Returns the key by which rows are compared: all values but those of private columns, which no claimant sees. */
function keyOf(values: readonly string[], columns: readonly ClassListColumn[]): string {
  return columns
    .flatMap(({ mark }, index) => {
      const value = values[index] ?? '';
      if (mark === 'private') return [];
      return mark.startsWith('credential') ? normaliseCredential(value, '') : value.trim();
    })
    .join('\u0000');
}

function shortened(cell: string): string {
  return cell.length > 40 ? `${cell.slice(0, 39)}…` : cell;
}

/** Returns path, rows and columns of a form's class list; undefined where there is none that has a valid header. */
export function formClassList(view: BundleView, form: BundleView['forms'][number]) {
  const source = view.files.get(`claimants/${form.name}.csv`)?.source;
  if (!source?.readable) return undefined;
  const { columns, faults } = headerOf(source.text);
  return faults.length > 0 ? undefined : { path: source.path, from: rowsOf(view.directory, source), columns };
}

/** Returns the sentence with the number of findings beyond those that are listed; `what` is their noun: `row`. */
export const andMore = (count: number, what: string): string =>
  `There are ${counted(count, what)} more like these.`;
