import { useChosenLabel } from '../../widgets/Combobox/useChosenLabel.ts';
import type { SearchList } from '../../widgets/context.ts';
import type { UiText } from '../../widgets/texts.ts';
import type { Answer } from './readAnswer.ts';

interface AnswerValueProps {
  answer: Pick<Answer, 'value' | 'list'>;
  text: UiText;
  search: SearchList;
}

/** An entry of a list that the page does not have: the server is asked for its label. */
function ListedValue({ value, list, search }: { value: string; list: string; search: SearchList }) {
  return <>{useChosenLabel(search, list, value).label}</>;
}

/** An answer's text, or that there is none. */
export function AnswerValue({ answer: { value, list }, text, search }: AnswerValueProps) {
  if (value === '') return <span className="cw-answer-empty">{text('Ui_None')}</span>;
  return list === undefined ? value : <ListedValue value={value} list={list} search={search} />;
}
