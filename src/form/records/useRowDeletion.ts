import { useCallback, useState } from 'react';
import type { ModelName } from '../../../transforms/ground/modelNames.ts';
import type { RecordTableRenderBlock } from '../../../transforms/pages/types.ts';
import { domId } from '../fieldIds.ts';
import { recordMessage } from '../recordLabel.ts';
import type { Undo } from '../types.ts';
import { addId } from './AddButton.tsx';
import { type ListFieldProps, listOptions } from './listField.ts';

interface DeletedRow {
  number: number;
  undo: Undo;
}

/** Position of a saved record: its index in the list, its number in its block, and the index of the next one. */
export interface RowPlace {
  index: number;
  number: number;
  next: number | undefined;
}

interface DeletionParts {
  /** Closes the row that is being edited. */
  close: () => void;
  focusLater: (id: string) => void;
  /** Returns the DOM id of a row, where it is not that of the record. */
  rowId?: (model: ModelName, index: number) => string;
  /** Returns the DOM id that gets the focus after the last row is deleted. */
  restId?: (path: string) => string;
}

const recordId = (model: ModelName, index: number) => domId(`${model}.${index}`);

/**
 * Returns functions that delete rows of a list, and move the focus to the next row, else to Add or the list (C10-02,
 * C10-15); the last deleted row with its undo; and `asked`, the row whose deletion waits for `answer`.
 */
export function useRowDeletion(props: ListFieldProps, parts: DeletionParts) {
  const { close, focusLater, rowId = recordId, restId = addId } = parts;
  const [deleted, setDeleted] = useState<DeletedRow | null>(null);
  const { text, records, flush, announcer } = props.registry.formContext;
  const [asked, setAsked] = useState<RowPlace | null>(null);
  const { block, documents } = listOptions<RecordTableRenderBlock>(props);
  const { model, path } = block;

  const offerUndo = useCallback(
    (number: number, undo: Undo, id: string) => {
      announcer.announce(recordMessage(block, number, 'Ui_EntryDeletedUndo', text));
      setDeleted({
        number,
        undo: () => {
          undo();
          setDeleted(null);
          focusLater(id);
          announcer.announce(recordMessage(block, number, 'Ui_EntryRestored', text));
        },
      });
    },
    [announcer, text, block, focusLater],
  );

  const removeNow = useCallback(
    ({ index, number, next }: RowPlace) => {
      // Commits pending input of this row, which must not go to the row that gets its index.
      flush();
      close();
      focusLater(next === undefined ? restId(path) : rowId(model, next));
      offerUndo(number, records().remove(model, index), rowId(model, index));
    },
    [flush, close, focusLater, rowId, restId, records, model, path, offerUndo],
  );

  /** Deletes a saved row; asks first where it has documents (C8-15). */
  const removeRow = useCallback(
    (row: RowPlace) => (documents[row.index]?.length ? setAsked(row) : removeNow(row)),
    [documents, removeNow],
  );
  const answer = (isYes: boolean) => {
    setAsked(null);
    if (asked && isYes) removeNow(asked);
  };

  /** Deletes the draft of a row. */
  const removeDraft = (id: string, number: number, nextDraft: string | undefined) => {
    flush();
    focusLater(nextDraft === undefined ? addId(path) : domId(`${model}.${nextDraft}`));
    offerUndo(number, records().cancel(model, id).restore, domId(`${model}.${id}`));
  };

  return { deleted, asked, answer, removeRow, removeDraft };
}
