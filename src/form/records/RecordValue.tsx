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

/** Label of a value from a list that the page does not have, requested from the server. */
export function ListedValue({ value, list, search }: ListedValueProps) {
  return <>{useChosenLabel(search, list, value).label}</>;
}

interface RecordValueProps {
  value: FieldValue | undefined;
  ui: LeafUiSchema;
  context: Pick<WidgetContext, 'text' | 'searchList'>;
  /** What holds for the field: of a list, for the fields of its entries. */
  state?: FieldState | undefined;
  /** What stands where there is no answer. */
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

/** Formatted value of a saved record. */
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
