import { type ClipboardEvent, useState } from 'react';
import type { ModelName } from '../../../transforms/config/names.ts';
import type { RecordTableRenderBlock } from '../../../transforms/pages/types.ts';
import { type FirstEntry, hasListedCells, withListedCells } from '../../../transforms/pasting/listedCells.ts';
import { type PasteColumn, readPaste } from '../../../transforms/pasting/readPaste.ts';
import { isTable, splitTable } from '../../../transforms/pasting/splitTable.ts';
import type { Pasted, PasteStart } from '../../stores/pasteRecords.ts';
import { domId, isInDraft, placeOf } from '../fieldIds.ts';
import { addId } from './AddButton.tsx';
import { type Column, type ListFieldProps, listOptions } from './listParts.ts';

/** What the report on a paste says. */
export interface PasteOutcome extends Pasted {
  rows: number;
  /** Pasted columns that the table does not have. */
  ignored: readonly string[];
}

interface PasteParts {
  columns: readonly Column[];
  /** Closes the row that is being edited. */
  close: () => void;
  focusLater: (id: string) => void;
}

/** The id of the report: it takes the focus, for the row that had it may be closed. */
export const reportId = (model: ModelName) => `${domId(model)}__pasted`;

/** Widgets whose values nobody types: sums, and files. */
const NOT_TYPED = new Set(['value', 'file']);

const pasteColumn = ({ name, label, uiSchema }: Column): PasteColumn => ({
  name,
  label,
  options: uiSchema['ui:options'],
  takesLines: uiSchema['ui:widget'] === 'textarea',
  takesCells: !NOT_TYPED.has(uiSchema['ui:widget']),
});

/** Where a paste begins: at the field that has the focus, else at a new row's first one. */
function startOf(target: EventTarget, columns: readonly Column[]): { from: PasteStart; first: string } {
  const [leading] = columns;
  const start = { from: null, first: leading?.name ?? '' };
  if (!(target instanceof HTMLElement)) return start;
  const field = target.closest<HTMLElement>('input, select, textarea');
  if (!field || !columns.some(({ name }) => field.id.endsWith(`_${name}`))) return start;
  const place = placeOf(field.id);
  const { record = '' } = place;
  return { from: isInDraft(place) ? record : Number(record), first: place.field };
}

/** Takes cells of a spreadsheet that are pasted anywhere in a table (C10-15). One value is left to its field. */
export function usePaste(props: ListFieldProps, { columns, close, focusLater }: PasteParts) {
  const [pasted, setPasted] = useState<PasteOutcome | null>(null);
  const { text, records, flush, culture, announcer, searchList } = props.registry.formContext;
  const firstEntry: FirstEntry = async (list, cell) => {
    try {
      return (await searchList(list, cell, 1)).options[0];
    } catch {
      // Its row stays open with what was pasted: the field itself says more when it asks again.
      return undefined;
    }
  };
  const { model } = listOptions<RecordTableRenderBlock>(props).block;
  const onPaste = (event: ClipboardEvent) => {
    const clip = event.clipboardData.getData('text/plain');
    const isLines = event.target instanceof HTMLTextAreaElement && !clip.includes('\t');
    if (isLines || !isTable(clip)) return;
    event.preventDefault();
    const { from, first } = startOf(event.target, columns);
    flush();
    close();
    const reading = { culture: culture(), yes: text('Ui_Yes'), no: text('Ui_No') };
    const { rows, ignored } = readPaste(splitTable(clip), columns.map(pasteColumn), first, reading);
    const take = (read: typeof rows) => {
      focusLater(reportId(model));
      setPasted({ ...records().paste(model, from, read), rows: read.length, ignored });
    };
    const places = columns.map(pasteColumn);
    if (!hasListedCells(rows, places)) return take(rows);
    announcer.say(text('Ui_PasteSearching'));
    void withListedCells(rows, places, firstEntry).then(take);
  };
  const forget = () => {
    focusLater(addId(model));
    setPasted(null);
  };
  return { pasted, forget, onPaste };
}
