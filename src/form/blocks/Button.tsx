import type { ButtonRenderBlock, RenderBlock } from '../../../transforms/pages/types.ts';
import { isUnsafeHref } from '../../../transforms/texts/unsafeHref.ts';
import { labelParts } from './labelParts.tsx';
import type { BlockProps } from './types.ts';

/** Tests if the link is the page's primary action: the first one of a page that has neither Next nor a receipt. */
function isWayOn({ block, field }: BlockProps<ButtonRenderBlock>): boolean {
  if (!field.registry.formContext.isLast()) return false;
  const { blocks = [] } = (field.uiSchema?.['ui:options'] ?? {}) as { blocks?: RenderBlock[] };
  const first = blocks.find(({ kind }) => kind === 'button');
  return first?.id === block.id && blocks.every(({ kind }) => kind !== 'confirmation');
}

/** Block with a link styled as a button; its label alone where the URL could run script. */
export function Button(props: BlockProps<ButtonRenderBlock>) {
  const { block } = props;
  if (isUnsafeHref(block.href)) return <p>{labelParts(block)}</p>;
  return (
    <p>
      <a className={`cw-button cw-button--${isWayOn(props) ? 'primary' : 'secondary'}`} href={block.href}>
        {labelParts(block)}
      </a>
    </p>
  );
}
