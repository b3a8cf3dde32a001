import type { ClaimRecord, FieldValue } from '../../../transforms/claims/types.ts';
import type { FieldState, LeafUiSchema, RowState } from '../../../transforms/pages/types.ts';
import { useChosenLabel } from '../../../widgets/Combobox/useChosenLabel.ts';
import type { SearchList, WidgetContext } from '../../../widgets/context.ts';
import { Words } from '../../../widgets/Words.tsx';
import { answerText } from './answerText.ts';

interface ListedValueProps {
  value: string;
  list: string;
  search: SearchList;
}

/** An entry of a list that the page does not have: the server is asked for its label. */
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

/** The entries of a list within a record, each a line: `Item: Notebook; Price: $3.00` (C8-16). */
function EntryValues({ entries, items, states, context }: EntryValuesProps) {
  const shownIn = (entry: ClaimRecord, at: number) =>
    Object.entries(items).filter(
      ([name, ui]) => !states?.[at]?.[name]?.hidden && answerText(entry[name], ui, context.text) !== '',
    );
  return (
    <ol className="cw-entries">
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no identity but its place
        <li key={at}>
          {shownIn(entry, at).map(([name, ui], position) => (
            <span key={name}>
              {position === 0 ? '' : '; '}
              <Words text={ui['ui:options'].label} />:{' '}
              <RecordValue value={entry[name]} ui={ui} context={context} />
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** A value of a saved record as people read it. */
export function RecordValue({ value, ui, state, context, none = '' }: RecordValueProps) {
  if (ui.items && Array.isArray(value) && value.length > 0)
    return <EntryValues entries={value} items={ui.items} states={state?.entries} context={context} />;
  const answer = answerText(value, ui, context.text);
  const { optionsList } = ui['ui:options'];
  if (answer === '') return <>{none}</>;
  if (optionsList === undefined) return <bdi>{answer}</bdi>;
  return (
    <bdi>
      <ListedValue value={answer} list={optionsList} search={context.searchList} />
    </bdi>
  );
}
