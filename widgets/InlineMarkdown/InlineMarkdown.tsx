import { createElement, Fragment, memo, type ReactNode } from 'react';
import { fallbackText } from '../../transforms/texts/fallbackText.ts';
import { type InlineNode, parseInline } from '../../transforms/texts/parseInline.ts';
import { FALLBACK_LANGUAGE } from '../TextWithLanguage.tsx';
import { MailAddress } from './MailAddress.tsx';

/** Text of a link; an address has line-break opportunities. */
function Label({ link: { href, children } }: { link: Extract<InlineNode, { kind: 'link' }> }) {
  const [only] = children;
  const isAddress = href.startsWith('mailto:') && children.length === 1 && only?.kind === 'text';
  return isAddress ? <MailAddress address={only.text} /> : <InlineNodes nodes={children} />;
}

function Inline({ node }: { node: InlineNode }) {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'code':
      return <code>{node.text}</code>;
    case 'link':
      return (
        <a className="cw-link" href={node.href}>
          <Label link={node} />
        </a>
      );
    default: {
      const Tag = node.kind satisfies 'strong' | 'em';
      return (
        <Tag>
          <InlineNodes nodes={node.children} />
        </Tag>
      );
    }
  }
}

function InlineNodes({ nodes }: { nodes: InlineNode[] }) {
  // Spread as children, so that they need no keys: a node has no identity but its place.
  return createElement(Fragment, null, ...nodes.map((node) => createElement(Inline, { node })));
}

/**
 * Renders a text of the content files: inline Markdown, never HTML. Text without Markdown costs one scan and no
 * elements. Fallback text of another culture is marked with its language.
 */
export const InlineMarkdown = memo(function InlineMarkdown({ text }: { text: string }) {
  const words = fallbackText(text);
  return words === null ? copy(text) : <span {...FALLBACK_LANGUAGE}>{copy(words)}</span>;
});

function copy(text: string): ReactNode {
  if (!/[\\`*_[]/.test(text)) return text;
  return <InlineNodes nodes={parseInline(text)} />;
}
