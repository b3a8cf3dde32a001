import type { RJSFSchema } from '@rjsf/utils';
import { useEffect, useRef } from 'react';
import { DOCUMENTS } from '../../../transforms/claims/recordDocuments.ts';
import type { ModelName } from '../../../transforms/ground/modelNames.ts';
import type { RecordBlock } from '../../../transforms/pages/recordBlocks.ts';
import type { DocumentsColumn } from '../../../transforms/pages/types.ts';
import { NO_ERRORS } from '../errorTree.ts';
import { domId } from '../fieldIds.ts';
import { leafUi, OPEN_STATE } from '../liveUiSchema.ts';
import type { PageRegistry } from '../pageContext.ts';
import type { DraftDocumentSlots, RecordDraft } from '../types.ts';

interface RecordDocumentsProps {
  block: Pick<RecordBlock, 'model' | 'documents'>;
  draft: RecordDraft;
  registry: PageRegistry;
}

interface SlotProps {
  model: ModelName;
  record: string;
  slot: DraftDocumentSlots['chosen'][number];
  number: number;
  column: DocumentsColumn;
  /** True for an upload field within the minimum number of documents that the record needs. */
  isRequired: boolean;
  errors: readonly string[] | undefined;
  registry: PageRegistry;
  onLeft: () => void;
}

const ignore = () => undefined;

/** Upload field of one document, which stores its file in the draft by the widget's `attach`. */
function Slot(props: SlotProps) {
  const { model, record, slot, number, column, isRequired, errors, registry, onLeft } = props;
  const { SchemaField } = registry.fields;
  if (!SchemaField) return null;
  const name = `@${slot.slot}`;
  const { label: kind } = column.ui['ui:options'];
  // Fields of one record have different labels.
  const label = number > 1 ? registry.formContext.text('Ui_Numbered', { label: kind, number }) : kind;
  const options = { ...column.ui['ui:options'], label };
  return (
    <SchemaField
      name={name}
      schema={column.schema as RJSFSchema}
      uiSchema={leafUi({ ...column.ui, 'ui:options': options }, { ...OPEN_STATE, required: isRequired })}
      formData={slot.file}
      required={isRequired}
      errorSchema={errors?.length ? { __errors: [...errors] } : NO_ERRORS}
      fieldPathId={{ $id: domId(`${model}.${record}.${name}`), path: [model, record, name] }}
      registry={registry}
      onChange={ignore}
      onBlur={onLeft}
      onFocus={ignore}
    />
  );
}

/** Moves the focus to the next upload field after a document was removed. */
function useFocusAfterRemoval(count: number, nextId: string | null): void {
  const before = useRef(count);
  useEffect(() => {
    const isRemoved = count < before.current;
    before.current = count;
    if (isRemoved && nextId && document.activeElement === document.body)
      document.getElementById(nextId)?.focus();
  }, [count, nextId]);
}

/** Upload fields for the documents of a record, in the form or row of its draft: one for each, and one more (C8-15). */
export function RecordDocuments({ block, draft, registry }: RecordDocumentsProps) {
  const { model, documents: column } = block;
  const { id, documents, errors, states } = draft;
  const place = `${model}.${id}`;
  const { chosen = [], next = null, least = 0 } = documents ?? {};
  useFocusAfterRemoval(chosen.length, next && domId(`${place}.@${next}`));
  if (!column || !documents || states[DOCUMENTS]?.hidden) return null;
  const { records } = registry.formContext;
  const slots = [...chosen, ...(next === null ? [] : [{ slot: next, file: null }])];
  // Errors about all documents are shown at the last slot.
  const isLast = (at: number) => at === slots.length - 1;
  return (
    <div className="cw-row-fields" id={domId(`${place}.${DOCUMENTS}`)}>
      {slots.map((slot, at) => (
        <Slot
          key={slot.slot}
          model={model}
          record={id}
          slot={slot}
          number={at + 1}
          column={column}
          isRequired={at < least}
          errors={errors[`@${slot.slot}`] ?? (isLast(at) ? errors[DOCUMENTS] : undefined)}
          registry={registry}
          onLeft={() => records().touch(model, id, DOCUMENTS)}
        />
      ))}
    </div>
  );
}
