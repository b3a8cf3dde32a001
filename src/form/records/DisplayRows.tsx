import { useEffect, useMemo, useState } from 'react';
import type { ModelName } from '../../../transforms/ground/modelNames.ts';
import type { DisplayRowsRenderBlock } from '../../../transforms/pages/types.ts';
import { displayRowPath, domId } from '../fieldIds.ts';
import { displayColumns, recordOfRow } from './displayColumns.ts';
import { ListFrame } from './ListFrame.tsx';
import {
  blockRecords,
  indexAfterRemoval,
  type ListFieldProps,
  listOptions,
  useColumns,
} from './listField.ts';
import { RecordCard } from './RecordCard.tsx';
import { RowDeletionDialog } from './RowDeletionDialog.tsx';
import { type ReadRowState, useRowState } from './rowStates.ts';
import { UndoNotice } from './UndoNotice.tsx';
import { useFocusAfterRender } from './useFocusAfterRender.ts';
import { useRowDeletion } from './useRowDeletion.ts';

const rowId = (model: ModelName, index: number) => domId(displayRowPath(model, index));

const nothingIsOpen = () => undefined;
const never = (_index: number) => false;

/** Returns a test, by index, if a record can be edited on a page now; it is loaded where the block allows editing. */
function useEditable(props: ListFieldProps, rowState: ReadRowState): (index: number) => boolean {
  const { records } = props.registry.formContext;
  const { model, allowEdit } = listOptions<DisplayRowsRenderBlock>(props).block;
  const [test, setTest] = useState(() => never);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed claim may be edited elsewhere
  useEffect(() => {
    if (!allowEdit) return;
    void records()
      .editable(model)
      .then((found) => setTest(() => found));
  }, [records, model, allowEdit, rowState]);
  return test;
}

/** List field of RJSF that shows saved records as read-only cards. */
export function DisplayRows(props: ListFieldProps) {
  const { text, records: actions } = props.registry.formContext;
  const { block } = listOptions<DisplayRowsRenderBlock>(props);
  const { model } = block;
  const records = blockRecords(props);
  const names = useMemo(() => displayColumns(block), [block]);
  const columns = useColumns(props, names);
  const rowState = useRowState(props.registry.formContext.rowStates);
  const canEdit = useEditable(props, rowState);
  const focusLater = useFocusAfterRender(block.path);
  const places = { close: nothingIsOpen, focusLater, rowId, restId: domId };
  const deletion = useRowDeletion(props, places);
  const { deleted, removeRow } = deletion;
  return (
    <ListFrame block={block} errors={props.rawErrors ?? []} text={text}>
      {records.length === 0 ? <p className="cw-hint">{text('Ui_NoRecords')}</p> : null}
      <ul className="cw-cards">
        {records.map(({ index }, position) => (
          <RecordCard
            key={index}
            id={rowId(model, index)}
            record={recordOfRow(records, position).record}
            columns={columns}
            states={rowState(model, index)}
            number={position + 1}
            errors={[]}
            context={props.registry.formContext}
            onEdit={canEdit(index) ? () => actions().edit(model, index) : undefined}
            onDelete={
              block.allowDelete
                ? () => removeRow({ index, number: position + 1, next: indexAfterRemoval(records, position) })
                : undefined
            }
          />
        ))}
      </ul>
      <RowDeletionDialog field={props} deletion={deletion} />
      {deleted ? (
        <UndoNotice
          message={text('Ui_RecordDeleted', { number: deleted.number })}
          text={text}
          onUndo={deleted.undo}
        />
      ) : null}
    </ListFrame>
  );
}
