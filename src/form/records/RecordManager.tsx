import { useLayoutEffect, useRef, useState } from 'react';
import type { RecordManagerRenderBlock } from '../../../transforms/pages/types.ts';
import { domId } from '../fieldIds.ts';
import { ownNameIn, recordMessage } from '../recordLabel.ts';
import type { RecordDraft, RecordShare } from '../types.ts';
import { AddButton, addId } from './AddButton.tsx';
import { ConfirmDelete } from './ConfirmDelete.tsx';
import { DraftForm } from './DraftForm.tsx';
import { deleteQuestion } from './deleteQuestion.ts';
import { errorsOfDraft } from './errorsOfDraft.ts';
import { ListFrame } from './ListFrame.tsx';
import {
  blockRecords,
  errorsOfRecord,
  indexAfterRemoval,
  type ListFieldProps,
  listOptions,
  nextIndex,
  numberOfDraft,
  readRecord,
  useColumns,
  useReadColumns,
} from './listField.ts';
import { RecordCard } from './RecordCard.tsx';
import { useRowState } from './rowStates.ts';
import { UndoNotice } from './UndoNotice.tsx';
import { useDiscardEntry } from './useDiscardEntry.ts';
import { useEntryErrorFocus } from './useEntryErrorFocus.ts';
import { useFocusAfterRender } from './useFocusAfterRender.ts';
import { useFocusOpenedForm } from './useFocusOpenedForm.ts';

/**
 * Starts a draft when the page opens with an empty list, before the first paint, in place of the Add button. Where the
 * list has saved records, unchanged drafts of new ones are discarded (C10-20).
 */
function useFirstDraft(props: ListFieldProps): void {
  const { records } = props.registry.formContext;
  const { block, drafts, limit } = listOptions<RecordManagerRenderBlock>(props);
  const begun = useRef(false);
  const saved = blockRecords(props);
  const isDue = block.draftOnInit && drafts.length === 0 && limit !== 0 && saved.length === 0;
  useLayoutEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (isDue) records().start(block);
    if (saved.length === 0) return;
    for (const { id, index } of drafts)
      if (index === null && !records().isChanged(block.model, id)) records().cancel(block.model, id);
  }, [records, block, drafts, saved, isDue]);
}

interface PartProps {
  field: ListFieldProps;
  focusLater: (id: string) => void;
  /** Opens a saved record by its index, a new one by null, with the focus in its form. */
  open: (index: number | null) => void;
  /** Discards a draft. */
  leave: (draft: RecordDraft) => void;
}

/**
 * Returns the id that gets the focus after a card was deleted: the next record, else Add, else the new draft in its
 * place.
 */
function focusAfterDelete(field: ListFieldProps, position: number): string {
  const { block, drafts } = listOptions<RecordManagerRenderBlock>(field);
  const { model, path } = block;
  const saved = blockRecords(field);
  const next = indexAfterRemoval(saved, position);
  const open = drafts.find(({ index }) => index !== null && index === saved[position + 1]?.index);
  if (next !== undefined) return domId(`${model}.${open?.id ?? next}`);
  return drafts.some(({ index }) => index === null) ? domId(path) : addId(path);
}

/** Returns the id that gets the focus after a draft is discarded: the card of its record, else Add. */
function focusAfterCancel({ model, path }: RecordShare, { index }: RecordDraft): string {
  return index === null ? addId(path) : domId(`${model}.${index}`);
}

/** Form of one record, in place of its card or below all of them. */
function OpenEntry({
  field,
  draft,
  hint,
  focusLater,
  leave,
}: Omit<PartProps, 'open'> & { draft: RecordDraft; hint?: string | undefined }) {
  const { records } = field.registry.formContext;
  const { block, limit } = listOptions<RecordManagerRenderBlock>(field);
  const columns = useColumns(field, block.fields);
  const finished = () => {
    focusLater(domId(`${block.model}.${draft.index ?? nextIndex(field)}`));
    const count = blockRecords(field).length + (draft.index === null ? 1 : 0);
    const isFull = limit !== undefined && count >= limit;
    if (block.draftAfterFinish && !isFull) records().start(block);
  };
  return (
    <DraftForm
      number={numberOfDraft(field, draft)}
      hint={hint}
      block={block}
      draft={{ ...draft, errors: errorsOfDraft(field, draft) }}
      columns={columns}
      registry={field.registry}
      onFinished={finished}
      onCancel={() => {
        leave(draft);
        focusLater(focusAfterCancel(block, draft));
      }}
    />
  );
}

