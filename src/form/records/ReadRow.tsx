import { deepEquals, type ErrorSchema, shallowEquals } from '@rjsf/utils';
import { memo, type ReactNode } from 'react';
import type { ClaimRecord } from '../../../transforms/ground/claim.ts';
import type { RowState } from '../../../transforms/pages/types.ts';
import { errorId } from '../../../widgets/aria.ts';
import { ErrorText } from '../../../widgets/ErrorText.tsx';
import { firstMessage } from '../errorTree.ts';
import { domId } from '../fieldIds.ts';
import type { PageRegistry } from '../pageContext.ts';
import { cellClass, type RecordColumn } from './listField.ts';
import { RecordValue } from './RecordValue.tsx';
import type { RowPlace } from './useRowDeletion.ts';

interface ReadRowProps {
  /** Path of the list of which the row shows a record. */
  list: string;
  index: number;
  /** Number of the record in its block, from 1 on. */
  number: number;
  /** Name of the record, in the row's header cell. */
  name: string;
  /** Index that the next row has once this one is deleted; undefined for the last row. */
  next: number | undefined;
  record: ClaimRecord;
  columns: RecordColumn[];
  errors: ErrorSchema;
  registry: PageRegistry;
  /** States of the record's fields, where known: a hidden field has an empty cell. */
  states?: RowState | undefined;
  onOpen: ((index: number, field?: string) => void) | undefined;
  buttons: (row: RowPlace) => ReactNode;
}

/** Returns the first field of the row with an error. */
const faultIn = (columns: readonly RecordColumn[], errors: ErrorSchema): string | undefined =>
  columns.find(({ name }) => firstMessage(errors[name]) !== undefined)?.name;

/**
 * Compares the props of a row for React.memo. RJSF copies its data with each change, so a record is compared by its
 * values.
 */
function isSameRow({ record: a, ...before }: ReadRowProps, { record: b, ...after }: ReadRowProps): boolean {
  return shallowEquals(before, after) && deepEquals(a, b);
}

/** Read-only table row of a record or entry: text, no inputs. It renders again only when its content changes. */
export const ReadRow = memo(function ReadRow(props: ReadRowProps) {
  const { list, index, record, columns, registry, onOpen } = props;
  const fault = faultIn(columns, props.errors);
  return (
    <tr id={domId(`${list}.${index}`)} tabIndex={-1} data-fault={fault && `${list}.${index}.${fault}`}>
      <th scope="row">{props.name}</th>
      {columns.map((column) => {
        const { name, label, uiSchema } = column;
        if (props.states?.[name]?.hidden) return <td key={name} />;
        const message = firstMessage(props.errors[name]);
        const id = domId(`${list}.${index}.${name}`);
        return (
          // A click is a shortcut: the row's Edit button does the same by keyboard.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <td
            key={name}
            className={cellClass(column)}
            data-label={label}
            aria-invalid={message ? true : undefined}
            aria-describedby={message && errorId(id)}
            onClick={onOpen ? () => onOpen(index, name) : undefined}
          >
            <span className="cw-cell">
              <RecordValue value={record[name]} ui={uiSchema} context={registry.formContext} />
            </span>
            {message ? (
              <span className="cw-error" id={errorId(id)}>
                <ErrorText text={registry.formContext.text} message={message} />
              </span>
            ) : null}
          </td>
        );
      })}
      <td className="cw-row-buttons">{props.buttons({ index, number: props.number, next: props.next })}</td>
    </tr>
  );
}, isSameRow);
