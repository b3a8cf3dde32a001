import { useCallback, useMemo } from 'react';
import type { FieldValue } from '../../../transforms/claims/types.ts';
import type { RecordTableRenderBlock } from '../../../transforms/pages/types.ts';
import { useCell } from '../pageContext.ts';
import { DraftRow } from './DraftRow.tsx';
import { ListFrame } from './ListFrame.tsx';
import { blockOf, columnsOf, type ListFieldProps } from './listParts.ts';
import { RowButtons } from './RecordCard.tsx';
import { rowErrorsByIndex } from './rowErrors.ts';
import { SheetButtons } from './SheetButtons.tsx';
import { EditRow, ReadRow } from './TableRow.tsx';
import { ROWS_PER_PAGE, useFocusNewRow, useTable } from './useTable.ts';

const nothing = () => undefined;

/** What the open saved row does: its fields are fields of the claim, by `model.index.name`. */
function useRowHandlers(props: ListFieldProps, model: string, index: number | null) {
  const page = props.registry.formContext.model;
  const onChange = useCallback(
    (name: string, value: FieldValue) => page.props.onCommit(`${model}.${index}.${name}`, value),
    [page, model, index],
  );
  const onBlur = useCallback(
    (name: string) => page.props.onBlurField(`${model}.${index}.${name}`),
    [page, model, index],
  );
  return { onChange, onBlur };
}

/**
 * Records as rows of a table. Rows at rest are text; one is edited at a time, and rows that are not finished are
 * drafts at the end. RJSF's ArrayField would keep an input for every cell.
 */
export function RecordTable(props: ListFieldProps) {
  const { registry, schema, uiSchema } = props;
  const { model: page, text } = registry.formContext;
  const block = blockOf<RecordTableRenderBlock>(props);
  const { model } = block;
  const { records, drafts, errors, rowErrors } = useCell(page.list(model));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns come from these two alone
  const columns = useMemo(() => columnsOf(props, block.fields), [schema, uiSchema]);
  const byRow = rowErrorsByIndex(rowErrors);
  const table = useTable(page, model, block.fields[0] ?? '', records.length);
  const { openRow, close } = table;
  const handlers = useRowHandlers(props, model, table.open);
  const expectRow = useFocusNewRow(model, block.fields[0] ?? '', drafts.at(-1)?.id);
  const remove = useCallback(
    (index: number) => {
      close();
      page.props.records.remove(model, index);
    },
    [page, model, close],
  );
  const { allowDelete, allowEdit } = block;
  const buttons = useCallback(
    (index: number) => (
      <RowButtons
        number={index + 1}
        text={text}
        onEdit={allowEdit ? () => openRow(index) : undefined}
        onDelete={allowDelete ? () => remove(index) : undefined}
      />
    ),
    [text, allowEdit, allowDelete, openRow, remove],
  );
  const first = table.sheet * ROWS_PER_PAGE;
  const add = () => {
    expectRow();
    close();
    page.props.records.start(model);
  };
  return (
    <ListFrame block={block} errors={errors}>
      {records.length + drafts.length > 0 ? (
        <table className="cw-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.name} scope="col">
                  {column.label}
                </th>
              ))}
              <th scope="col">
                <span className="cw-visually-hidden">{text('Ui_Actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {records.slice(first, first + ROWS_PER_PAGE).map((record, offset) => {
              const index = first + offset;
              const row = { record, columns, registry, errors: byRow.get(index) };
              return index === table.open ? (
                <EditRow
                  key={index}
                  {...row}
                  {...handlers}
                  path={`${model}.${index}`}
                  states={page.props.rowState?.(model, index) ?? {}}
                  onLeave={nothing}
                  buttons={
                    <RowButtons
                      number={index + 1}
                      text={text}
                      onEdit={undefined}
                      onDelete={allowDelete ? () => remove(index) : undefined}
                    />
                  }
                />
              ) : (
                <ReadRow
                  key={index}
                  {...row}
                  model={model}
                  index={index}
                  onOpen={allowEdit ? openRow : undefined}
                  buttons={buttons}
                />
              );
            })}
            {drafts.map((draft) => (
              <DraftRow key={draft.id} model={model} draft={draft} columns={columns} registry={registry} />
            ))}
          </tbody>
        </table>
      ) : (
        <p className="cw-hint">{text('Ui_NoRecords')}</p>
      )}
      <SheetButtons
        sheet={table.sheet}
        sheets={table.sheets}
        count={records.length}
        text={text}
        onSheet={table.setSheet}
      />
      <button type="button" className="cw-button cw-button--secondary" onClick={add}>
        {block.labels.add ?? text('Ui_AddMore')}
      </button>
    </ListFrame>
  );
}
