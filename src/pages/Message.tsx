import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ProductKey } from '../../transforms/texts/keys.ts';
import { InlineMarkdown } from '../../widgets/InlineMarkdown/InlineMarkdown.tsx';
import { ProblemNumber } from '../../widgets/ProblemNumber.tsx';
import { TextWithLanguage } from '../../widgets/TextWithLanguage.tsx';
import { useApp, useContent, useText } from '../hooks/useApp.ts';
import { usePageTitle } from '../hooks/usePageTitle.ts';
import { OpensInNewTab } from '../layouts/OpensInNewTab.tsx';

interface MessageProps {
  titleKey: ProductKey;
  textKey: ProductKey;
  /** Message as plain text, without Markdown, in place of the text of `textKey`. */
  said?: string | null;
  /** A second paragraph. */
  more?: string | undefined;
  /** Id of the request that the server failed to answer. */
  requestId?: string | undefined;
  link?: { key: ProductKey; to: string };
  children?: ReactNode;
}

interface WayOnProps {
  name: ProductKey;
  to: string;
  look: string;
  /** Opens another site in a new tab. */
  newTab?: boolean;
}

/** Link to a page of the app by the router, or to another site by the browser. */
export function MessageLink({ name, to, look, newTab = false }: WayOnProps) {
  const text = useText();
  if (to.startsWith('/')) {
    return (
      <Link className={look} href={to}>
        {text(name)}
      </Link>
    );
  }
  return (
    <a className={look} href={to} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {text(name)}
      {newTab ? <OpensInNewTab /> : null}
    </a>
  );
}

/** Page with a title, a message, the phone number of the settlement, a link, if given, and further content. */
export function Message({ titleKey, textKey, said, more, requestId, link, children }: MessageProps) {
  const text = useText();
  const phone = useContent()(useApp().settlement.contact.phoneKey);
  usePageTitle(text(titleKey));
  return (
    <div className="cw-page cw-message">
      <h1 className="cw-title">{text(titleKey)}</h1>
      <p className="cw-lead">{said ?? <InlineMarkdown text={text(textKey)} />}</p>
      {more ? <p className="cw-copy">{more}</p> : null}
      <p className="cw-copy">
        <TextWithLanguage text={text('Message_Call', { phone })} />
      </p>
      <ProblemNumber id={requestId} text={text} />
      {link ? <MessageLink name={link.key} to={link.to} look="cw-button cw-button--primary" /> : null}
      {children}
    </div>
  );
}
