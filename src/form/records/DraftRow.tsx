import { useCallback } from 'react';
import type { FieldValue } from '../../../transforms/claims/types.ts';
import type { ModelName } from '../../../transforms/config/names.ts';
import type { PageRegistry } from '../pageContext.ts';
import type { RecordDraft } from '../types.ts';
import type { Column } from './listParts.ts';
import { RowButtons } from './RecordCard.tsx';
import { EditRow } from './TableRow.tsx';

interface DraftRowProps {
  model: ModelName;
  draft: RecordDraft;
  columns: Column[];
  registry: PageRegistry;
}

/** A row that is not saved yet: once the focus leaves it, the store judges it and saves it when valid (R4-10). */
export function DraftRow({ model, draft, columns, registry }: DraftRowProps) {
  const { model: page, text } = registry.formContext;
  const { id } = draft;
  const onChange = useCallback(
    (name: string, value: FieldValue) => page.props.records.change(model, id, name, value),
    [page, model, id],
  );
  const onBlur = useCallback((name: string) => page.props.records.touch(model, id, name), [page, model, id]);
  const number = page.list(model).get().records.length + 1;
  return (
    <EditRow
      path={`${model}.${id}`}
      record={draft.values}
      columns={columns}
      states={draft.states}
      errors={draft.errors}
      registry={registry}
      onChange={onChange}
      onBlur={onBlur}
      onLeave={() => page.props.records.leave(model, id)}
      buttons={
        <RowButtons
          number={number}
          text={text}
          onEdit={undefined}
          onDelete={() => page.props.records.cancel(model, id)}
        />
      }
    />
  );
}
