import { type ClipboardEvent, useState } from 'react';
import type { RecordTableRenderBlock } from '../../../transforms/pages/types.ts';
import {
  type FirstListValue,
  hasListedCells,
  withListedCells,
} from '../../../transforms/pasting/listedCells.ts';
import { type PasteColumn, type PastedRow, readPaste } from '../../../transforms/pasting/readPaste.ts';
import { isTable, splitTable } from '../../../transforms/pasting/splitTable.ts';
import { type Pasted, type PasteStart, pasteRecords } from '../../stores/pasteRecords.ts';
import { domId, fieldLocation, isInDraft } from '../fieldIds.ts';
import { addId } from './AddButton.tsx';
import { type ListFieldProps, listOptions, type RecordColumn } from './listField.ts';

/** Outcome of a paste, for PasteReport. */
export interface PasteOutcome extends Pasted {
  /** Number of pasted rows. */
  rows: number;
  /** Pasted columns that the table does not have. */
  ignored: readonly string[];
}

interface PasteParts {
  columns: readonly RecordColumn[];
  /** Closes the row that is being edited. */
  close: () => void;
  focusLater: (id: string) => void;
}

/** Pastes parsed rows into the list. */
type Take = (read: readonly PastedRow[]) => void;

/** Returns the DOM id of the report, which takes the focus after a paste, because the focused row may be closed. */
export const reportId = (path: string) => `${domId(path)}__pasted`;

/** Widgets into which no cell is pasted: computed values, and files. */
const NOT_TYPED = new Set(['value', 'file']);

const pasteColumn = ({ name, label, uiSchema }: RecordColumn): PasteColumn => ({
  name,
  label,
  options: uiSchema['ui:options'],
  takesLines: uiSchema['ui:widget'] === 'textarea',
  takesCells: !NOT_TYPED.has(uiSchema['ui:widget']),
});

/** Returns the first cell of a paste: the focused field, else a new row's first one. */
function startOf(target: EventTarget, columns: readonly RecordColumn[]): { from: PasteStart; first: string } {
  const [leading] = columns;
  const start = { from: null, first: leading?.name ?? '' };
  if (!(target instanceof HTMLElement)) return start;
  const field = target.closest<HTMLElement>('input, select, textarea');
  if (!field || !columns.some(({ name }) => field.id.endsWith(`_${name}`))) return start;
  const place = fieldLocation(field.id);
  const { record = '' } = place;
  return { from: isInDraft(place) ? record : Number(record), first: place.field };
}

/** Returns a function that looks up pasted cells in server-side lists, as pending input, for which Next waits. */
function useLookUp({ registry }: ListFieldProps, path: string) {
  const [searches, setSearches] = useState(0);
  const { text, announcer, searchList, pending } = registry.formContext;
  const firstEntry: FirstListValue = async (list, cell) => {
    try {
      return (await searchList(list, cell, 1)).options[0];
    } catch {
      // The row stays open with the pasted text; its field shows the failure when it searches again.
      return undefined;
    }
  };
  const lookUp = (rows: readonly PastedRow[], places: readonly PasteColumn[], take: Take) => {
    setSearches((running) => running + 1);
    announcer.announce(text('Ui_PasteSearching'));
    const done = withListedCells(rows, places, firstEntry).then((read) => {
      setSearches((running) => running - 1);
      pending.release(open);
      take(read);
      return true;
    });
    const open = { id: domId(path), settle: () => done };
    pending.hold(open);
  };
  return { isSearching: searches > 0, lookUp };
}

/**
 * Returns the paste handler of a table, which saves two or more spreadsheet cells as records (C10-15), and the outcome
 * of the last paste, with a function that closes its report.
 */
export function usePaste(props: ListFieldProps, { columns, close, focusLater }: PasteParts) {
  const [pasted, setPasted] = useState<PasteOutcome | null>(null);
  const { text, records, flush, culture } = props.registry.formContext;
  const { block } = listOptions<RecordTableRenderBlock>(props);
  const { path } = block;
  const { isSearching, lookUp } = useLookUp(props, path);
  const onPaste = (event: ClipboardEvent) => {
    const clip = event.clipboardData.getData('text/plain');
    const isLines = event.target instanceof HTMLTextAreaElement && !clip.includes('\t');
    if (isLines || !isTable(clip)) return;
    event.preventDefault();
    const { from, first } = startOf(event.target, columns);
    flush();
    close();
    const reading = { culture: culture(), yes: text('Ui_Yes'), no: text('Ui_No') };
    const places = columns.map(pasteColumn);
    const { rows, ignored } = readPaste(splitTable(clip), places, first, reading);
    const take: Take = (read) => {
      focusLater(reportId(path));
      const outcome = pasteRecords(records().pasteTarget(block, from), read);
      setPasted({ ...outcome, rows: read.length, ignored });
    };
    if (hasListedCells(rows, places)) lookUp(rows, places, take);
    else take(rows);
  };
  const forget = () => {
    focusLater(addId(path));
    setPasted(null);
  };
  return { pasted, isSearching, forget, onPaste };
}