/** Cards of the saved records; one that is being edited is replaced by its form. */
function SavedCards({ field, focusLater, open, leave }: PartProps) {
  const [asked, setAsked] = useState<number | null>(null);
  const { text, records, announcer, rowStates } = field.registry.formContext;
  const rowState = useRowState(rowStates);
  const { block, drafts } = listOptions<RecordManagerRenderBlock>(field);
  const { model, allowEdit, allowDelete } = block;
  const columns = useReadColumns(field, useColumns(field, block.fields));
  const saved = blockRecords(field);
  if (saved.length === 0) return null;
  const askedRecord = asked === null ? undefined : saved[asked];
  const remove = (position: number, index: number) => {
    setAsked(null);
    focusLater(focusAfterDelete(field, position));
    records().remove(model, index);
    announcer.announce(recordMessage(block, position + 1, 'Ui_EntryDeleted', text));
  };
  return (
    <>
      <ul className="cw-cards">
        {saved.map(({ record, index }, position) => {
          const draft = drafts.find((candidate) => candidate.index === index);
          return draft ? (
            <li key={index}>
              <OpenEntry {...{ field, draft, focusLater, leave }} />
            </li>
          ) : (
            <RecordCard
              key={index}
              id={domId(`${model}.${index}`)}
              record={readRecord(field, { record, index })}
              columns={columns}
              states={rowState(model, index)}
              number={position + 1}
              name={ownNameIn(block, position + 1)}
              errors={Object.values(errorsOfRecord(field, index)).flatMap((texts) => texts.slice(0, 1))}
              context={field.registry.formContext}
              onEdit={allowEdit ? () => open(index) : undefined}
              onDelete={allowDelete ? () => setAsked(position) : undefined}
            />
          );
        })}
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

/** Form of a new record, or the button that starts one. */
function NewEntry({ field, focusLater, open, leave }: PartProps) {
  const { text } = field.registry.formContext;
  const { block, drafts, limit } = listOptions<RecordManagerRenderBlock>(field);
  const saved = blockRecords(field);
  const begun = drafts.filter(({ index }) => index === null);
  if (begun.length === 0)
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
  const hint = saved.length > 0 ? text('Ui_AnotherRecord') : undefined;
  return begun.map((draft) => <OpenEntry key={draft.id} {...{ field, draft, hint, focusLater, leave }} />);
}

/**
 * List field of RJSF in which records are entered one at a time: saved ones are cards, the form of a new one is below
 * them.
 */
export function RecordManager(props: ListFieldProps) {
  const { blocks, records, text } = props.registry.formContext;
  const { block, drafts } = listOptions<RecordManagerRenderBlock>(props);
  const errors = props.rawErrors ?? [];
  const focusLater = useFocusAfterRender(block.path);
  const focusOpened = useFocusOpenedForm(block, drafts);
  const { left, leave } = useDiscardEntry(props, focusOpened);
  const open = (index: number | null) => {
    records().start(block, index ?? undefined);
    focusOpened(index);
  };
  useFirstDraft(props);
  useEntryErrorFocus(props, useColumns(props, block.fields));
  const Missing = block.model === 'documentContexts' ? blocks().missingDocuments : undefined;
  return (
    <ListFrame block={block} errors={errors} text={text}>
      {Missing && errors.length === 0 ? <Missing block={block} /> : null}
      <SavedCards field={props} focusLater={focusLater} open={open} leave={leave} />
      {left ? <UndoNotice message={left.message} text={text} onUndo={left.undo} /> : null}
      <NewEntry field={props} focusLater={focusLater} open={open} leave={leave} />
    </ListFrame>
  );
}
