import { useLayoutEffect, useRef, useState } from 'react';
import type { RecordManagerRenderBlock } from '../../../transforms/pages/types.ts';
import { domId } from '../fieldIds.ts';
import { sayOf } from '../recordLabel.ts';
import type { RecordDraft, Undo } from '../types.ts';
import { type ListFieldProps, listOptions } from './listParts.ts';

interface LeftEntry {
  message: string;
  undo: Undo;
}

/**
 * Leaves an entry unsaved, by its number: one in which something was entered has a way back, its files included; one in
 * which nothing was goes without a word (C10-20).
 */
export function useLeftEntry(props: ListFieldProps, focusLater: (id: string) => void) {
  const [left, setLeft] = useState<LeftEntry | null>(null);
  const { text, records, flush, announcer } = props.registry.formContext;
  const { block, drafts } = listOptions<RecordManagerRenderBlock>(props);
  const { model } = block;
  const open = useRef(drafts);
  useLayoutEffect(() => {
    open.current = drafts;
  });

  function offerUndo(id: string, number: number, undo: Undo): void {
    const message = sayOf(block, number, 'Ui_EntryLeft', text);
    announcer.say(message);
    setLeft({
      message,
      undo: () => {
        for (const other of open.current)
          if (!records().isChanged(model, other.id)) records().cancel(model, other.id);
        undo();
        setLeft(null);
        focusLater(domId(`${model}.${id}`));
        announcer.say(sayOf(block, number, 'Ui_EntryRestored', text));
      },
    });
  }

  function leave({ id }: RecordDraft, number: number): void {
    flush();
    const isChanged = records().isChanged(model, id);
    const undo = records().cancel(model, id);
    if (isChanged) offerUndo(id, number, undo);
  }

  return { left, leave };
}
