import type { SearchList } from '../../widgets/context.ts';
import { InlineMarkdown } from '../../widgets/InlineMarkdown/InlineMarkdown.tsx';
import { TextWithLanguage } from '../../widgets/TextWithLanguage.tsx';
import type { Translate } from '../../widgets/translate.ts';
import { AnswerValue } from './AnswerValue.tsx';
import type { AnswerGroup } from './answers.ts';
import { ChangeAnswer, type ChangeLink } from './ChangeAnswer.tsx';

interface AnswerListProps {
  group: AnswerGroup;
  Title: 'h3' | 'h4';
  change: ChangeLink | undefined;
  text: Translate;
  search: SearchList;
}

/** Questions of a block with their answers: with Change links on the summary, without them on the receipt. */
export function AnswerList({ group, Title, change, text, search }: AnswerListProps) {
  return (
    <div className="cw-review-group">
      {group.title ? (
        <Title className="cw-heading cw-heading--h4">
          <TextWithLanguage text={group.title} />
        </Title>
      ) : null}
      {group.texts?.map((paragraph) => (
        <p className="cw-copy" key={paragraph}>
          <InlineMarkdown text={paragraph} />
        </p>
      ))}
      <dl className="cw-answers cw-answers--review">
        {group.answers.map((answer) => (
          <div className="cw-answer" key={answer.path}>
            <dt>
              <InlineMarkdown text={answer.label} />
            </dt>
            <dd>
              <AnswerValue answer={answer} text={text} search={search} />
            </dd>
            {change && answer.changeable ? (
              <dd className="cw-answer-change">
                <ChangeAnswer change={change} path={answer.path} question={answer.label} text={text} />
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </div>
  );
}
