import { memo } from 'react';
import type { FieldGroupBlock } from '../../../transforms/pages/types.ts';
import { FieldSlot } from '../FieldSlot.tsx';
import { leafOf } from './leafOf.ts';
import type { BlockProps } from './types.ts';

/** Fields one under another, under a heading where they have one. */
export const FieldGroup = memo(function FieldGroup({
  block,
  page,
  registry,
}: BlockProps<Pick<FieldGroupBlock, 'id' | 'title' | 'fields'>>) {
  const { model } = registry.formContext;
  const fields = block.fields.map((field) => (
    <FieldSlot
      key={field.path}
      handle={model.field(field.path)}
      name={field.name}
      registry={registry}
      {...leafOf(page, field)}
    />
  ));
  if (!block.title) return <div className="cw-group">{fields}</div>;
  return (
    <section className="cw-group" aria-labelledby={`block-${block.id}`}>
      <h2 className="cw-heading cw-heading--h2" id={`block-${block.id}`}>
        {block.title}
      </h2>
      {fields}
    </section>
  );
});
