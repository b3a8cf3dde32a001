import type { ClaimRecord, FieldValue } from '../../../transforms/ground/claim.ts';
import type { FieldState, LeafUiSchema, RowState } from '../../../transforms/pages/types.ts';
import { useChosenLabel } from '../../../widgets/Combobox/useChosenLabel.ts';
import type { SearchList, WidgetContext } from '../../../widgets/context.ts';
import { answerText } from './answerText.ts';
import { EntryLines } from './EntryLines.tsx';
import { longWordClass } from './longWord.ts';

interface ListedValueProps {
  value: string;
  list: string;
  search: SearchList;
}

/** Label of a value of a server-side list, which is requested from the server. */
export function ListedValue({ value, list, search }: ListedValueProps) {
  return <>{useChosenLabel(search, list, value).label}</>;
}

interface RecordValueProps {
  value: FieldValue | undefined;
  ui: LeafUiSchema;
  context: Pick<WidgetContext, 'text' | 'searchList'>;
  /** State of the field; of a list, with the states of its entries' fields. */
  state?: FieldState | undefined;
  /** Text in place of an empty value. */
  none?: string;
}

interface EntryValuesProps {
  entries: readonly ClaimRecord[];
  items: Record<string, LeafUiSchema>;
  states: readonly RowState[] | undefined;
  context: RecordValueProps['context'];
}

/** Entries of a list within a record, without questions that are hidden or unanswered. */
function EntryValues({ entries, items, states, context }: EntryValuesProps) {
  const lines = entries.map((entry, at) =>
    Object.entries(items)
      .filter(
        ([name, ui]) => !states?.[at]?.[name]?.hidden && answerText(entry[name], ui, context.text) !== '',
      )
      .map(([name, ui]) => ({
        label: ui['ui:options'].label,
        answer: <RecordValue value={entry[name]} ui={ui} context={context} />,
      })),
  );
  return <EntryLines entries={lines} text={context.text} />;
}

/** Formatted value of one field of a saved record; entries of a list within it as lines. */
export function RecordValue({ value, ui, state, context, none = '' }: RecordValueProps) {
  if (ui.items) {
    const entries = Array.isArray(value) ? value : [];
    if (entries.length === 0) return <>{none}</>;
    return <EntryValues entries={entries} items={ui.items} states={state?.entries} context={context} />;
  }
  const answer = answerText(value, ui, context.text);
  const { optionsList } = ui['ui:options'];
  if (answer === '') return <>{none}</>;
  if (optionsList === undefined) return <bdi className={longWordClass(answer)}>{answer}</bdi>;
  return (
    <bdi>
      <ListedValue value={answer} list={optionsList} search={context.searchList} />
    </bdi>
  );
}
