import type { ReactNode } from 'react';
import { TextWithLanguage } from '../../../widgets/TextWithLanguage.tsx';
import type { Translate } from '../../../widgets/translate.ts';

/** Question of an entry with its answer. */
interface EntryAnswer {
  label: string;
  answer: ReactNode;
}

interface EntryLinesProps {
  entries: readonly (readonly EntryAnswer[])[];
  text: Translate;
}

/** Returns the separator between the two placeholders of a text, in whose places elements are rendered. */
const between = (joined: string): string => joined.split(/\{\w+\}/)[1] ?? '';

/** Read-only entries of a list within a record, each a line: `Item: Notebook; Price: $3.00` (C8-16). */
export function EntryLines({ entries, text }: EntryLinesProps) {
  return (
    <ol className="cw-entries">
      {entries.map((answers, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no identity but its place
        <li key={at}>
          {answers.map(({ label, answer }, position) => (
            <span key={label}>
              {position === 0 ? '' : between(text('Ui_Facts'))}
              <TextWithLanguage text={label} />
              {between(text('Ui_Labelled'))}
              {answer}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}
