import type { ErrorSchema, RJSFSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { ListFieldName } from '../../../schemas/uiOptions.ts';
import type { ClaimDocument } from '../../../transforms/ground/claim.ts';
import type {
  DisplayRowsRenderBlock,
  RecordManagerRenderBlock,
  RecordTableRenderBlock,
} from '../../../transforms/pages/types.ts';
import { errorsAt } from '../errorTree.ts';
import { domId } from '../fieldIds.ts';
import type { PageUiSchema } from '../liveUiSchema.ts';
import type { BlockProps } from './types.ts';

export type ListRenderBlock = RecordManagerRenderBlock | RecordTableRenderBlock | DisplayRowsRenderBlock;

const FIELDS: Record<ListRenderBlock['kind'], ListFieldName> = {
  recordManager: 'RecordManager',
  recordTable: 'RecordTable',
  displayRows: 'DisplayRows',
};

/** Returns the errors of a list; where blocks share it, its own `__errors` are those of this block (C8-14). */
function errorsOfBlock(errors: ErrorSchema, { model, path, only }: ListRenderBlock): ErrorSchema {
  if (!only) return errors;
  const { __errors = [] } = errorsAt(errors, path.slice(model.length + 1));
  return Object.assign({}, errors, { __errors });
}

/** Block with a list of records. RJSF's SchemaField renders it by the list field of the block's kind (`ui:field`). */
export function ListBlock({ block, field }: BlockProps<ListRenderBlock>) {
  const { model } = block;
  const { SchemaField } = field.registry.fields;
  const schema = field.schema.properties?.[model] as RJSFSchema | undefined;
  const items = field.uiSchema?.[model] as PageUiSchema | undefined;
  // Two blocks may show one list, each with a field of its own.
  const uiSchema = useMemo(
    () => ({ ...items, 'ui:field': FIELDS[block.kind], 'ui:options': { ...items?.['ui:options'], block } }),
    [items, block],
  );
  const pathId = useMemo(() => ({ $id: domId(block.path), path: [model] }), [block.path, model]);
  const errors = errorsAt(field.errorSchema, model);
  const own = useMemo(() => errorsOfBlock(errors, block), [errors, block]);
  if (!SchemaField || schema?.type !== 'array')
    throw new Error(
      `The page ${field.registry.formContext.page} has no list ${model} for its block "${block.id}".`,
    );
  return (
    <SchemaField
      name={model}
      schema={schema}
      uiSchema={uiSchema as unknown as PageUiSchema}
      formData={(field.formData as ClaimDocument | undefined)?.[model]}
      errorSchema={own}
      fieldPathId={pathId}
      registry={field.registry}
      onChange={field.onChange}
      onBlur={field.onBlur}
      onFocus={field.onFocus}
    />
  );
}
