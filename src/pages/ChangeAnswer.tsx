import { plainText } from '../../transforms/texts/parseInline.ts';
import type { Translate } from '../../widgets/translate.ts';
import { domId } from '../form/fieldIds.ts';
import { changeButtonPath } from '../wizard/review.ts';

/** Link from an answer to its field. */
export interface ChangeLink {
  /** The address of the page with the field. */
  href: string;
  /** The claim is being sent: nothing may be changed now. */
  disabled: boolean;
  /** Opens the page with the field at this path, and focuses the field. */
  follow: (path: string) => void;
}

interface ChangeAnswerProps {
  change: ChangeLink;
  path: string;
  /** Label of the question or record. */
  question: string;
  text: Translate;
}

/** Change link of one answer, named after its question. After the change the focus returns to it. */
export function ChangeAnswer({ change, path, question, text }: ChangeAnswerProps) {
  const name = plainText(question).replace(/[.:]$/, '');
  return (
    <a
      id={domId(changeButtonPath(path))}
      className="cw-link cw-change cw-no-print"
      href={change.href}
      aria-label={text('Summary_ChangeOf', { question: name })}
      aria-disabled={change.disabled || undefined}
      onClick={(event) => {
        event.preventDefault();
        if (!change.disabled) change.follow(path);
      }}
    >
      {text('Summary_Change')}
    </a>
  );
}
