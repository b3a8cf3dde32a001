import type { ReactNode } from 'react';
import type { CopyRenderBlock } from '../../../transforms/pages/types.ts';
import { InlineMarkdown } from '../../../widgets/InlineMarkdown/InlineMarkdown.tsx';
import { TextWithLanguage } from '../../../widgets/TextWithLanguage.tsx';
import type { BlockProps } from './types.ts';

type Paint = (texts: string[]) => ReactNode;

const paragraphs: Paint = (texts) =>
  texts.map((text) => (
    <p key={text} className="cw-copy">
      <InlineMarkdown text={text} />
    </p>
  ));

const items: Paint = (texts) =>
  texts.map((text) => (
    <li key={text}>
      <InlineMarkdown text={text} />
    </li>
  ));

const STYLES: Record<CopyRenderBlock['style'], Paint> = {
  paragraphs,
  bullets: (texts) => <ul className="cw-list cw-list--bullets">{items(texts)}</ul>,
  numbers: (texts) => <ol className="cw-list cw-list--numbers">{items(texts)}</ol>,
  notice: (texts) => <div className="cw-notice">{paragraphs(texts)}</div>,
  warning: (texts) => <div className="cw-notice cw-notice--warning">{paragraphs(texts)}</div>,
};

/** Block of the settlement's static texts, each a paragraph or list item, in the block's style. */
export function Copy({ block }: BlockProps<CopyRenderBlock>) {
  return (
    <>
      {block.title ? (
        <h2 className="cw-heading cw-heading--h2">
          <TextWithLanguage text={block.title} />
        </h2>
      ) : null}
      {STYLES[block.style](block.texts)}
    </>
  );
}
