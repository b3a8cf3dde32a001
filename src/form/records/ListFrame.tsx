import type { ClipboardEvent, ReactNode } from 'react';
import { errorId } from '../../../widgets/aria.ts';
import { TextWithLanguage } from '../../../widgets/TextWithLanguage.tsx';
import type { Translate } from '../../../widgets/translate.ts';
import { domId } from '../fieldIds.ts';
import { ListErrors } from './ListErrors.tsx';

interface ListFrameProps {
  block: { id: string; title?: string; path: string };
  errors: readonly string[];
  text: Translate;
  /** Handler of a paste anywhere in the list. */
  onPaste?: (event: ClipboardEvent) => void;
  children: ReactNode;
}

/** Frame of a list field: its title, the errors of the list itself, and the DOM id by which links focus it. */
export function ListFrame({ block, errors, text, onPaste, children }: ListFrameProps) {
  const id = domId(block.path);
  const heading = `block-${block.id}`;
  return (
    <section
      className={errors.length > 0 ? 'cw-records cw-field--error' : 'cw-records'}
      id={id}
      tabIndex={-1}
      onPaste={onPaste}
      aria-labelledby={block.title ? heading : undefined}
      aria-describedby={errors.length > 0 ? errorId(id) : undefined}
    >
      {block.title ? (
        <h2 className="cw-heading cw-heading--h2" id={heading}>
          <TextWithLanguage text={block.title} />
        </h2>
      ) : null}
      {children}
      <ListErrors id={id} errors={errors} text={text} />
    </section>
  );
}
