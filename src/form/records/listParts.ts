import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import type { FieldState, LeafSchema, LeafUiSchema, ListUiSchema } from '../../../transforms/pages/types.ts';
import type { PageFormContext } from '../pageContext.ts';

export type ListFieldProps = FieldProps<unknown, RJSFSchema, PageFormContext>;

/** One field of a list's records, as the page shows it. */
export interface Column {
  name: string;
  label: string;
  schema: LeafSchema;
  uiSchema: LeafUiSchema;
}

export const OPEN_STATE: FieldState = { hidden: false, disabled: false, required: false };

/** The block that a list field draws: ListBlock puts it into the options. */
export function blockOf<Block>({ uiSchema }: ListFieldProps): Block {
  const options = uiSchema?.['ui:options'] as unknown as { block: Block } | undefined;
  if (!options) throw new Error('A list field is drawn by its block only.');
  return options.block;
}

/** The fields of a list's records, in the order of the block. */
export function columnsOf({ schema, uiSchema }: ListFieldProps, names: readonly string[]): Column[] {
  const items = (uiSchema as unknown as ListUiSchema).items;
  const record = schema.items as unknown as { properties: Record<string, LeafSchema> };
  return names.map((name) => {
    const leaf = record.properties[name];
    const ui = items[name];
    if (!leaf || !ui) throw new Error(`The list has no field ${name} to show.`);
    return { name, label: ui['ui:options'].label, schema: leaf, uiSchema: ui };
  });
}
