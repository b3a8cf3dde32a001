import { useMemo } from 'react';
import type { DisplayRowsRenderBlock } from '../../../transforms/pages/types.ts';
import { useCell } from '../pageContext.ts';
import { domId } from '../pageModel.ts';
import { displayColumns, recordOfRow } from './displayColumns.ts';
import { ListFrame } from './ListFrame.tsx';
import { blockOf, columnsOf, type ListFieldProps } from './listParts.ts';
import { RecordCard } from './RecordCard.tsx';

/** Saved records as read-only rows of values. */
export function DisplayRows(props: ListFieldProps) {
  const { registry, schema, uiSchema } = props;
  const { model: page, text } = registry.formContext;
  const block = blockOf<DisplayRowsRenderBlock>(props);
  const { model } = block;
  const { records, errors } = useCell(page.list(model));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns come from these two alone
  const columns = useMemo(() => columnsOf(props, displayColumns(block)), [schema, uiSchema]);
  return (
    <ListFrame block={block} errors={errors}>
      {records.length === 0 ? <p className="cw-hint">{text('Ui_NoRecords')}</p> : null}
      <ul className="cw-cards">
        {records.map((_, index) => (
          <RecordCard
            // A record has no name but its place in the claim.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            id={domId(`${model}.${index}.row`)}
            record={recordOfRow(records, index)}
            columns={columns}
            number={index + 1}
            errors={[]}
            text={text}
            onEdit={block.allowEdit ? () => page.props.records.start(model, index) : undefined}
            onDelete={block.allowDelete ? () => page.props.records.remove(model, index) : undefined}
          />
        ))}
      </ul>
    </ListFrame>
  );
}
