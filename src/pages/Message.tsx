import { Link } from 'wouter';
import type { ProductKey } from '../../transforms/texts/keys.ts';
import { InlineMarkdown } from '../../widgets/InlineMarkdown/InlineMarkdown.tsx';
import { useText } from '../hooks/useApp.ts';
import { usePageTitle } from '../hooks/usePageTitle.ts';

interface MessageProps {
  titleKey: ProductKey;
  textKey: ProductKey;
  link?: { key: ProductKey; to: string };
}

/** A page of the app is a link of the router's; another site is left to the browser. */
function WayOn({ name, to }: { name: ProductKey; to: string }) {
  const text = useText();
  const look = 'cw-button cw-button--primary';
  if (to.startsWith('/')) {
    return (
      <Link className={look} href={to}>
        {text(name)}
      </Link>
    );
  }
  return (
    <a className={look} href={to}>
      {text(name)}
    </a>
  );
}

/** A page that only says something, with one way on. */
export function Message({ titleKey, textKey, link }: MessageProps) {
  const text = useText();
  usePageTitle(text(titleKey));
  return (
    <div className="cw-page cw-message">
      <h1 className="cw-title">{text(titleKey)}</h1>
      <p className="cw-lead">
        <InlineMarkdown text={text(textKey)} />
      </p>
      {link ? <WayOn name={link.key} to={link.to} /> : null}
    </div>
  );
}
