import type { ButtonRenderBlock } from '../../../transforms/pages/types.ts';
import { isUnsafeHref } from '../../../transforms/texts/unsafeHref.ts';
import { labelParts } from './labelParts.tsx';
import type { BlockProps } from './types.ts';

/** A link that looks like a button; its bare label where the address could run script. */
export function Button({ block }: BlockProps<ButtonRenderBlock>) {
  if (isUnsafeHref(block.href)) return <p>{labelParts(block)}</p>;
  return (
    <p>
      <a className="cw-button cw-button--secondary" href={block.href}>
        {labelParts(block)}
      </a>
    </p>
  );
}
