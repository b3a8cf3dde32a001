import { joinedNames } from '../../transforms/texts/joinedNames.ts';
import type { SearchList } from '../../widgets/context.ts';
import { TextWithLanguage } from '../../widgets/TextWithLanguage.tsx';
import type { Translate } from '../../widgets/translate.ts';
import { EntryLines } from '../form/records/EntryLines.tsx';
import { AnswerValue } from './AnswerValue.tsx';
import { ChangeAnswer, type ChangeLink } from './ChangeAnswer.tsx';
import type { AnswerColumn, AnswerTable, RecordRow } from './recordAnswers.ts';

interface Shared {
  change: ChangeLink | undefined;
  text: Translate;
  search: SearchList;
}

interface RowProps extends Shared {
  row: RecordRow;
  columns: readonly AnswerColumn[];
  title: string | undefined;
}

type CellProps = Pick<Shared, 'text' | 'search'> & { cell: NonNullable<RecordRow['cells'][number]> };

/** Cell with an answer, or with the entries of a list within the record. */
function CellValue({ cell, ...shared }: CellProps) {
  if (!cell.entries) return <AnswerValue answer={cell} {...shared} />;
  const lines = cell.entries.map((entry) =>
    entry.map((answer) => ({
      label: answer.label,
      answer: <AnswerValue answer={answer} {...shared} />,
    })),
  );
  return <EntryLines entries={lines} text={shared.text} />;
}

function Row({ row, columns, title, change, text, search }: RowProps) {
  const entry = row.name ?? text('Ui_Record', { number: row.number });
  return (
    <tr>
      <th scope="row">{entry}</th>
      {columns.map(({ name, label, isNumber }, index) => {
        const cell = row.cells[index];
        return (
          <td key={name} data-label={label} className={isNumber ? 'cw-number' : undefined}>
            {cell ? <CellValue cell={cell} text={text} search={search} /> : null}
          </td>
        );
      })}
      {change ? (
        <td className="cw-row-change">
          <ChangeAnswer
            change={change}
            path={row.path}
            question={title ? joinedNames([title, entry], text) : entry}
            text={text}
          />
        </td>
      ) : null}
    </tr>
  );
}

interface RecordAnswersProps extends Shared {
  Title?: 'h3' | 'h4';
  table: AnswerTable;
  /** The id of the page's heading, which names a list without a title of its own. */
  pageTitleId: string;
}

/** Table of a list's records: with Change links on the summary, without them on the receipt. */
export function RecordAnswers({ table, pageTitleId, Title = 'h3', ...shared }: RecordAnswersProps) {
  const { columns, rows, title } = table;
  const { text, change } = shared;
  const titleId = title ? `${pageTitleId}-${table.id}` : pageTitleId;
  return (
    <div className="cw-review-group">
      {title ? (
        <Title id={titleId} className="cw-heading cw-heading--h4">
          <TextWithLanguage text={title} />
        </Title>
      ) : null}
      <div className="cw-review-records">
        <table className="cw-review-table" aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{text('Summary_Entry')}</th>
              {columns.map(({ name, label, isNumber }) => (
                <th key={name} scope="col" className={isNumber ? 'cw-number' : undefined}>
                  <TextWithLanguage text={label} />
                </th>
              ))}
              {change ? (
                <th scope="col" className="cw-no-print">
                  <span className="cw-visually-hidden">{text('Ui_Actions')}</span>
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.path} row={row} columns={columns} title={title} {...shared} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
