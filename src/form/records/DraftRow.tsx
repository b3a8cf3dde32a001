import { useState } from 'react';
import type { RecordTableRenderBlock } from '../../../transforms/pages/types.ts';
import type { PageRegistry } from '../pageContext.ts';
import { ownNameIn, recordNameIn } from '../recordLabel.ts';
import type { RecordDraft } from '../types.ts';
import { EditRow } from './EditRow.tsx';
import type { RecordColumn } from './listField.ts';
import { RowButtons } from './RecordCard.tsx';
import { RecordDocuments } from './RecordDocuments.tsx';
import { problemCountText } from './recordName.ts';
import { useDraftHandlers } from './useDraftHandlers.ts';
import { useFocusFirstError } from './useFocusFirstError.ts';

interface DraftRowProps {
  block: RecordTableRenderBlock;
  draft: RecordDraft;
  /** Number that the draft's row will have in the table once it is saved. */
  number: number;
  columns: RecordColumn[];
  registry: PageRegistry;
  onDelete: () => void;
  /** Done or Enter saved the row. */
  onSaved: () => void;
}

/** Table row of a draft: when the focus leaves it, the store judges the draft and saves it if it is valid (R4-10). */
export function DraftRow({ block, draft, number, columns, registry, onDelete, onSaved }: DraftRowProps) {
  const { model } = block;
  const { records, text, flush, focusers, announcer } = registry.formContext;
  const handlers = useDraftHandlers(registry, model, draft.id);
  const [refusals, setRefusals] = useState(0);
  const name = recordNameIn(block, number, text);
  const row = useFocusFirstError<HTMLTableRowElement>(refusals, focusers, draft.refused, () =>
    announcer.announce(problemCountText(name, draft.errors, text)),
  );
  const finish = () => {
    flush();
    if (records().finishRow(model, draft.id)) onSaved();
    else setRefusals((count) => count + 1);
  };
  return (
    <EditRow
      ref={row}
      list={model}
      record={draft.id}
      name={name}
      values={draft.values}
      columns={columns}
      states={draft.states}
      errors={draft.errors}
      registry={registry}
      {...handlers}
      onLeave={() => records().leave(model, draft.id)}
      onDone={finish}
      documents={
        block.documents ? <RecordDocuments block={block} draft={draft} registry={registry} /> : undefined
      }
      buttons={
        <RowButtons
          number={number}
          name={ownNameIn(block, number)}
          text={text}
          onEdit={undefined}
          onDelete={onDelete}
        />
      }
    />
  );
}
