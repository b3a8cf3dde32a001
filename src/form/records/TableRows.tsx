import { useState } from 'react';
import type { ClaimRecord } from '../../../transforms/ground/claim.ts';
import type { RecordTableRenderBlock } from '../../../transforms/pages/types.ts';
import { errorsAt } from '../errorTree.ts';
import { domId } from '../fieldIds.ts';
import { recordMessage, recordNameIn } from '../recordLabel.ts';
import type { RecordDraft } from '../types.ts';
import { addId } from './AddButton.tsx';
import { DraftRow } from './DraftRow.tsx';
import { EditRow } from './EditRow.tsx';
import { errorsOfDraft } from './errorsOfDraft.ts';
import {
  blockRecords,
  errorsOfRecord,
  indexAfterRemoval,
  isDrafted,
  type ListFieldProps,
  listOptions,
  type RecordColumn,
  readRecord,
  useReadColumns,
} from './listField.ts';
import { ReadRow } from './ReadRow.tsx';
import { problemCountText } from './recordName.ts';
import { useRowState } from './rowStates.ts';
import { TableHead } from './TableHead.tsx';
import { useFocusFirstError } from './useFocusFirstError.ts';
import type { RowPlace, useRowDeletion } from './useRowDeletion.ts';
import { ROWS_PER_PAGE, type useTable } from './useTable.ts';

interface RowActions extends Pick<ReturnType<typeof useRowDeletion>, 'removeDraft' | 'removeRow'> {
  buttons: (row: RowPlace, isOpen?: boolean) => React.ReactNode;
}

interface TableRowsProps {
  field: ListFieldProps;
  columns: RecordColumn[];
  table: ReturnType<typeof useTable>;
  actions: RowActions;
  focusLater: (id: string) => void;
}

type SavedRowProps = TableRowsProps & { row: RowPlace; record: ClaimRecord };

const NONE: readonly string[] = [];

/** Row that is being edited: Done and Enter close it, and the focus stays on it, or goes to the first of its errors. */
function OpenRow({ field, columns, table, actions, focusLater, row, record }: SavedRowProps) {
  const { registry, onChange, onBlur } = field;
  const { block } = listOptions<RecordTableRenderBlock>(field);
  const { model } = block;
  const { index, number } = row;
  const { announcer, text, records } = registry.formContext;
  const rowState = useRowState(registry.formContext.rowStates);
  const name = recordNameIn(block, number, text);
  const errors = errorsOfRecord(field, index);
  const [refused, setRefused] = useState({ times: 0, fields: NONE });
  const isDrawn = refused.fields.every((faulty) => errors[faulty] !== undefined);
  const drawnRow = useFocusFirstError<HTMLTableRowElement>(refused.times, undefined, isDrawn, () =>
    announcer.announce(problemCountText(name, errors, text)),
  );
  const done = () => {
    registry.formContext.flush();
    const asked = columns.map((column) => column.name);
    const fields = records()
      .check(model, index)
      .filter((faulty) => asked.includes(faulty));
    if (fields.length > 0) return setRefused(({ times }) => ({ times: times + 1, fields }));
    table.close();
    announcer.announce(recordMessage(block, number, 'Ui_EntrySaved', text));
    focusLater(domId(`${model}.${index}`));
  };
  return (
    <EditRow
      ref={drawnRow}
      name={name}
      list={model}
      record={index}
      values={record}
      columns={columns}
      states={rowState(model, index)}
      errors={errors}
      registry={registry}
      onChange={onChange}
      onBlur={onBlur}
      onDone={done}
      buttons={actions.buttons(row, true)}
    />
  );
}

/** Row of a draft: of a new record, or of a saved one. */
function BegunRow(props: TableRowsProps & { draft: RecordDraft; number: number; next?: number | undefined }) {
  const { field, columns, actions, focusLater, draft, number } = props;
  const { block, drafts } = listOptions<RecordTableRenderBlock>(field);
  const next = drafts[drafts.indexOf(draft) + 1];
  // If rows are always edited as drafts, Delete deletes the saved row, and Done keeps the focus on it.
  const edited =
    draft.index !== null && isDrafted(block, columns)
      ? { index: draft.index, number, next: props.next }
      : undefined;
  const remove = () => (edited ? actions.removeRow(edited) : actions.removeDraft(draft.id, number, next?.id));
  return (
    <DraftRow
      block={block}
      draft={{ ...draft, errors: errorsOfDraft(field, draft) }}
      number={number}
      columns={columns}
      registry={field.registry}
      onDelete={remove}
      onSaved={() => focusLater(edited ? domId(`${block.model}.${edited.index}`) : addId(block.path))}
    />
  );
}

/** Table with the records of the shown page of rows, and the drafts of new ones. */
export function TableRows(props: TableRowsProps) {
  const { field, columns, table, actions } = props;
  const { registry } = field;
  const { block, drafts } = listOptions<RecordTableRenderBlock>(field);
  const { model } = block;
  const records = blockRecords(field);
  const read = useReadColumns(field, columns);
  const first = table.page * ROWS_PER_PAGE;
  const rows = records.slice(first, first + ROWS_PER_PAGE).map(({ record, index }, offset) => {
    const number = first + offset + 1;
    const next = indexAfterRemoval(records, number - 1);
    const edited = drafts.find((draft) => draft.index === index);
    if (edited) return <BegunRow key={edited.id} {...props} draft={edited} number={number} next={next} />;
    if (index === table.open)
      return <OpenRow key={index} {...props} row={{ index, number, next }} record={record} />;
    return (
      <ReadRow
        key={index}
        list={model}
        index={index}
        number={number}
        name={recordNameIn(block, number, registry.formContext.text)}
        next={next}
        record={readRecord(field, { record, index })}
        columns={read}
        errors={errorsAt(field.errorSchema, index)}
        registry={registry}
        onOpen={block.allowEdit ? table.openRow : undefined}
        buttons={actions.buttons}
      />
    );
  });
  const begun = drafts.filter((draft) => draft.index === null);
  return (
    <table className="cw-table" aria-labelledby={block.title ? `block-${block.id}` : undefined}>
      <TableHead columns={read} text={registry.formContext.text} unseen={records.length === 0} />
      <tbody>
        {rows}
        {begun.map((draft, at) => (
          <BegunRow key={draft.id} {...props} draft={draft} number={records.length + at + 1} />
        ))}
      </tbody>
    </table>
  );
}
