import type { ReactNode } from 'react';
import { Words } from '../../../widgets/Words.tsx';

/** An answer in an entry, with its question. */
interface EntryAnswer {
  label: string;
  answer: ReactNode;
}

/** The entries of a list within a record as they are read, each a line: `Item: Notebook; Price: $3.00` (C8-16). */
export function EntryLines({ entries }: { entries: readonly (readonly EntryAnswer[])[] }) {
  return (
    <ol className="cw-entries">
      {entries.map((answers, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no identity but its place
        <li key={at}>
          {answers.map(({ label, answer }, position) => (
            <span key={label}>
              {position === 0 ? '' : '; '}
              <Words text={label} />: {answer}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}
