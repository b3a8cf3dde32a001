import { memo } from 'react';
import type { ClaimRecord, FieldValue } from '../../../transforms/ground/claim.ts';
import type { RowState } from '../../../transforms/pages/types.ts';
import { sizeText } from '../../../transforms/values/sizeText.ts';
import type { WidgetContext } from '../../../widgets/context.ts';
import { ErrorText } from '../../../widgets/ErrorText.tsx';
import { fileOf } from '../../../widgets/File/describeFile.ts';
import { EditIcon, TrashIcon } from '../../../widgets/icons.tsx';
import { TextWithLanguage } from '../../../widgets/TextWithLanguage.tsx';
import type { Translate } from '../../../widgets/translate.ts';
import { answerText } from './answerText.ts';
import type { RecordColumn } from './listField.ts';
import { RecordValue } from './RecordValue.tsx';

interface RowButtonsProps {
  number: number;
  /** Name of the record by the page's author, or of an entry of a list within a record. */
  name?: string | undefined;
  text: Translate;
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/**
 * Edit and Delete buttons of one record, each named with the record's number or name; rows of a wide table show icons
 * alone.
 */
export function RowButtons({ number, name, text, onEdit, onDelete }: RowButtonsProps) {
  return (
    <>
      {onEdit ? (
        <button
          type="button"
          className="cw-button cw-button--icon"
          aria-label={name ? text('Ui_EditEntry', { entry: name }) : text('Ui_EditRecord', { number })}
          onClick={onEdit}
        >
          <EditIcon />
          <span className="cw-button-word" aria-hidden="true">
            {text('Ui_Edit')}
          </span>
        </button>
      ) : null}
      {onDelete ? (
        <button
          type="button"
          className="cw-button cw-button--icon cw-button--danger"
          aria-label={name ? text('Ui_DeleteEntry', { entry: name }) : text('Ui_DeleteRecord', { number })}
          onClick={onDelete}
        >
          <TrashIcon />
          <span className="cw-button-word" aria-hidden="true">
            {text('Ui_Delete')}
          </span>
        </button>
      ) : null}
    </>
  );
}

interface RecordCardProps {
  id: string;
  record: ClaimRecord;
  columns: RecordColumn[];
  /** States of the record's fields; hidden ones are not shown. */
  states: RowState;
  number: number;
  /** Name of the record by the page's author. */
  name?: string | undefined;
  errors: string[];
  context: Pick<WidgetContext, 'text' | 'searchList' | 'culture'>;
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** Returns the columns that the card shows: those with an answer, or all of a record that has none. */
function answeredOf({ record, columns, states, context }: RecordCardProps): RecordColumn[] {
  const asked = columns.filter(({ name }) => !states[name]?.hidden);
  const answered = asked.filter(({ name, uiSchema }) => {
    const value = record[name];
    return Array.isArray(value) ? value.length > 0 : answerText(value, uiSchema, context.text) !== '';
  });
  return answered.length > 0 ? answered : asked;
}

/** Size of a file, after its name. */
function FileSize({ value, culture }: { value: FieldValue | undefined; culture: string }) {
  const file = fileOf(value);
  return file ? <span className="cw-file-size"> {sizeText(file.size, culture)}</span> : null;
}

/** Card of one saved record: its answers, errors, and buttons. */
export const RecordCard = memo(function RecordCard(props: RecordCardProps) {
  const { record, states, number, context } = props;
  const { text } = context;
  return (
    <li className="cw-card" id={props.id} tabIndex={-1}>
      <p className="cw-heading cw-heading--h4">{props.name ?? text('Ui_Record', { number })}</p>
      <dl className="cw-answers">
        {answeredOf(props).map((column) => (
          <div className="cw-answer" key={column.name}>
            <dt>
              <TextWithLanguage text={column.label} />
            </dt>
            <dd>
              <RecordValue
                value={record[column.name]}
                ui={column.uiSchema}
                state={states[column.name]}
                context={context}
                none={text('Ui_None')}
              />
              <FileSize value={record[column.name]} culture={context.culture?.() ?? 'en'} />
            </dd>
          </div>
        ))}
      </dl>
      {props.errors.map((message) => (
        <p className="cw-error" key={message}>
          <ErrorText text={text} message={message} />
        </p>
      ))}
      <div className="cw-card-buttons">
        <RowButtons
          number={number}
          name={props.name}
          text={text}
          onEdit={props.onEdit}
          onDelete={props.onDelete}
        />
      </div>
    </li>
  );
});
