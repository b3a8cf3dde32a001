import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { ListFieldName } from '../../../schemas/uiOptions.ts';
import type {
  DisplayRowsRenderBlock,
  RecordManagerRenderBlock,
  RecordTableRenderBlock,
} from '../../../transforms/pages/types.ts';
import type { PageFormContext } from '../pageContext.ts';
import { domId } from '../pageModel.ts';
import type { BlockProps } from './types.ts';

export type ListRenderBlock = RecordManagerRenderBlock | RecordTableRenderBlock | DisplayRowsRenderBlock;

const FIELDS: Record<ListRenderBlock['kind'], ListFieldName> = {
  recordManager: 'RecordManager',
  recordTable: 'RecordTable',
  displayRows: 'DisplayRows',
};

const nothing = () => undefined;

/** A list model: RJSF's SchemaField draws it with the list field of the block's kind. */
export function ListBlock({ block, page, registry }: BlockProps<ListRenderBlock>) {
  const { SchemaField } = registry.fields;
  const schema = page.schema.properties[block.model];
  const items = page.uiSchema[block.model];
  const uiSchema = useMemo(
    () =>
      ({
        ...items,
        'ui:field': FIELDS[block.kind],
        'ui:options': { block },
      }) as unknown as UiSchema<unknown, RJSFSchema, PageFormContext>,
    [items, block],
  );
  const pathId = useMemo(() => ({ $id: domId(block.model), path: [block.model] }), [block.model]);
  if (!SchemaField || schema?.type !== 'array') {
    throw new Error(`The page ${page.page} has no list ${block.model} for its block "${block.id}".`);
  }
  return (
    <SchemaField
      name={block.model}
      schema={schema as RJSFSchema}
      uiSchema={uiSchema}
      fieldPathId={pathId}
      registry={registry}
      formData={undefined}
      errorSchema={{}}
      onChange={nothing}
      onBlur={nothing}
      onFocus={nothing}
    />
  );
}
