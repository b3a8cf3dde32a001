import { useEffect, useRef } from 'react';
import type { RecordTableRenderBlock } from '../../../transforms/pages/types.ts';
import { recordMessage } from '../recordLabel.ts';
import { blockRecords, type ListFieldProps, listOptions } from './listField.ts';

/** Announces each saved row of a table to screen readers, because it closes without a visible message (C10-15). */
export function useAnnounceSaved(props: ListFieldProps): void {
  const { announcer, text } = props.registry.formContext;
  const count = blockRecords(props).length;
  const { block, drafts } = listOptions<RecordTableRenderBlock>(props);
  const begun = drafts
    .filter(({ index }) => index === null)
    .map(({ id }) => id)
    .join(' ');
  const before = useRef({ count, begun });
  useEffect(() => {
    const last = before.current;
    before.current = { count, begun };
    const isDone = last.begun.split(' ').some((id) => id !== '' && !begun.split(' ').includes(id));
    // Rows from a paste or Undo had no draft before.
    if (count > last.count && isDone) announcer.announce(recordMessage(block, count, 'Ui_EntrySaved', text));
  }, [count, begun, block, announcer, text]);
}
