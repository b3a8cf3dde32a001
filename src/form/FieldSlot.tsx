import { memo } from 'react';
import type { LeafSchema, LeafUiSchema } from '../../transforms/pages/types.ts';
import { FieldView } from './FieldView.tsx';
import { type PageRegistry, useCell } from './pageContext.ts';
import type { FieldHandle } from './pageModel.ts';

interface FieldSlotProps {
  handle: FieldHandle;
  name: string;
  schema: LeafSchema;
  uiSchema: LeafUiSchema;
  registry: PageRegistry;
}

/** One field's place on the page. It renders again only when this field's value, state or errors change. */
export const FieldSlot = memo(function FieldSlot({ handle, ...slot }: FieldSlotProps) {
  const { value, state, errors } = useCell(handle);
  if (state.hidden) return null;
  return (
    <FieldView
      {...slot}
      pathId={handle.pathId}
      value={value}
      state={state}
      errors={errors}
      onChange={handle.onChange}
      onBlur={handle.onBlur}
    />
  );
});
