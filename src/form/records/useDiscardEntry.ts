import { useLayoutEffect, useState } from 'react';
import type { RecordManagerRenderBlock } from '../../../transforms/pages/types.ts';
import { recordMessage } from '../recordLabel.ts';
import type { DroppedDraft, RecordDraft } from '../types.ts';
import { type ListFieldProps, listOptions, numberOfDraft } from './listField.ts';

/**
 * Returns `leave`, which discards a draft, and `left`, the message and undo of the last one: a draft with input can be
 * restored, with its files, while its record exists; else `left` is null. Keeps one draft open at a time, and discards
 * the others (C10-20).
 */
export function useDiscardEntry(props: ListFieldProps, focusOpened: (index: number | null) => void) {
  const [dropped, setDropped] = useState<DroppedDraft | null>(null);
  const { text, records, flush, announcer } = props.registry.formContext;
  const { block, drafts } = listOptions<RecordManagerRenderBlock>(props);
  const { model } = block;

  function leave(draft: RecordDraft): void {
    flush();
    const isChanged = records().isChanged(model, draft.id);
    const entry = records().cancel(model, draft.id);
    if (!isChanged) return;
    announcer.announce(recordMessage(block, numberOfDraft(props, draft), 'Ui_EntryLeft', text));
    setDropped(entry);
  }

  useLayoutEffect(() => {
    const before = drafts.slice(0, -1);
    before.filter(({ id }) => records().isBegun(id)).forEach(leave);
  });

  const index = dropped?.index();
  if (!dropped || index === undefined) return { left: null, leave };
  const number = numberOfDraft(props, { index });
  const undo = () => {
    setDropped(null);
    drafts.forEach(leave);
    dropped.restore();
    focusOpened(index);
    announcer.announce(recordMessage(block, number, 'Ui_EntryRestored', text));
  };
  return { left: { message: recordMessage(block, number, 'Ui_EntryLeft', text), undo }, leave };
}
