import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ModelName } from '../../../transforms/config/names.ts';
import type { RecordManagerRenderBlock } from '../../../transforms/pages/types.ts';
import type { PageRegistry } from '../pageContext.ts';
import type { RecordDraft } from '../types.ts';
import { DraftField } from './DraftFields.tsx';
import type { Column } from './listParts.ts';
import { repeatsFile } from './sameFileName.ts';

interface DraftFormProps {
  block: RecordManagerRenderBlock;
  draft: RecordDraft;
  columns: Column[];
  registry: PageRegistry;
  /** The draft was saved. */
  onFinished: () => void;
  /** The draft was dropped. */
  onCancelled: () => void;
}

/** Whether Enter in this element finishes the draft: not where the key has a meaning of its own. */
function finishesOnEnter(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type !== 'file';
}

function useFinish(registry: PageRegistry, model: ModelName, draft: RecordDraft, onFinished: () => void) {
  const page = registry.formContext.model;
  const [repeated, setRepeated] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const finish = () => {
    page.pending.flush();
    const known = page.list(model).get();
    const repeats = repeatsFile(draft.values, known.records, draft.index);
    setRepeated(repeats);
    if (!repeats && page.props.records.finish(model, draft.id)) onFinished();
    else setRefusals((count) => count + 1);
  };
  return { repeated, refusals, finish };
}

/** Takes the focus to the first field in error each time that the draft was refused, once its errors are drawn. */
function useFocusFault(refusals: number) {
  const box = useRef<HTMLDivElement>(null);
  const answered = useRef(0);
  useEffect(() => {
    if (answered.current === refusals) return;
    const fault = box.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!fault) return;
    answered.current = refusals;
    fault.focus();
  });
  return box;
}

/** The form in which one record is entered: Upload or Enter finishes it, Cancel drops it (R4-09, R5-43). */
export function DraftForm({ block, draft, columns, registry, onFinished, onCancelled }: DraftFormProps) {
  const page = registry.formContext.model;
  const { text } = registry.formContext;
  const { repeated, refusals, finish } = useFinish(registry, block.model, draft, onFinished);
  const box = useFocusFault(refusals);
  const fileColumn = columns.find((column) => column.uiSchema['ui:widget'] === 'file')?.name;
  const shown =
    repeated && fileColumn
      ? {
          ...draft,
          errors: { ...draft.errors, [fileColumn]: [text('LocKey_Validation_Document_FileExists')] },
        }
      : draft;
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !finishesOnEnter(event.target)) return;
    event.preventDefault();
    finish();
  };
  const general = draft.errors['']?.[0];
  return (
    // The container only hears Enter from the inputs inside it.
    // biome-ignore lint/a11y/noStaticElementInteractions: it is no control of its own
    <div className="cw-draft" ref={box} onKeyDown={pressed}>
      {columns.map((column) => (
        <DraftField key={column.name} model={block.model} draft={shown} column={column} registry={registry} />
      ))}
      {general ? <p className="cw-error">{general}</p> : null}
      <div className="cw-actions cw-actions--inner">
        <button type="button" className="cw-button cw-button--secondary" onClick={finish}>
          {block.labels.finish ?? text('Ui_Upload')}
        </button>
        <button
          type="button"
          className="cw-button cw-button--quiet"
          onClick={() => {
            page.props.records.cancel(block.model, draft.id);
            onCancelled();
          }}
        >
          {block.labels.cancel ?? text('Ui_Cancel')}
        </button>
      </div>
    </div>
  );
}
