import { useCallback } from 'react';
import type { RecordTableRenderBlock } from '../../../transforms/pages/types.ts';
import { ownNameIn, recordMessage } from '../recordLabel.ts';
import { AddButton } from './AddButton.tsx';
import { ListFrame } from './ListFrame.tsx';
import { blockRecords, isDrafted, type ListFieldProps, listOptions, useColumns } from './listField.ts';
import { Pagination } from './Pagination.tsx';
import { PasteReport } from './PasteReport.tsx';
import { RowButtons } from './RecordCard.tsx';
import { RowDeletionDialog } from './RowDeletionDialog.tsx';
import { TableRows } from './TableRows.tsx';
import { UndoNotice } from './UndoNotice.tsx';
import { useAnnounceSaved } from './useAnnounceSaved.ts';
import { useFocusAfterRender } from './useFocusAfterRender.ts';
import { usePaste } from './usePaste.ts';
import { type RowPlace, useRowDeletion } from './useRowDeletion.ts';
import { useFocusNewRow, useTable } from './useTable.ts';

/** Returns the actions of the table's buttons: each row's Edit and Delete, and the table's Add. */
function useTableActions(props: ListFieldProps, table: ReturnType<typeof useTable>) {
  const { text, records } = props.registry.formContext;
  const { block, drafts } = listOptions<RecordTableRenderBlock>(props);
  const { allowDelete, allowEdit } = block;
  const { openRow, close } = table;
  const focusLater = useFocusAfterRender(block.path);
  const expectRow = useFocusNewRow(props.registry.formContext, block, drafts.at(-1)?.id);
  useAnnounceSaved(props);
  const deletion = useRowDeletion(props, { close, focusLater });
  const { removeRow } = deletion;
  const buttons = useCallback(
    (row: RowPlace, isOpen = false) => (
      <RowButtons
        number={row.number}
        name={ownNameIn(block, row.number)}
        text={text}
        onEdit={allowEdit && !isOpen ? () => openRow(row.index) : undefined}
        onDelete={allowDelete ? () => removeRow(row) : undefined}
      />
    ),
    [text, block, allowEdit, allowDelete, openRow, removeRow],
  );
  const add = () => {
    expectRow();
    close();
    records().start(block);
  };
  return { buttons, add, focusLater, ...deletion };
}

/**
 * List field of RJSF that shows records as rows of a table. Read-only rows are text; one is edited at a time, and
 * unfinished ones are drafts at the end. RJSF's ArrayField would render an input for every cell.
 */
export function RecordTable(props: ListFieldProps) {
  const { registry, rawErrors = [] } = props;
  const { text } = registry.formContext;
  const { block, drafts, limit } = listOptions<RecordTableRenderBlock>(props);
  const saved = blockRecords(props);
  const { length } = saved;
  const columns = useColumns(props, block.fields);
  const table = useTable(registry.formContext, block, saved, drafts, isDrafted(block, columns));
  const actions = useTableActions(props, table);
  const { pasted, isSearching, forget, onPaste } = usePaste(props, {
    columns,
    close: table.close,
    focusLater: actions.focusLater,
  });
  const { deleted, focusLater } = actions;
  const count = length + drafts.filter(({ index }) => index === null).length;
  return (
    <ListFrame block={block} errors={rawErrors} text={text} onPaste={onPaste}>
      {isSearching ? <p className="cw-notice">{text('Ui_PasteSearching')}</p> : null}
      {pasted ? <PasteReport field={props} columns={columns} pasted={pasted} onClose={forget} /> : null}
      {count > 0 ? (
        <TableRows field={props} columns={columns} table={table} actions={actions} focusLater={focusLater} />
      ) : (
        <p className="cw-hint">{text('Ui_NoRecords')}</p>
      )}
      <Pagination page={table.page} pages={table.pages} count={length} text={text} onPage={table.setPage} />
      <RowDeletionDialog field={props} deletion={actions} />
      {deleted ? (
        <UndoNotice
          message={recordMessage(block, deleted.number, 'Ui_EntryDeleted', text)}
          text={text}
          onUndo={deleted.undo}
        />
      ) : null}
      <AddButton
        path={block.path}
        count={count}
        limit={limit}
        label={block.labels.add ?? text('Ui_AddMore')}
        text={text}
        onAdd={actions.add}
      />
    </ListFrame>
  );
}
