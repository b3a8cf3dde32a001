import type { ReactNode } from 'react';
import { ICONS } from '../../../widgets/icons.tsx';

/** Renders the label and icon of a button or a labelled value; throws where it has neither (R5-46). */
export function labelParts(block: { id: string; kind: string; label?: string; icon?: string }): ReactNode {
  if (!block.label && !block.icon)
    throw new Error(`The ${block.kind} block "${block.id}" needs a label or an icon.`);
  const Icon = block.icon ? ICONS[block.icon] : undefined;
  if (block.icon && !Icon)
    throw new Error(`The ${block.kind} block "${block.id}" names an unknown icon: ${block.icon}`);
  return (
    <>
      {Icon ? <Icon /> : null}
      {block.label ?? <span className="cw-visually-hidden">{block.icon}</span>}
    </>
  );
}
