import { useCallback, useState } from 'react';
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
}

/** Deletes rows of a table, each with a way back, and with the focus on the next row or on Add (C10-02, C10-15). */
export function useRowDeletion(props: ListFieldProps, { close, focusLater }: DeletionParts) {
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
      focusLater(index < length - 1 ? domId(`${model}.${index}`) : addId(model));
      offerUndo(index + 1, records().remove(model, index), domId(`${model}.${index}`));
    },
    [flush, close, focusLater, records, model, length, offerUndo],
  );

  /** A row that is not saved yet. */
  const removeDraft = (id: string, number: number, nextDraft: string | undefined) => {
    flush();
    focusLater(nextDraft === undefined ? addId(model) : domId(`${model}.${nextDraft}`));
    offerUndo(number, records().cancel(model, id), domId(`${model}.${id}`));
  };

  return { deleted, removeRow, removeDraft };
}
