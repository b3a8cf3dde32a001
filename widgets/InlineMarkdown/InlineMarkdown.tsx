import { createElement, Fragment, memo } from 'react';
import { type InlineNode, parseInline } from './parseInline.ts';

function Inline({ node }: { node: InlineNode }) {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'code':
      return <code>{node.text}</code>;
    case 'link':
      return (
        <a className="cw-link" href={node.href}>
          <InlineNodes nodes={node.children} />
        </a>
      );
    default: {
      const Tag = node.kind;
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

/** Copy from the content files: inline Markdown, never HTML. Plain text costs one scan and no elements. */
export const InlineMarkdown = memo(function InlineMarkdown({ text }: { text: string }) {
  if (!/[\\`*_[]/.test(text)) return text;
  return <InlineNodes nodes={parseInline(text)} />;
});
