import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { memo, useMemo } from 'react';
import type { ClaimRecord, FieldValue } from '../../../transforms/claims/types.ts';
import type { ModelName } from '../../../transforms/config/names.ts';
import type { FieldState, RowState } from '../../../transforms/pages/types.ts';
import { NO_ERRORS } from '../errorTree.ts';
import { domId } from '../fieldIds.ts';
import { leafUi, OPEN_STATE } from '../liveUiSchema.ts';
import type { PageFormContext, PageRegistry } from '../pageContext.ts';
import type { FieldErrorTexts } from '../types.ts';
import type { Column } from './listParts.ts';

type Handlers = Pick<FieldProps<unknown, RJSFSchema, PageFormContext>, 'onChange' | 'onBlur'>;

interface RecordFieldProps extends Handlers {
  model: ModelName;
  /** The index of a saved record, or the id of a draft. */
  record: string | number;
  column: Column;
  value: FieldValue;
  state: FieldState;
  errors: readonly string[] | undefined;
  registry: PageRegistry;
}

const ignoreFocus = () => undefined;

const RecordField = memo(function RecordField({
  model,
  record,
  column,
  state,
  errors,
  ...rest
}: RecordFieldProps) {
  const { SchemaField } = rest.registry.fields;
  const { name } = column;
  const uiSchema = useMemo(() => leafUi(column.uiSchema, state, 'done'), [column, state]);
  const errorSchema = useMemo(() => (errors?.length ? { __errors: [...errors] } : NO_ERRORS), [errors]);
  const pathId = useMemo(
    () => ({ $id: domId(`${model}.${record}.${name}`), path: [model, record, name] }),
    [model, record, name],
  );
  if (!SchemaField || state.hidden) return null;
  return (
    <SchemaField
      name={name}
      schema={column.schema as RJSFSchema}
      uiSchema={uiSchema}
      formData={rest.value}
      errorSchema={errorSchema}
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
  model: ModelName;
  record: string | number;
  values: ClaimRecord;
  columns: readonly Column[];
  states: RowState;
  errors: FieldErrorTexts;
  registry: PageRegistry;
}

/** The fields of one record that is open, each drawn by RJSF's SchemaField. */
export function RecordFields({ columns, values, states, errors, ...rest }: RecordFieldsProps) {
  return columns.map((column) => (
    <RecordField
      key={column.name}
      column={column}
      value={values[column.name] ?? null}
      state={states[column.name] ?? OPEN_STATE}
      errors={errors[column.name]}
      {...rest}
    />
  ));
}
