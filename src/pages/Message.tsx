import { Link } from 'wouter';
import { InlineMarkdown } from '../../widgets/InlineMarkdown/InlineMarkdown.tsx';
import { checkedCopy } from '../content/texts.ts';
import { useText } from '../hooks/useApp.ts';
import { usePageTitle } from '../hooks/usePageTitle.ts';

export interface MessageProps {
  titleKey: string;
  textKey: string;
  link?: { key: string; to: string };
}

/** A page that only says something, with one way on. */
export function Message({ titleKey, textKey, link }: MessageProps) {
  const text = useText();
  usePageTitle(text(titleKey));
  return (
    <div className="cw-page cw-message">
      <h1 className="cw-title">{text(titleKey)}</h1>
      <p className="cw-lead">
        <InlineMarkdown text={checkedCopy(text(textKey))} />
      </p>
      {link ? (
        <Link className="cw-button cw-button--primary" href={link.to}>
          {text(link.key)}
        </Link>
      ) : null}
    </div>
  );
}
