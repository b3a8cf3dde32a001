import type { SearchList } from '../../widgets/context.ts';
import { unbrokenPhones } from '../../widgets/TextWithLanguage.tsx';
import type { Translate } from '../../widgets/translate.ts';
import { longWordClass } from '../form/records/longWord.ts';
import { ListedValue } from '../form/records/RecordValue.tsx';
import { AnsweredAddress } from './AnsweredAddress.tsx';
import type { Answer } from './formatAnswer.ts';

interface AnswerValueProps {
  answer: Pick<Answer, 'value' | 'list'>;
  text: Translate;
  search: SearchList;
}

const ADDRESS = /^[^\s@]+@[^\s@]+$/;

/** Formatted answer on summary and receipt, or the text for none. `<bdi>` isolates `1420 Pine St` within Arabic. */
export function AnswerValue({ answer: { value, list }, text, search }: AnswerValueProps) {
  if (value === '') return <span className="cw-answer-empty">{text('Ui_None')}</span>;
  const shown = ADDRESS.test(value) ? <AnsweredAddress address={value} /> : unbrokenPhones(value);
  return (
    <bdi className={longWordClass(value)}>
      {list === undefined ? shown : <ListedValue value={value} list={list} search={search} />}
    </bdi>
  );
}
