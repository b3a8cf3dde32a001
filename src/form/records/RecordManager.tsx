import { useLayoutEffect, useRef, useState } from 'react';
import type { RecordManagerRenderBlock } from '../../../transforms/pages/types.ts';
import { domId } from '../fieldIds.ts';
import { ownNameIn, sayOf } from '../recordLabel.ts';
import type { RecordDraft, RecordShare } from '../types.ts';
import { AddButton, addId } from './AddButton.tsx';
import { ConfirmDelete } from './ConfirmDelete.tsx';
import { DraftForm } from './DraftForm.tsx';
import { deleteQuestion } from './deleteQuestion.ts';
import { errorsOfDraft } from './errorsOfDraft.ts';
import { ListFrame } from './ListFrame.tsx';
import {
  errorsOfRecord,
  type ListFieldProps,
  listOptions,
  nextIndex,
  placeAfter,
  readRecord,
  recordsIn,
  useColumns,
  useReadColumns,
} from './listParts.ts';
import { RecordCard } from './RecordCard.tsx';
import { useFocusLater } from './useFocusLater.ts';
import { useFocusOpened } from './useFocusOpened.ts';
import { useOpenRecord } from './useOpenRecord.ts';

/** Begins a draft when the page opens, once, unless one is there already: before Add is painted, which it stands for. */
function useFirstDraft(props: ListFieldProps): void {
  const { records } = props.registry.formContext;
  const { block, drafts, limit } = listOptions<RecordManagerRenderBlock>(props);
  const isFull = limit !== undefined && recordsIn(props).length >= limit;
  const begun = useRef(false);
  const isDue = block.draftOnInit && drafts.length === 0 && !isFull;
  useLayoutEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (isDue) records().start(block);
  }, [records, block, isDue]);
}

interface PartProps {
  field: ListFieldProps;
  focusLater: (id: string) => void;
  /** Opens a saved record by its index, a new one by null, with the focus in its form. */
  open: (index: number | null) => void;
}

/** Where the focus goes when a card has gone: to the next one, else to Add, which an open draft stands in for. */
function focusAfterDelete({ model, path }: RecordShare, next: number | undefined, hasDraft: boolean): string {
  if (next !== undefined) return domId(`${model}.${next}`);
  return hasDraft ? domId(path) : addId(path);
}

/** Where the focus goes when a draft is dropped: to the card that it was of, else to Add, or to the list's other draft. */
function focusAfterCancel({ model, path }: RecordShare, { index }: RecordDraft, drafts: number): string {
  if (index !== null) return domId(`${model}.${index}`);
  return drafts > 1 ? domId(path) : addId(path);
}

/** The saved records, each a card; one that is being edited cannot be opened twice. */
function SavedCards({ field, focusLater, open }: PartProps) {
  const [asked, setAsked] = useState<number | null>(null);
  const { text, records, announcer } = field.registry.formContext;
  const { block, drafts } = listOptions<RecordManagerRenderBlock>(field);
  const { model, allowEdit, allowDelete } = block;
  const columns = useReadColumns(field, useColumns(field, block.fields));
  const editing = new Set(drafts.map((draft) => draft.index));
  const saved = recordsIn(field);
  if (saved.length === 0) return null;
  const askedRecord = asked === null ? undefined : saved[asked];
  const remove = (position: number, index: number) => {
    setAsked(null);
    focusLater(focusAfterDelete(block, placeAfter(saved, position), drafts.length > 0));
    records().remove(model, index);
    announcer.say(sayOf(block, position + 1, 'Ui_EntryDeleted', text));
  };
  return (
    <>
      <ul className="cw-cards">
        {saved.map(({ record, index }, position) => (
          <RecordCard
            key={index}
            id={domId(`${model}.${index}`)}
            record={readRecord(field, { record, index })}
            columns={columns}
            states={field.registry.formContext.rowState(model, index)}
            number={position + 1}
            name={ownNameIn(block, position + 1)}
            errors={Object.values(errorsOfRecord(field, index)).flatMap((texts) => texts.slice(0, 1))}
            context={field.registry.formContext}
            onEdit={allowEdit && !editing.has(index) ? () => open(index) : undefined}
            onDelete={allowDelete ? () => setAsked(position) : undefined}
          />
        ))}
      </ul>
      {asked === null || !askedRecord ? null : (
        <ConfirmDelete
          question={deleteQuestion(field, askedRecord, asked + 1)}
          text={text}
          onDelete={() => remove(asked, askedRecord.index)}
          onKeep={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** The forms of the records that are being entered; the button that begins one where there is none. */
function OpenDrafts({ field, focusLater, open }: PartProps) {
  const { text, records } = field.registry.formContext;
  const { block, drafts, limit } = listOptions<RecordManagerRenderBlock>(field);
  const { model } = block;
  const columns = useColumns(field, block.fields);
  const saved = recordsIn(field);
  const finished = ({ index }: RecordDraft) => {
    focusLater(domId(`${model}.${index ?? nextIndex(field)}`));
    const count = saved.length + (index === null ? 1 : 0);
    const isFull = limit !== undefined && count >= limit;
    if (block.draftAfterFinish && !isFull) records().start(block);
  };
  if (drafts.length === 0)
    return (
      <AddButton
        path={block.path}
        count={saved.length}
        limit={limit}
        label={block.labels.add ?? text('Ui_AddMore')}
        text={text}
        onAdd={() => open(null)}
      />
    );
  return drafts.map((draft) => (
    <DraftForm
      key={draft.id}
      number={
        draft.index === null
          ? saved.length + drafts.filter(({ index }) => index === null).indexOf(draft) + 1
          : saved.findIndex(({ index }) => index === draft.index) + 1
      }
      isAnother={saved.length > 0 && draft.index === null}
      block={block}
      draft={{ ...draft, errors: errorsOfDraft(field, draft) }}
      columns={columns}
      registry={field.registry}
      onFinished={() => finished(draft)}
      onCancelled={() => focusLater(focusAfterCancel(block, draft, drafts.length))}
    />
  ));
}

/** Records entered one at a time in a form of their own: saved ones as cards, the draft below them. */
export function RecordManager(props: ListFieldProps) {
  const { blocks, records } = props.registry.formContext;
  const { block, drafts } = listOptions<RecordManagerRenderBlock>(props);
  const errors = props.rawErrors ?? [];
  const focusLater = useFocusLater(block.path);
  const focusOpened = useFocusOpened(block, drafts);
  const open = (index: number | null) => {
    records().start(block, index ?? undefined);
    focusOpened(index);
  };
  useFirstDraft(props);
  useOpenRecord(props, useColumns(props, block.fields));
  const Missing = block.model === 'documentContexts' ? blocks().missingDocuments : undefined;
  return (
    <ListFrame block={block} errors={errors}>
      {Missing && errors.length === 0 ? <Missing block={block} /> : null}
      <SavedCards field={props} focusLater={focusLater} open={open} />
      <OpenDrafts field={props} focusLater={focusLater} open={open} />
    </ListFrame>
  );
}
