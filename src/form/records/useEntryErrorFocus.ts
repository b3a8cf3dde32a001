import { useEffect, useRef } from 'react';
import { joinPath, pathSteps } from '../../../transforms/ground/claimPath.ts';
import type { RecordManagerRenderBlock } from '../../../transforms/pages/types.ts';
import { focusEntry } from '../focusField.ts';
import { blockRecords, type ListFieldProps, listOptions, type RecordColumn } from './listField.ts';

/**
 * Registers a focus handler for errors of entries within a saved record: it opens the record for editing, then focuses
 * the entry (C8-16). For errors of the record's own fields it does nothing: the focus goes to the record's Edit button.
 */
export function useEntryErrorFocus(props: ListFieldProps, columns: readonly RecordColumn[]): void {
  const { focusers, records } = props.registry.formContext;
  const { block, drafts } = listOptions<RecordManagerRenderBlock>(props);
  const { model, path, allowEdit } = block;
  const wanted = useRef<{ index: number; within: string } | null>(null);
  const saved = blockRecords(props);
  useEffect(() => {
    focusers.set(path, (rest) => {
      const [at, name, ...more] = pathSteps(rest);
      const index = Number(at);
      const isList = columns.some((column) => column.name === name && column.uiSchema.items);
      if (!allowEdit || !isList || !saved.some((placed) => placed.index === index)) return false;
      wanted.current = { index, within: joinPath(name, ...more) };
      const open = drafts.find((draft) => draft.index === index);
      if (open) focusEntry(focusers, `${model}.${open.id}.${wanted.current.within}`);
      else records().start(block, index);
      return true;
    });
    return () => {
      focusers.delete(path);
    };
  });
  useEffect(() => {
    const draft = wanted.current && drafts.find(({ index }) => index === wanted.current?.index);
    if (!wanted.current || !draft) return;
    const { within } = wanted.current;
    wanted.current = null;
    focusEntry(focusers, `${model}.${draft.id}.${within}`);
  });
}
