import type { ErrorSchema, FieldProps, RJSFSchema } from '@rjsf/utils';
import { memo, useMemo } from 'react';
import type { ClaimRecord, FieldValue } from '../../../transforms/ground/claim.ts';
import type { FieldState, RowState } from '../../../transforms/pages/types.ts';
import { errorsAt, errorTree } from '../errorTree.ts';
import { domId } from '../fieldIds.ts';
import { leafUi, OPEN_STATE } from '../liveUiSchema.ts';
import type { PageFormContext, PageRegistry } from '../pageContext.ts';
import type { FieldErrorTexts } from '../types.ts';
import { useAnnounceQuestions } from '../useAnnouncedChanges.ts';
import type { RecordColumn } from './listField.ts';

type Handlers = Pick<FieldProps<unknown, RJSFSchema, PageFormContext>, 'onChange' | 'onBlur'>;

interface RecordFieldProps extends Handlers {
  /** The path of the list: `claimTransactions`, or of one within a record: `claimTransactions.0.items`. */
  list: string;
  /** The index of a saved record, or the id of a draft. */
  record: string | number;
  /** Name of the record, for the names of its entries. */
  name?: string | undefined;
  column: RecordColumn;
  value: FieldValue;
  state: FieldState;
  errors: ErrorSchema;
  registry: PageRegistry;
}

const ignoreFocus = () => undefined;

const RecordField = memo(function RecordField({
  list,
  record,
  name: recordName,
  column,
  state,
  ...rest
}: RecordFieldProps) {
  const { SchemaField } = rest.registry.fields;
  const { name } = column;
  const uiSchema = useMemo(
    () =>
      leafUi(column.uiSchema, state, { enterKeyHint: 'done', ...(column.uiSchema.items && { recordName }) }),
    [column, state, recordName],
  );
  const pathId = useMemo(
    () => ({ $id: domId(`${list}.${record}.${name}`), path: [list, record, name] }),
    [list, record, name],
  );
  if (!SchemaField || state.hidden) return null;
  return (
    <SchemaField
      name={name}
      schema={column.schema as RJSFSchema}
      uiSchema={uiSchema}
      formData={rest.value}
      errorSchema={rest.errors}
      fieldPathId={pathId}
      required={state.required}
      registry={rest.registry}
      onChange={rest.onChange}
      onBlur={rest.onBlur}
      onFocus={ignoreFocus}
    />
  );
});

interface RecordFieldsProps extends Handlers {
  list: string;
  record: string | number;
  name?: string | undefined;
  values: ClaimRecord;
  columns: readonly RecordColumn[];
  states: RowState;
  errors: FieldErrorTexts;
  registry: PageRegistry;
}

/** Fields of one record that is being edited, each rendered by RJSF's SchemaField. */
export function RecordFields({ columns, values, states, errors, ...rest }: RecordFieldsProps) {
  const tree = useMemo(() => errorTree(errors), [errors]);
  const asked = columns.filter(({ name }) => states[name]?.hidden !== true);
  useAnnounceQuestions(
    `${rest.list}.${rest.record}`,
    asked.map(({ name, label }) => ({ path: name, label })),
    rest.registry.formContext,
  );
  return columns.map((column) => (
    <RecordField
      key={column.name}
      column={column}
      value={values[column.name] ?? null}
      state={states[column.name] ?? OPEN_STATE}
      errors={errorsAt(tree, column.name)}
      {...rest}
    />
  ));
}
