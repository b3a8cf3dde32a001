import { InlineMarkdown } from './InlineMarkdown.tsx';

/**
 * Stands in for `markdown-to-jsx/react`, which @rjsf/core imports for its own messages: the bundler aliases it to
 * this file, so that the page carries one Markdown renderer, ours, and not 31 kB of another.
 */
export function Markdown({ children }: { children: string }) {
  return <InlineMarkdown text={children} />;
}

export default Markdown;
