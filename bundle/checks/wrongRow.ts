import { andMore, type CheckedRows, checkRows, listOf, type RowFault } from '../classList/checkRows.ts';
import type { BundleView } from '../view/bundleView.ts';
import { defineCheck, type Found } from './check.ts';

/** C12-03: a cell of the class list that the rules of the field that it fills refuse, or that cannot be read. */
export const rowValue = defineCheck({
  code: 'row-value',
  severity: 'warning',
  summary: 'a cell of a class list that the rules of its field refuse',
  needs: 'file',
  run: (view) => rowsOf(view, 'value', 'cell'),
});

/** C12-03: two rows with the same credentials between which nobody could choose. */
export const doubledRow = defineCheck({
  code: 'doubled-row',
  severity: 'warning',
  summary: 'two rows of a class list that nobody could choose between',
  needs: 'file',
  run: (view) => rowsOf(view, 'doubled', 'row'),
});

/** Each list is read once for both. */
const checked = new WeakMap<BundleView, Promise<{ file: string; rows: CheckedRows }[]>>();

async function rowsOf(view: BundleView, kind: RowFault['kind'], what: string): Promise<Found[]> {
  // What is at fault in the models is told there; without them no row can be judged.
  if (!view.isWhole('models.json') || !view.isWhole('settlement.json')) return [];
  const lists = checked.get(view) ?? checkAll(view);
  checked.set(view, lists);
  return (await lists).flatMap(({ file, rows }) => {
    const own = rows.faults.filter((fault) => fault.kind === kind);
    const rest = rows.rest[kind];
    return own.map(({ line, message, hint }, index) => ({
      file,
      position: { line, column: 1 },
      message,
      hint: rest > 0 && index === own.length - 1 ? `${hint} ${andMore(rest, what)}` : hint,
    }));
  });
}

async function checkAll(view: BundleView): Promise<{ file: string; rows: CheckedRows }[]> {
  const found: { file: string; rows: CheckedRows }[] = [];
  for (const form of view.forms) {
    const list = listOf(view, form);
    if (list) found.push({ file: list.path, rows: await checkRows(view, form, list) });
  }
  return found;
}
