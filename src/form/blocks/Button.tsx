import type { ButtonRenderBlock } from '../../../transforms/pages/types.ts';
import { labelParts } from './labelParts.tsx';
import type { BlockProps } from './types.ts';

/** A link that looks like a button. */
export function Button({ block }: BlockProps<ButtonRenderBlock>) {
  return (
    <p>
      <a className="cw-button cw-button--secondary" href={block.href}>
        {labelParts(block)}
      </a>
    </p>
  );
}
