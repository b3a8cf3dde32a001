import type { FieldValue } from '../../../transforms/claims/types.ts';
import type { LeafUiSchema } from '../../../transforms/pages/types.ts';
import { useChosenLabel } from '../../../widgets/Combobox/useChosenLabel.ts';
import type { SearchList, WidgetContext } from '../../../widgets/context.ts';
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
  /** What stands where there is no answer. */
  none?: string;
}

/** A value of a saved record as people read it. */
export function RecordValue({ value, ui, context, none = '' }: RecordValueProps) {
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
