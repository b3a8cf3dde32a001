import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlacedRecord } from '../../../transforms/conditions/scope.ts';
import { joinPath, pathSteps } from '../../../transforms/ground/claimPath.ts';
import type { RecordTableRenderBlock } from '../../../transforms/pages/types.ts';
import { domId } from '../fieldIds.ts';
import { focusEntry } from '../focusField.ts';
import type { PageFormContext } from '../pageContext.ts';
import type { RecordDraft } from '../types.ts';

/** Number of rows on one page of a table of records. */
export const ROWS_PER_PAGE = 50;

interface OpenRow {
  index: number;
  /** The field that gets the focus. */
  field: string | undefined;
}

/**
 * Returns the state of a table of records: the index of the row that is being edited, null where rows are edited as
 * drafts (`isDrafted`), and the shown page of rows. Registers the focus handler for links of the error summary.
 */
export function useTable(
  { focusers, records: actions }: PageFormContext,
  block: RecordTableRenderBlock,
  records: readonly PlacedRecord[],
  drafts: readonly RecordDraft[],
  isDrafted: boolean,
) {
  const { model, path, fields } = block;
  const latestDrafts = useRef(drafts);
  latestDrafts.current = drafts;
  const firstField = fields[0] ?? '';
  // The focus handler reads the records of the latest render.
  const shown = useRef(records);
  shown.current = records;
  const [open, setOpen] = useState<OpenRow | null>(null);
  const [wantedPage, setPage] = useState(0);
  const pages = Math.max(1, Math.ceil(records.length / ROWS_PER_PAGE));
  const page = Math.min(wantedPage, pages - 1);

  const openRow = useCallback(
    (index: number, field?: string) => {
      const position = shown.current.findIndex((placed) => placed.index === index);
      setPage(Math.floor(Math.max(0, position) / ROWS_PER_PAGE));
      const isBegun = latestDrafts.current.some((draft) => draft.index === index);
      if (isDrafted && !isBegun) actions().start(block, index);
      setOpen({ index, field });
    },
    [isDrafted, actions, block],
  );

  const close = useCallback(() => setOpen(null), []);

  useEffect(() => {
    focusers.set(path, (rest) => {
      const [index = '0', ...field] = pathSteps(rest);
      if (!shown.current.some((placed) => placed.index === Number(index))) return false;
      openRow(Number(index), field.length > 0 ? joinPath(...field) : undefined);
      return true;
    });
    return () => {
      focusers.delete(path);
    };
  }, [focusers, path, openRow]);

  const begun = open && drafts.find(({ index }) => index === open.index)?.id;
  useEffect(() => {
    if (!open) return;
    const place = `${model}.${isDrafted ? begun : open.index}.${open.field ?? firstField}`;
    if (focusEntry(focusers, place)) return;
    const element = document.getElementById(domId(place));
    // A container of several controls, such as the documents, passes the focus to its input.
    (element?.matches('div') ? element.querySelector<HTMLElement>('input') : element)?.focus();
  }, [open, model, firstField, isDrafted, begun, focusers]);

  return { open: isDrafted ? null : (open?.index ?? null), openRow, close, page, pages, setPage };
}

/** Returns a function to call on Add: the first field of the draft whose id `newest` then becomes gets the focus. */
export function useFocusNewRow(
  { focusers }: Pick<PageFormContext, 'focusers'>,
  { model, fields }: Pick<RecordTableRenderBlock, 'model' | 'fields'>,
  newest: string | undefined,
) {
  const [firstField = ''] = fields;
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current || !newest) return;
    wanted.current = false;
    const place = `${model}.${newest}.${firstField}`;
    if (!focusEntry(focusers, place)) document.getElementById(domId(place))?.focus();
  }, [focusers, model, firstField, newest]);
  return () => {
    wanted.current = true;
  };
}
