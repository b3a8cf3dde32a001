import type { DisplayRowsRenderBlock } from '../../../transforms/pages/types.ts';

const MOST_COLUMNS = 12;

type Layout = Pick<DisplayRowsRenderBlock, 'id' | 'fields' | 'order' | 'allowDelete' | 'allowEdit'>;

/**
 * Returns the names of the fields of a display row in order: by the block's `order`, else alphabetically. Throws for
 * more than 12 columns, of which the buttons are one (R5-45, R9-08).
 */
export function displayColumns({ id, fields, order, allowDelete, allowEdit }: Layout): string[] {
  const most = allowDelete || allowEdit ? MOST_COLUMNS - 1 : MOST_COLUMNS;
  if (fields.length > most) {
    throw new Error(
      `Max number of display fields exceeded: the display row "${id}" shows ${fields.length}; at most ${most} fit.`,
    );
  }
  const place = (name: string) => order?.[name] ?? Number.MAX_SAFE_INTEGER;
  return [...fields].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}

/** Returns the record of a row; throws where there is none (R5-45). */
export function recordOfRow<Record>(records: readonly Record[], index: number): Record {
  const record = records[index];
  if (record === undefined) throw new Error(`recordClientId is required: no record stands in row ${index}.`);
  return record;
}
