import { useCallback } from 'react';
import type { RecordTableRenderBlock } from '../../../transforms/pages/types.ts';
import { errorsAt } from '../errorTree.ts';
import { DraftRow } from './DraftRow.tsx';
import { EditRow } from './EditRow.tsx';
import { ListFrame } from './ListFrame.tsx';
import { errorsOfRecord, type ListFieldProps, listOptions, recordsIn, useColumns } from './listParts.ts';
import { Pagination } from './Pagination.tsx';
import { ReadRow } from './ReadRow.tsx';
import { RowButtons } from './RecordCard.tsx';
import { TableHead } from './TableHead.tsx';
import { ROWS_PER_PAGE, useFocusNewRow, useTable } from './useTable.ts';

/** What the table's buttons do: each row's Edit and Delete, and the table's Add. */
function useTableActions(props: ListFieldProps, table: ReturnType<typeof useTable>) {
  const { text, records, flush } = props.registry.formContext;
  const { block, drafts } = listOptions<RecordTableRenderBlock>(props);
  const { model, allowDelete, allowEdit } = block;
  const { openRow, close } = table;
  const expectRow = useFocusNewRow(model, block.fields[0] ?? '', drafts.at(-1)?.id);
  const remove = useCallback(
    (index: number) => {
      // Text that was typed in this row must not end in the one that takes its place.
      flush();
      close();
      records().remove(model, index);
    },
    [flush, records, model, close],
  );
  const buttons = useCallback(
    (index: number, isOpen = false) => (
      <RowButtons
        number={index + 1}
        text={text}
        onEdit={allowEdit && !isOpen ? () => openRow(index) : undefined}
        onDelete={allowDelete ? () => remove(index) : undefined}
      />
    ),
    [text, allowEdit, allowDelete, openRow, remove],
  );
  const add = () => {
    expectRow();
    close();
    records().start(model);
  };
  return { buttons, add };
}

interface RowsProps {
  field: ListFieldProps;
  table: ReturnType<typeof useTable>;
  buttons: ReturnType<typeof useTableActions>['buttons'];
}

/** The rows of the page that is shown, and those that are not saved yet. */
function TableRows({ field, table, buttons }: RowsProps) {
  const { registry, onChange, onBlur } = field;
  const { block, drafts } = listOptions<RecordTableRenderBlock>(field);
  const { model } = block;
  const columns = useColumns(field, block.fields);
  const records = recordsIn(field);
  const first = table.page * ROWS_PER_PAGE;
  const rows = records.slice(first, first + ROWS_PER_PAGE).map((record, offset) => {
    const index = first + offset;
    return index === table.open ? (
      <EditRow
        key={index}
        model={model}
        record={index}
        values={record}
        columns={columns}
        states={registry.formContext.rowState(model, index)}
        errors={errorsOfRecord(field, index)}
        registry={registry}
        onChange={onChange}
        onBlur={onBlur}
        buttons={buttons(index, true)}
      />
    ) : (
      <ReadRow
        key={index}
        model={model}
        index={index}
        record={record}
        columns={columns}
        errors={errorsAt(field.errorSchema, index)}
        registry={registry}
        onOpen={block.allowEdit ? table.openRow : undefined}
        buttons={buttons}
      />
    );
  });
  const number = records.length + 1;
  return (
    <table className="cw-table">
      <TableHead columns={columns} text={registry.formContext.text} />
      <tbody>
        {rows}
        {drafts.map((draft) => (
          <DraftRow key={draft.id} {...{ model, draft, number, columns, registry }} />
        ))}
      </tbody>
    </table>
  );
}

/**
 * Records as rows of a table. Rows at rest are text; one is edited at a time, and rows that are not finished are
 * drafts at the end. RJSF's ArrayField would keep an input for every cell.
 */
export function RecordTable(props: ListFieldProps) {
  const { registry, rawErrors = [] } = props;
  const { text } = registry.formContext;
  const { block, drafts } = listOptions<RecordTableRenderBlock>(props);
  const { length } = recordsIn(props);
  const table = useTable(registry.formContext, block.model, block.fields[0] ?? '', length);
  const { buttons, add } = useTableActions(props, table);
  return (
    <ListFrame block={block} errors={rawErrors}>
      {length + drafts.length > 0 ? (
        <TableRows field={props} table={table} buttons={buttons} />
      ) : (
        <p className="cw-hint">{text('Ui_NoRecords')}</p>
      )}
      <Pagination page={table.page} pages={table.pages} count={length} text={text} onPage={table.setPage} />
      <button type="button" className="cw-button cw-button--secondary" onClick={add}>
        {block.labels.add ?? text('Ui_AddMore')}
      </button>
    </ListFrame>
  );
}
