import { useCallback, useState } from 'react';
import type { ModelName } from '../../../transforms/config/names.ts';
import type { RecordTableRenderBlock } from '../../../transforms/pages/types.ts';
import { domId } from '../fieldIds.ts';
import type { Undo } from '../types.ts';
import { addId } from './AddButton.tsx';
import { type ListFieldProps, listOptions, recordsIn } from './listParts.ts';

interface DeletedRow {
  number: number;
  undo: Undo;
}

interface DeletionParts {
  /** Closes the row that is being edited. */
  close: () => void;
  focusLater: (id: string) => void;
  /** The row's id, where it is not its record's. */
  rowId?: (model: ModelName, index: number) => string;
  /** What takes the focus when the last row has gone. */
  restId?: (model: ModelName) => string;
}

const recordId = (model: ModelName, index: number) => domId(`${model}.${index}`);

/** Deletes rows of a list, each with a way back, and with the focus on the next row, else on Add or the list (C10-02, C10-15). */
export function useRowDeletion(props: ListFieldProps, parts: DeletionParts) {
  const { close, focusLater, rowId = recordId, restId = addId } = parts;
  const [deleted, setDeleted] = useState<DeletedRow | null>(null);
  const { text, records, flush, announcer } = props.registry.formContext;
  const { model } = listOptions<RecordTableRenderBlock>(props).block;
  const { length } = recordsIn(props);

  const offerUndo = useCallback(
    (number: number, undo: Undo, id: string) => {
      announcer.say(text('Ui_RecordDeletedUndo', { number }));
      setDeleted({
        number,
        undo: () => {
          undo();
          setDeleted(null);
          focusLater(id);
          announcer.say(text('Ui_RecordRestored', { number }));
        },
      });
    },
    [announcer, text, focusLater],
  );

  const removeRow = useCallback(
    (index: number) => {
      // Text that was typed in this row must not end in the one that takes its place.
      flush();
      close();
      focusLater(index < length - 1 ? rowId(model, index) : restId(model));
      offerUndo(index + 1, records().remove(model, index), rowId(model, index));
    },
    [flush, close, focusLater, rowId, restId, records, model, length, offerUndo],
  );

  /** A row that is not saved yet. */
  const removeDraft = (id: string, number: number, nextDraft: string | undefined) => {
    flush();
    focusLater(nextDraft === undefined ? addId(model) : domId(`${model}.${nextDraft}`));
    offerUndo(number, records().cancel(model, id), domId(`${model}.${id}`));
  };

  return { deleted, removeRow, removeDraft };
}
