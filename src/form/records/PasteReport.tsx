import type { ModelName } from '../../../transforms/ground/modelNames.ts';
import type { RecordTableRenderBlock } from '../../../transforms/pages/types.ts';
import { listed } from '../../../transforms/texts/listed.ts';
import type { Translate } from '../../../widgets/translate.ts';
import { withLabel } from '../ErrorSummary.tsx';
import { domId } from '../fieldIds.ts';
import type { RecordDraft } from '../types.ts';
import { type ListFieldProps, listOptions, type RecordColumn } from './listField.ts';
import { type PasteOutcome, reportId } from './usePaste.ts';

interface PasteReportProps {
  field: ListFieldProps;
  columns: readonly RecordColumn[];
  pasted: PasteOutcome;
  onClose: () => void;
}

interface Fault {
  id: string;
  line: string;
}

/** Returns the errors of a pasted row by column, and the id of the field to correct. */
function faultsOf(
  model: ModelName,
  draft: RecordDraft,
  columns: readonly RecordColumn[],
  text: Translate,
): Fault[] {
  return columns.flatMap(({ name, label }) => {
    const [message] = draft.errors[name] ?? [];
    return message === undefined
      ? []
      : [{ id: domId(`${model}.${draft.id}.${name}`), line: withLabel(label, message, text) }];
  });
}

/** List of the pasted rows that could not be saved, with their errors: a line is removed as soon as it is corrected. */
function Faults({ field, columns, pasted }: Omit<PasteReportProps, 'onClose'>) {
  const { text } = field.registry.formContext;
  const { block, drafts } = listOptions<RecordTableRenderBlock>(field);
  const lines = pasted.drafts.flatMap(({ id, row }) => {
    const draft = drafts.find((candidate) => candidate.id === id);
    return draft ? faultsOf(block.model, draft, columns, text).map((fault) => ({ ...fault, row })) : [];
  });
  if (lines.length === 0) return null;
  return (
    <>
      <p>{text('Ui_PasteFaults')}</p>
      <ul className="cw-list">
        {lines.map(({ id, line, row }) => (
          <li key={id}>
            <a
              className="cw-link"
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {text('Ui_PasteFault', { row, problem: line })}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Report on a paste into a table: the number of saved rows, ignored columns, the errors of unsaved rows, and Undo. */
export function PasteReport({ field, columns, pasted, onClose }: PasteReportProps) {
  const { text, announcer, culture } = field.registry.formContext;
  const { block, limit = 0 } = listOptions<RecordTableRenderBlock>(field);
  const { rows, saved, refused, ignored } = pasted;
  const undo = pasted.undo();
  return (
    <div className="cw-notice cw-paste" id={reportId(block.path)} tabIndex={-1}>
      <p>{text('Ui_Pasted', { count: rows, saved })}</p>
      {refused > 0 ? (
        <p>{text('Ui_PasteNoRoom', { count: refused, refused, from: rows - refused + 1, limit })}</p>
      ) : null}
      {ignored.length > 0 ? <p>{text('Ui_PasteIgnored', { columns: listed(ignored, culture()) })}</p> : null}
      <Faults field={field} columns={columns} pasted={pasted} />
      <div className="cw-actions cw-actions--inner">
        {undo ? (
          <button
            type="button"
            className="cw-button cw-button--secondary"
            onClick={() => {
              undo();
              announcer.announce(text('Ui_PasteUndone'));
              onClose();
            }}
          >
            {text('Ui_UndoPaste')}
          </button>
        ) : null}
        <button type="button" className="cw-button cw-button--quiet" onClick={onClose}>
          {text('Ui_Close')}
        </button>
      </div>
    </div>
  );
}
