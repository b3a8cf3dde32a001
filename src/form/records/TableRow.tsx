import { type FocusEvent, memo, type ReactNode, useMemo } from 'react';
import type { ClaimRecord, FieldValue } from '../../../transforms/claims/types.ts';
import type { ModelName } from '../../../transforms/config/names.ts';
import type { FieldState, RowState } from '../../../transforms/pages/types.ts';
import { FieldView } from '../FieldView.tsx';
import type { PageRegistry } from '../pageContext.ts';
import { domId } from '../pageModel.ts';
import type { FieldErrorTexts } from '../types.ts';
import { answerText } from './answerText.ts';
import { type Column, OPEN_STATE } from './listParts.ts';

const NO_ERRORS: readonly string[] = [];

interface ReadRowProps {
  model: ModelName;
  index: number;
  record: ClaimRecord;
  columns: Column[];
  /** The first message of each field. */
  errors: FieldErrorTexts | undefined;
  registry: PageRegistry;
  onOpen: ((index: number, field?: string) => void) | undefined;
  buttons: (index: number) => ReactNode;
}

/** A row at rest: text, no inputs. It is drawn again only when its own record or messages change. */
export const ReadRow = memo(function ReadRow({
  model,
  index,
  record,
  columns,
  registry,
  ...row
}: ReadRowProps) {
  const { text } = registry.formContext;
  return (
    <tr id={domId(`${model}.${index}`)}>
      {columns.map(({ name, label, uiSchema }) => {
        const message = row.errors?.[name]?.[0];
        const open = row.onOpen;
        return (
          // A click is a shortcut: the row's Edit button does the same by keyboard.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <td key={name} data-label={label} onClick={open ? () => open(index, name) : undefined}>
            <span className="cw-cell">{answerText(record[name], uiSchema, text)}</span>
            {message ? <span className="cw-error">{message}</span> : null}
          </td>
        );
      })}
      <td className="cw-row-buttons">{row.buttons(index)}</td>
    </tr>
  );
});

interface CellFieldProps {
  id: string;
  column: Column;
  value: FieldValue;
  state: FieldState;
  errors: readonly string[];
  registry: PageRegistry;
  onChange: (name: string, value: FieldValue) => void;
  onBlur: (name: string) => void;
}

const CellField = memo(function CellField({
  id,
  column,
  registry,
  value,
  state,
  errors,
  ...on
}: CellFieldProps) {
  const { name } = column;
  const pathId = useMemo(() => ({ $id: id, path: [name] }), [id, name]);
  const { onChange, onBlur } = on;
  const handlers = useMemo(
    () => ({ onChange: (next: unknown) => onChange(name, next as FieldValue), onBlur: () => onBlur(name) }),
    [name, onChange, onBlur],
  );
  return (
    <FieldView
      name={name}
      schema={column.schema}
      uiSchema={column.uiSchema}
      pathId={pathId}
      registry={registry}
      value={value}
      state={state}
      errors={errors}
      {...handlers}
    />
  );
});

interface EditRowProps {
  /** What the ids of its fields begin with: `claimTransactions.3`. */
  path: string;
  record: ClaimRecord;
  columns: Column[];
  states: RowState;
  errors: FieldErrorTexts | undefined;
  registry: PageRegistry;
  onChange: (name: string, value: FieldValue) => void;
  onBlur: (name: string) => void;
  /** The focus left the row. */
  onLeave: () => void;
  buttons: ReactNode;
}

/**
 * The row being edited: native inputs that keep what is typed until they are left. It takes the table's whole width,
 * so that its fields have the room and the labels that they have anywhere else.
 */
export function EditRow({
  path,
  record,
  columns,
  states,
  errors,
  registry,
  onChange,
  onBlur,
  ...row
}: EditRowProps) {
  const left = (event: FocusEvent<HTMLTableRowElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) row.onLeave();
  };
  return (
    <tr id={domId(path)} className="cw-row--edited" onBlur={left}>
      <td colSpan={columns.length + 1}>
        <div className="cw-row-fields">
          {columns.map((column) => (
            <CellField
              key={column.name}
              id={domId(`${path}.${column.name}`)}
              column={column}
              registry={registry}
              value={record[column.name] ?? null}
              state={states[column.name] ?? OPEN_STATE}
              errors={errors?.[column.name] ?? NO_ERRORS}
              onChange={onChange}
              onBlur={onBlur}
            />
          ))}
        </div>
        <div className="cw-row-buttons">{row.buttons}</div>
      </td>
    </tr>
  );
}
