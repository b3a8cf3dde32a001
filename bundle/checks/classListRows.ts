import {
  andMore,
  type CheckedRows,
  checkRows,
  formClassList,
  type RowFault,
} from '../classList/checkRows.ts';
import type { BundleView } from '../view/bundleView.ts';
import { defineCheck, type Found } from './check.ts';

/** Reports a cell of the class list that cannot be read, or that the rules of its field refuse (C12-03). */
export const rowValue = defineCheck({
  code: 'row-value',
  severity: 'warning',
  summary: 'a cell of a class list that the rules of its field refuse',
  needs: 'file',
  run: (view) => rowsOf(view, 'value', 'cell'),
});

/** Reports two rows with equal credentials and no difference that a claimant can see (C12-03). */
export const doubledRow = defineCheck({
  code: 'doubled-row',
  severity: 'warning',
  summary: 'two rows of a class list that nobody could choose between',
  needs: 'file',
  run: (view) => rowsOf(view, 'doubled', 'row'),
});

/** Cache of checked lists, because two checks share each. */
const checked = new WeakMap<BundleView, Promise<{ file: string; rows: CheckedRows }[]>>();

async function rowsOf(view: BundleView, kind: RowFault['kind'], what: string): Promise<Found[]> {
  // Faults in the models are reported there; without models no row can be judged.
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
    const list = formClassList(view, form);
    if (list) found.push({ file: list.path, rows: await checkRows(view, form, list) });
  }
  return found;
}
