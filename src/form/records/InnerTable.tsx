import { useMemo, useState } from 'react';
import type { FieldValue } from '../../../transforms/ground/claim.ts';
import { errorId } from '../../../widgets/aria.ts';
import { InlineMarkdown } from '../../../widgets/InlineMarkdown/InlineMarkdown.tsx';
import { RequiredMark } from '../../../widgets/RequiredMark.tsx';
import { errorsAt } from '../errorTree.ts';
import { domId, fieldLocation } from '../fieldIds.ts';
import { AddButton } from './AddButton.tsx';
import { EditRow } from './EditRow.tsx';
import { type InnerList, useInnerList } from './innerList.ts';
import { ListErrors } from './ListErrors.tsx';
import { errorsOfRecord, type ListFieldProps } from './listField.ts';
import { ReadRow } from './ReadRow.tsx';
import { RowButtons } from './RecordCard.tsx';
import { TableHead } from './TableHead.tsx';
import { UndoNotice } from './UndoNotice.tsx';
import { useEntries } from './useEntries.ts';
import { useFocusFirstError } from './useFocusFirstError.ts';

interface EntryProps {
  field: ListFieldProps;
  inner: InnerList;
  entries: ReturnType<typeof useEntries>;
  at: number;
}

/** Row of the entry that is being edited; its input is committed to the draft of its record. */
function OpenEntry({ field, inner, entries, at }: EntryProps) {
  const { path, of, columns, nameOf, options, registry } = inner;
  const { records, text } = registry.formContext;
  const { model, draft, list } = of;
  const [refusals, setRefusals] = useState(0);
  const row = useFocusFirstError<HTMLTableRowElement>(refusals);
  const handlers = useMemo(
    () => ({
      onChange: (value: unknown, [, , name]: readonly (string | number)[]) =>
        records().change(model, draft, `${list}.${at}.${name}`, value as FieldValue),
      onBlur: (id: string) => records().touch(model, draft, fieldLocation(id).field),
    }),
    [records, model, draft, list, at],
  );
  const name = nameOf(at);
  return (
    <EditRow
      ref={row}
      list={path}
      record={at}
      values={inner.entries[at] ?? {}}
      columns={columns}
      states={options.entries?.[at] ?? {}}
      errors={errorsOfRecord(field, at)}
      registry={registry}
      {...handlers}
      name={name}
      onDone={() => {
        if (!entries.finish(at)) setRefusals((count) => count + 1);
      }}
      buttons={
        <RowButtons
          number={at + 1}
          name={name}
          text={text}
          onEdit={undefined}
          onDelete={() => entries.remove(at)}
        />
      }
    />
  );
}

/** Read-only row of an entry. */
function ShutEntry({ field, inner, entries, at }: EntryProps) {
  const { path, columns, nameOf, options, registry } = inner;
  return (
    <ReadRow
      list={path}
      index={at}
      number={at + 1}
      name={nameOf(at)}
      next={undefined}
      record={inner.entries[at] ?? {}}
      columns={columns}
      errors={errorsAt(field.errorSchema, at)}
      states={options.entries?.[at]}
      registry={registry}
      onOpen={field.disabled ? undefined : entries.show}
      buttons={() => (
        <RowButtons
          number={at + 1}
          name={nameOf(at)}
          text={registry.formContext.text}
          onEdit={field.disabled ? undefined : () => entries.show(at)}
          onDelete={field.disabled ? undefined : () => entries.remove(at)}
        />
      )}
    />
  );
}

/**
 * List field within a record (C8-16): a table of entries, one of them open for editing at a time. Entries are part of
 * the record's draft, and are saved, discarded and restored with it.
 */
export function InnerTable(props: ListFieldProps) {
  const inner = useInnerList(props);
  const entries = useEntries(inner);
  const { path, columns, options, registry } = inner;
  const { text } = registry.formContext;
  const { rawErrors = [] } = props;
  const id = domId(path);
  const count = inner.entries.length;
  return (
    <section
      className={rawErrors.length > 0 ? 'cw-records cw-field--error' : 'cw-records'}
      id={id}
      tabIndex={-1}
      data-key={options.key}
      aria-labelledby={`${id}__label`}
      aria-describedby={rawErrors.length > 0 ? errorId(id) : undefined}
      // Pasted spreadsheet cells would become rows of the enclosing table.
      onPaste={(event) => event.stopPropagation()}
      data-fault={rawErrors.length > 0 ? path : undefined}
    >
      <h3 className="cw-label" id={`${id}__label`}>
        <InlineMarkdown text={options.label} />
        <RequiredMark shown={options.required && options.requiredStyling} />
      </h3>
      {options.hint ? (
        <p className="cw-hint">
          <InlineMarkdown text={options.hint} />
        </p>
      ) : null}
      {count > 0 ? (
        <table className="cw-table" aria-labelledby={`${id}__label`}>
          <TableHead columns={columns} text={text} />
          <tbody>
            {inner.entries.map((_, at) => {
              const Entry = at === entries.open ? OpenEntry : ShutEntry;
              // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no identity but its place
              return <Entry key={at} field={props} inner={inner} entries={entries} at={at} />;
            })}
          </tbody>
        </table>
      ) : null}
      {entries.deleted ? (
        <UndoNotice
          message={text('Ui_EntryDeleted', { entry: entries.deleted.name })}
          text={text}
          onUndo={entries.deleted.undo}
        />
      ) : null}
      {props.disabled ? null : (
        <AddButton
          path={path}
          count={count}
          limit={options.limit}
          label={options.addLabel ?? text('Ui_AddEntry', { list: options.label })}
          text={text}
          onAdd={entries.add}
        />
      )}
      <ListErrors id={id} errors={rawErrors} text={text} />
    </section>
  );
}
