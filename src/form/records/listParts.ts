import type { ErrorSchema, FieldProps, RJSFSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { ClaimRecord } from '../../../transforms/claims/types.ts';
import type {
  LeafSchema,
  LeafUiSchema,
  ListUiSchema,
  RecordSchema,
} from '../../../transforms/pages/types.ts';
import { errorsAt } from '../errorTree.ts';
import type { PageFormContext } from '../pageContext.ts';
import type { FieldErrorTexts, RecordDraft } from '../types.ts';

export type ListFieldProps = FieldProps<unknown, RJSFSchema, PageFormContext>;

/** One field of a list's records, as the page shows it. */
export interface Column {
  name: string;
  label: string;
  schema: LeafSchema;
  uiSchema: LeafUiSchema;
}

/** The class of a column's cells: numbers end under each other. */
export const cellClass = ({ uiSchema }: Column): string | undefined =>
  uiSchema['ui:options'].type === 'number' ? 'cw-number' : undefined;

interface ListOptions<Block> {
  block: Block;
  drafts: readonly RecordDraft[];
  /** How many records the list may have. */
  limit: number | undefined;
}

/** What a list field's options hold: ListBlock puts the block there, the live uiSchema the drafts. */
export function listOptions<Block>({ uiSchema }: ListFieldProps): ListOptions<Block> {
  const options = uiSchema?.['ui:options'] as unknown as Partial<ListOptions<Block>> | undefined;
  if (!options?.block) throw new Error('A list field is drawn by its block only.');
  return { block: options.block, drafts: options.drafts ?? [], limit: options.limit };
}

/** The saved records: the list's own formData. */
export function recordsIn({ formData }: ListFieldProps): readonly ClaimRecord[] {
  return Array.isArray(formData) ? formData : [];
}

/** The fields of a list's records, in the order of `names`; the same array until the page's texts change. */
export function useColumns({ schema, uiSchema }: ListFieldProps, names: readonly string[]): Column[] {
  const items = uiSchema?.items as unknown as ListUiSchema['items'];
  const record = schema.items as unknown as RecordSchema;
  return useMemo(
    () =>
      names.map((name) => {
        const leaf = record.properties[name];
        const ui = items[name];
        if (!leaf || !ui) throw new Error(`The list has no field ${name} to show.`);
        return { name, label: ui['ui:options'].label, schema: leaf, uiSchema: ui };
      }),
    [names, items, record],
  );
}

/** The messages at the record with this index: by field, `''` for those at the record itself. */
export function errorsOfRecord({ errorSchema }: ListFieldProps, index: number): FieldErrorTexts {
  const tree = errorsAt(errorSchema, index);
  const fields = Object.entries(tree).map(([name, node]) =>
    name === '__errors'
      ? ['', tree.__errors ?? []]
      : [name, (node as ErrorSchema | undefined)?.__errors ?? []],
  );
  return Object.fromEntries(fields);
}
