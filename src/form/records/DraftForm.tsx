import { type KeyboardEvent, useState } from 'react';
import type { RecordManagerRenderBlock } from '../../../transforms/pages/types.ts';
import { domId } from '../fieldIds.ts';
import type { PageRegistry } from '../pageContext.ts';
import { recordNameIn } from '../recordLabel.ts';
import type { RecordDraft } from '../types.ts';
import { EntryError } from './EntryError.tsx';
import { entryButtons } from './entryButtons.ts';
import { finishesOnEnter } from './finishesOnEnter.ts';
import type { RecordColumn } from './listField.ts';
import { RecordDocuments } from './RecordDocuments.tsx';
import { RecordFields } from './RecordFields.tsx';
import { problemCountText } from './recordName.ts';
import { useDraftHandlers } from './useDraftHandlers.ts';
import { useFocusFirstError } from './useFocusFirstError.ts';

interface DraftFormProps {
  block: RecordManagerRenderBlock;
  draft: RecordDraft;
  columns: RecordColumn[];
  registry: PageRegistry;
  /** Number of the draft's record in its list, from 1 on; of a new one, the number that it will have. */
  number: number;
  /** Text above the fields of an additional record: it is optional. */
  hint: string | undefined;
  /** The draft was saved. */
  onFinished: () => void;
  /** The claimant discards the draft. */
  onCancel: () => void;
}

function useFinish({ block, draft, registry, number, onFinished }: DraftFormProps) {
  const page = registry.formContext;
  const [refusals, setRefusals] = useState(0);
  const box = useFocusFirstError<HTMLDivElement>(refusals, page.focusers, draft.refused, () =>
    page.announcer.announce(
      problemCountText(recordNameIn(block, number, page.text), draft.errors, page.text),
    ),
  );
  const save = () => {
    page.flush();
    if (page.records().finish(block.model, draft.id)) onFinished();
    else setRefusals((count) => count + 1);
  };
  const finish = () => {
    if (!page.pending.isOpen(box.current)) return save();
    void page.pending.settle(box.current).then((lost) => {
      if (lost === undefined) save();
      else document.getElementById(lost)?.focus();
    });
  };
  return { box, finish };
}

/** Form of one draft in a RecordManager: its button or Enter saves it, Cancel discards it (R4-09, R5-43). */
export function DraftForm(props: DraftFormProps) {
  const { block, draft, columns, registry, hint, onCancel } = props;
  const { text } = registry.formContext;
  const { box, finish } = useFinish(props);
  const buttons = entryButtons(
    block,
    columns.map(({ uiSchema }) => uiSchema),
    text,
  );
  const id = domId(`${block.model}.${draft.id}`);
  const name = recordNameIn(block, props.number, text);
  // Beneath a list without a title a heading would skip a level.
  const Caption = block.title ? 'h3' : 'p';
  const handlers = useDraftHandlers(registry, block.model, draft.id);
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || !finishesOnEnter(event.target)) return;
    event.preventDefault();
    finish();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the caption of a fieldset takes no look from the theme
    <div
      className="cw-draft"
      id={id}
      role="group"
      aria-labelledby={`${id}__name`}
      data-open-entry
      tabIndex={-1}
      ref={box}
      onKeyDown={pressed}
    >
      <Caption className="cw-heading cw-heading--h4" id={`${id}__name`}>
        {name}
      </Caption>
      {hint === undefined ? null : <p className="cw-hint">{hint}</p>}
      <RecordFields
        list={block.model}
        record={draft.id}
        name={name}
        values={draft.values}
        columns={columns}
        states={draft.states}
        errors={draft.errors}
        registry={registry}
        {...handlers}
      />
      <RecordDocuments block={block} draft={draft} registry={registry} />
      <EntryError errors={draft.errors} text={text} />
      <div className="cw-actions cw-actions--inner">
        <button type="button" className="cw-button cw-button--secondary" onClick={finish}>
          {buttons.finish}
        </button>
        <button type="button" className="cw-button cw-button--quiet" onClick={onCancel}>
          {buttons.leave}
        </button>
      </div>
    </div>
  );
}
