import { useEffect, useRef } from 'react';
import type { RecordManagerRenderBlock } from '../../../transforms/pages/types.ts';
import { domId } from '../fieldIds.ts';
import { DraftForm } from './DraftForm.tsx';
import { ListFrame } from './ListFrame.tsx';
import { errorsOfRecord, type ListFieldProps, listOptions, recordsIn, useColumns } from './listParts.ts';
import { RecordCard } from './RecordCard.tsx';

/** Begins a draft when the page opens, once, unless one is there already. */
function useFirstDraft(props: ListFieldProps): void {
  const { records } = props.registry.formContext;
  const { block, drafts } = listOptions<RecordManagerRenderBlock>(props);
  const { model } = block;
  const begun = useRef(false);
  const isDue = block.draftOnInit && drafts.length === 0;
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (isDue) records().start(model);
  }, [records, model, isDue]);
}

/**
 * Takes the focus to an element once it is drawn: the button that was pressed goes with its draft or card, and the
 * focus would be lost.
 */
function useFocusLater(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const element = wanted.current === null ? null : document.getElementById(wanted.current);
    if (!element) return;
    wanted.current = null;
    element.focus();
  });
  return (id) => {
    wanted.current = id;
  };
}

interface PartProps {
  field: ListFieldProps;
  focusLater: (id: string) => void;
}

/** The saved records, each a card; one that is being edited cannot be opened twice. */
function SavedCards({ field, focusLater }: PartProps) {
  const { text, records } = field.registry.formContext;
  const { block, drafts } = listOptions<RecordManagerRenderBlock>(field);
  const { model, allowEdit, allowDelete } = block;
  const columns = useColumns(field, block.fields);
  const editing = new Set(drafts.map((draft) => draft.index));
  const saved = recordsIn(field);
  if (saved.length === 0) return null;
  const remove = (index: number) => {
    focusLater(domId(model));
    records().remove(model, index);
  };
  return (
    <ul className="cw-cards">
      {saved.map((record, index) => (
        <RecordCard
          // A record has no name but its place in the claim.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          id={domId(`${model}.${index}`)}
          record={record}
          columns={columns}
          number={index + 1}
          errors={Object.values(errorsOfRecord(field, index)).flatMap((texts) => texts.slice(0, 1))}
          text={text}
          onEdit={allowEdit && !editing.has(index) ? () => records().start(model, index) : undefined}
          onDelete={allowDelete ? () => remove(index) : undefined}
        />
      ))}
    </ul>
  );
}

/** The forms of the records that are being entered; the button that begins one where there is none. */
function OpenDrafts({ field, focusLater }: PartProps) {
  const { text, records } = field.registry.formContext;
  const { block, drafts } = listOptions<RecordManagerRenderBlock>(field);
  const { model } = block;
  const columns = useColumns(field, block.fields);
  const saved = recordsIn(field);
  const finished = (index: number) => {
    focusLater(domId(`${model}.${index}`));
    if (block.draftAfterFinish) records().start(model);
  };
  if (drafts.length === 0)
    return (
      <button type="button" className="cw-button cw-button--secondary" onClick={() => records().start(model)}>
        {block.labels.add ?? text('Ui_AddMore')}
      </button>
    );
  return drafts.map((draft) => (
    <DraftForm
      key={draft.id}
      block={block}
      draft={draft}
      columns={columns}
      registry={field.registry}
      onFinished={() => finished(draft.index ?? saved.length)}
      onCancelled={() => focusLater(domId(model))}
    />
  ));
}

/** Records entered one at a time in a form of their own: saved ones as cards, the draft below them. */
export function RecordManager(props: ListFieldProps) {
  const { blocks } = props.registry.formContext;
  const { block } = listOptions<RecordManagerRenderBlock>(props);
  const errors = props.rawErrors ?? [];
  const focusLater = useFocusLater();
  useFirstDraft(props);
  const Missing = block.model === 'documentContexts' ? blocks().missingDocuments : undefined;
  return (
    <ListFrame block={block} errors={errors}>
      {Missing && errors.length === 0 ? <Missing /> : null}
      <SavedCards field={props} focusLater={focusLater} />
      <OpenDrafts field={props} focusLater={focusLater} />
    </ListFrame>
  );
}
