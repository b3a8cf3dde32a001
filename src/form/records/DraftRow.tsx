import type { ModelName } from '../../../transforms/config/names.ts';
import type { PageRegistry } from '../pageContext.ts';
import type { RecordDraft } from '../types.ts';
import { EditRow } from './EditRow.tsx';
import type { Column } from './listParts.ts';
import { RowButtons } from './RecordCard.tsx';
import { useDraftHandlers } from './useDraftHandlers.ts';

interface DraftRowProps {
  model: ModelName;
  draft: RecordDraft;
  /** The number that the row will have once it is saved. */
  number: number;
  columns: Column[];
  registry: PageRegistry;
}

/** A row that is not saved yet: once the focus leaves it, the store judges it and saves it when valid (R4-10). */
export function DraftRow({ model, draft, number, columns, registry }: DraftRowProps) {
  const { records, text } = registry.formContext;
  const handlers = useDraftHandlers(registry, model, draft.id);
  return (
    <EditRow
      model={model}
      record={draft.id}
      values={draft.values}
      columns={columns}
      states={draft.states}
      errors={draft.errors}
      registry={registry}
      {...handlers}
      onLeave={() => records().leave(model, draft.id)}
      buttons={
        <RowButtons
          number={number}
          text={text}
          onEdit={undefined}
          onDelete={() => records().cancel(model, draft.id)}
        />
      }
    />
  );
}
