import { useMemo } from 'react';
import type { FieldOptions } from '../../../schemas/uiOptions.ts';
import type { ClaimRecord } from '../../../transforms/ground/claim.ts';
import { joinPath } from '../../../transforms/ground/claimPath.ts';
import type { ModelName } from '../../../transforms/ground/modelNames.ts';
import type { LeafSchema, LeafUiSchema, RowState } from '../../../transforms/pages/types.ts';
import type { EntryList } from '../../stores/draftEntries.ts';
import type { PageRegistry } from '../pageContext.ts';
import { entryNameIn } from '../recordLabel.ts';
import type { ListFieldProps, RecordColumn } from './listField.ts';

/** Options of a list within a record: its own, and those of the open record. */
interface InnerOptions extends FieldOptions {
  recordName: string;
  required: boolean;
  /** States of the fields of each entry. */
  entries?: readonly RowState[];
  limit?: number;
}

/** List within a record that is being edited (C8-16). */
export interface InnerList {
  /** `claimTransactions.<draft>.items`. */
  path: string;
  /** Model, draft and field, by which the store finds the list. */
  of: EntryList;
  entries: readonly ClaimRecord[];
  columns: RecordColumn[];
  options: InnerOptions;
  /** Returns the name of an entry: `Item 2 of Receipt 1`. */
  nameOf: (at: number) => string;
  registry: PageRegistry;
}

/** Converts the props of an RJSF field to the list within a record that InnerTable renders. */
export function useInnerList({
  schema,
  uiSchema,
  formData,
  fieldPathId,
  registry,
}: ListFieldProps): InnerList {
  const options = uiSchema?.['ui:options'] as unknown as InnerOptions;
  const items = uiSchema?.items as unknown as Record<string, LeafUiSchema>;
  const { properties } = schema.items as unknown as { properties: Record<string, LeafSchema> };
  const columns = useMemo(
    () =>
      Object.entries(items).map(([name, ui]): RecordColumn => {
        const leaf = properties[name];
        if (!leaf) throw new Error(`The list has no field ${name} to show.`);
        return { name, label: ui['ui:options'].label, schema: leaf, uiSchema: ui };
      }),
    [items, properties],
  );
  const [model, draft, list] = fieldPathId.path.map(String);
  const of = { model: model as ModelName, draft: draft ?? '', list: list ?? '' };
  const { text } = registry.formContext;
  return {
    path: joinPath(...fieldPathId.path),
    of,
    entries: Array.isArray(formData) ? formData : [],
    columns,
    options,
    nameOf: (at) =>
      text('Ui_EntryOf', { entry: entryNameIn(options, at + 1, text), record: options.recordName }),
    registry,
  };
}
