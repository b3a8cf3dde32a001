import { useEffect, useState } from 'react';
import { pathSteps } from '../../../transforms/ground/claimPath.ts';
import { domId } from '../fieldIds.ts';
import type { Undo } from '../types.ts';
import { addId } from './AddButton.tsx';
import type { InnerList } from './innerList.ts';
import { useFocusAfterRender } from './useFocusAfterRender.ts';

interface OpenEntry {
  at: number;
  /** True for an entry that was just added to the list: after Done the focus goes to Add, for the next one. */
  isNew: boolean;
}

/**
 * Registers the focus handler for fields of an entry, `1.price`, by which the error summary and a refused draft focus
 * them.
 */
function useFocuser({ path, entries, registry }: InnerList, show: (at: number, field?: string) => void) {
  const { focusers } = registry.formContext;
  useEffect(() => {
    focusers.set(path, (rest) => {
      const [at, field] = pathSteps(rest);
      if (at === '' || !entries[Number(at)]) document.getElementById(addId(path))?.focus();
      else show(Number(at), field);
      return true;
    });
    return () => {
      focusers.delete(path);
    };
  });
}

/**
 * Returns the index of the open entry of a list within a record, the actions of the entries' buttons, which also move
 * the focus, and the last deleted entry with its undo.
 */
export function useEntries(inner: InnerList) {
  const { path, of, columns, entries, nameOf, registry } = inner;
  const { records, announcer, text, flush } = registry.formContext;
  const [open, setOpen] = useState<OpenEntry | null>(null);
  const [deleted, setDeleted] = useState<{ name: string; undo: Undo } | null>(null);
  const focusLater = useFocusAfterRender(path);
  const [firstField] = columns.filter(({ uiSchema }) => uiSchema['ui:widget'] !== 'value');
  const openAt = (at: number, field = firstField?.name, isNew = false) => {
    setOpen({ at, isNew });
    focusLater(domId(`${path}.${at}.${field}`));
  };
  /** Finishes the open entry, which shows its errors, or is deleted if empty; returns the index of a deleted one. */
  const leave = (): number | undefined => {
    flush();
    return open && records().finishEntry(of, open.at) === 'empty' ? open.at : undefined;
  };
  /** Opens an entry, with the focus in the field. */
  const show = (at: number, field?: string) => {
    const gone = open?.at === at ? undefined : leave();
    openAt(gone !== undefined && gone < at ? at - 1 : at, field);
  };
  useFocuser(inner, show);

  const close = () => setOpen(null);
  const add = () => {
    leave();
    openAt(records().addEntry(of), undefined, true);
  };
  /** Closes an entry on Done or Enter; returns false where it has errors. */
  const finish = (at: number): boolean => {
    flush();
    const outcome = records().finishEntry(of, at);
    if (outcome === 'faulty') return false;
    if (outcome === 'done') announcer.announce(text('Ui_EntryDone', { entry: nameOf(at) }));
    focusLater(outcome === 'empty' || open?.isNew ? addId(path) : domId(`${path}.${at}`));
    close();
    return true;
  };
  const remove = (at: number) => {
    // Commits pending input of this entry, which must not go to the entry that gets its index.
    flush();
    close();
    const name = nameOf(at);
    const undo = records().removeEntry(of, at);
    focusLater(at + 1 < entries.length ? domId(`${path}.${at}`) : addId(path));
    announcer.announce(text('Ui_EntryDeletedUndo', { entry: name, undo: text('Ui_Undo') }));
    setDeleted({
      name,
      undo: () => {
        flush();
        close();
        undo();
        setDeleted(null);
        focusLater(domId(`${path}.${at}`));
        announcer.announce(text('Ui_EntryRestored', { entry: name }));
      },
    });
  };
  return { open: open?.at, show, add, finish, remove, deleted };
}
