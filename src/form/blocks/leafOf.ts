import type { FieldRef, LeafSchema, LeafUiSchema, PageSchema } from '../../../transforms/pages/types.ts';

export interface Leaf {
  schema: LeafSchema;
  uiSchema: LeafUiSchema;
}

/** A field's own part of the page's schema and uiSchema. A block that names a field the page lacks is a fault. */
export function leafOf(page: PageSchema, { model, name, path }: FieldRef): Leaf {
  const record = page.schema.properties[model];
  const ui = page.uiSchema[model];
  const schema = record?.type === 'object' ? record.properties[name] : undefined;
  const uiSchema = ui && !('ui:field' in ui) ? ui[name] : undefined;
  if (!schema || !uiSchema) throw new Error(`The page ${page.page} has no schema for the field ${path}.`);
  return { schema, uiSchema };
}
