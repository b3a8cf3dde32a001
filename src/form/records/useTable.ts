import { useCallback, useEffect, useRef, useState } from 'react';
import type { ModelName } from '../../../transforms/config/names.ts';
import { domId } from '../fieldIds.ts';
import type { PageFormContext } from '../pageContext.ts';

/** Rows shown at once; longer tables are paged. */
export const ROWS_PER_PAGE = 50;

interface OpenRow {
  index: number;
  /** The field that takes the focus. */
  field: string | undefined;
}

/** Which row of a table is open, which page of its rows is shown, and how the error summary reaches a cell. */
export function useTable({ focusers }: PageFormContext, model: ModelName, firstField: string, count: number) {
  const [open, setOpen] = useState<OpenRow | null>(null);
  const [wantedPage, setPage] = useState(0);
  const pages = Math.max(1, Math.ceil(count / ROWS_PER_PAGE));
  const page = Math.min(wantedPage, pages - 1);

  const openRow = useCallback((index: number, field?: string) => {
    setPage(Math.floor(index / ROWS_PER_PAGE));
    setOpen({ index, field });
  }, []);

  const close = useCallback(() => setOpen(null), []);

  useEffect(() => {
    focusers.set(model, (rest) => {
      const [index = '0', field] = rest.split('.');
      openRow(Number(index), field);
    });
    return () => {
      focusers.delete(model);
    };
  }, [focusers, model, openRow]);

  useEffect(() => {
    if (!open) return;
    document.getElementById(domId(`${model}.${open.index}.${open.field ?? firstField}`))?.focus();
  }, [open, model, firstField]);

  return { open: open?.index ?? null, openRow, close, page, pages, setPage };
}

/** Focuses the first field of a row that the claimant just added. */
export function useFocusNewRow(model: ModelName, firstField: string, newest: string | undefined) {
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current || !newest) return;
    wanted.current = false;
    document.getElementById(domId(`${model}.${newest}.${firstField}`))?.focus();
  }, [model, firstField, newest]);
  return () => {
    wanted.current = true;
  };
}
