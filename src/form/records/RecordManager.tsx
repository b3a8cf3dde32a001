import { useEffect, useMemo, useRef } from 'react';
import type { RecordManagerRenderBlock } from '../../../transforms/pages/types.ts';
import { useCell } from '../pageContext.ts';
import { domId, type PageModel } from '../pageModel.ts';
import type { FieldErrorTexts } from '../types.ts';
import { DraftForm } from './DraftForm.tsx';
import { ListFrame } from './ListFrame.tsx';
import { blockOf, columnsOf, type ListFieldProps } from './listParts.ts';
import { RecordCard } from './RecordCard.tsx';

/** The first message of each field of the record with this index. */
function errorsOfRecord(rowErrors: FieldErrorTexts, index: number): string[] {
  return Object.entries(rowErrors).flatMap(([path, [first]]) =>
    first && (path === String(index) || path.startsWith(`${index}.`)) ? [first] : [],
  );
}

/** Begins a draft when the page opens, once, unless one is there already. */
function useFirstDraft(page: PageModel, block: RecordManagerRenderBlock): void {
  const begun = useRef(false);
  const { model, draftOnInit } = block;
  useEffect(() => {
    if (begun.current || !draftOnInit) return;
    begun.current = true;
    if (page.list(model).get().drafts.length === 0) page.props.records.start(model);
  }, [page, model, draftOnInit]);
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

/** Records entered one at a time in a form of their own: saved ones as cards, the draft below them. */
export function RecordManager(props: ListFieldProps) {
  const { registry } = props;
  const { model: page, text } = registry.formContext;
  const block = blockOf<RecordManagerRenderBlock>(props);
  const { model } = block;
  const { records, drafts, errors, rowErrors } = useCell(page.list(model));
  const { schema, uiSchema } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns come from these two alone
  const columns = useMemo(() => columnsOf(props, block.fields), [schema, uiSchema]);
  useFirstDraft(page, block);
  const Missing = model === 'documentContexts' ? page.props.blocks?.missingDocuments : undefined;
  const editing = new Set(drafts.map((draft) => draft.index));
  const list = domId(model);
  const focusLater = useFocusLater();
  const afterFinish = (index: number) => {
    focusLater(domId(`${model}.${index}`));
    if (block.draftAfterFinish) page.props.records.start(model);
  };
  return (
    <ListFrame block={block} errors={errors}>
      {Missing && errors.length === 0 ? <Missing /> : null}
      {records.length > 0 ? (
        <ul className="cw-cards">
          {records.map((record, index) => (
            <RecordCard
              // A record has no name but its place in the claim.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={index}
              id={domId(`${model}.${index}`)}
              record={record}
              columns={columns}
              number={index + 1}
              errors={errorsOfRecord(rowErrors, index)}
              text={text}
              onEdit={
                block.allowEdit && !editing.has(index)
                  ? () => page.props.records.start(model, index)
                  : undefined
              }
              onDelete={
                block.allowDelete
                  ? () => {
                      focusLater(list);
                      page.props.records.remove(model, index);
                    }
                  : undefined
              }
            />
          ))}
        </ul>
      ) : null}
      {drafts.map((draft) => (
        <DraftForm
          key={draft.id}
          block={block}
          draft={draft}
          columns={columns}
          registry={registry}
          onFinished={() => afterFinish(draft.index ?? records.length)}
          onCancelled={() => focusLater(list)}
        />
      ))}
      {drafts.length === 0 ? (
        <button
          type="button"
          className="cw-button cw-button--secondary"
          onClick={() => page.props.records.start(model)}
        >
          {block.labels.add ?? text('Ui_AddMore')}
        </button>
      ) : null}
    </ListFrame>
  );
}
