import type { FieldErrorTexts } from '../types.ts';

/** Sorts messages at `3.amount` by row: 3 → { amount: […] }. Rows without messages are absent. */
export function rowErrorsByIndex(rowErrors: FieldErrorTexts): Map<number, FieldErrorTexts> {
  const byRow = new Map<number, Record<string, readonly string[]>>();
  for (const [path, texts] of Object.entries(rowErrors)) {
    const [index = '', field = ''] = path.split('.');
    const row = byRow.get(Number(index)) ?? {};
    row[field] = texts;
    byRow.set(Number(index), row);
  }
  return byRow;
}
