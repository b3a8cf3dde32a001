import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import { DOCUMENTS } from '../../../transforms/claims/recordDocuments.ts';
import { matchesFilter } from '../../../transforms/claims/recordFilter.ts';
import { type PlacedRecord, placedRecordsIn } from '../../../transforms/conditions/scope.ts';
import type { ClaimRecord } from '../../../transforms/ground/claim.ts';
import type { RecordBlock } from '../../../transforms/pages/recordBlocks.ts';
import type { RecordLimits } from '../../../transforms/pages/recordLimits.ts';
import type {
  LeafSchema,
  LeafUiSchema,
  ListUiSchema,
  RecordSchema,
} from '../../../transforms/pages/types.ts';
import { listed } from '../../../transforms/texts/listed.ts';
import { isFigure } from '../../../transforms/values/display.ts';
import { errorsAt, flattenErrors } from '../errorTree.ts';
import type { PageFormContext } from '../pageContext.ts';
import type { FieldErrorTexts, RecordDraft, RecordShare } from '../types.ts';

/** Props of a list field: those of an RJSF field with the formContext of a claim page. */
export type ListFieldProps = FieldProps<unknown, RJSFSchema, PageFormContext>;

/** Column of a list: a field of its records with label, schema and uiSchema. */
export interface RecordColumn {
  name: string;
  label: string;
  schema: LeafSchema;
  uiSchema: LeafUiSchema;
}

/** Returns the CSS class of a column's cells: numbers are aligned at their end. */
export const cellClass = ({ uiSchema }: RecordColumn): string | undefined =>
  isFigure(uiSchema['ui:options']) ? 'cw-number' : undefined;

interface ListOptions<Block> {
  block: Block;
  drafts: readonly RecordDraft[];
  /** Maximum number of records of the list. */
  limit: number | undefined;
  /** Names of the saved files of its records, by the record's index. */
  documents: Readonly<Record<number, readonly string[]>>;
}

/** Options that ListBlock and the live uiSchema put into a list field. */
interface GivenOptions<Block> {
  block: Block;
  /** All drafts of the list. */
  drafts: readonly RecordDraft[];
  limits: RecordLimits;
  documents: Readonly<Record<number, readonly string[]>>;
}

const NO_DOCUMENTS = {};

/** Returns the options of a list field: its block, and the drafts and the limit of this block alone (C8-14). */
export function listOptions<Block extends RecordShare>({ uiSchema }: ListFieldProps): ListOptions<Block> {
  const options = uiSchema?.['ui:options'] as unknown as Partial<GivenOptions<Block>> | undefined;
  if (!options?.block) throw new Error('A list field is drawn by its block only.');
  const { block, drafts = [], limits = {}, documents = NO_DOCUMENTS } = options;
  const { only, path } = block;
  const own = only ? drafts.filter(({ values }) => matchesFilter(only, values)) : drafts;
  return { block, drafts: own, limit: limits[path], documents };
}

/** Returns the saved records that the block shows, each with its index in the list. */
export function blockRecords(props: ListFieldProps): readonly PlacedRecord[] {
  const { only } = listOptions(props).block;
  return placedRecordsIn(props.formData).filter(({ record }) => matchesFilter(only, record));
}

/** Returns the index of the next new record. */
export const nextIndex = ({ formData }: ListFieldProps): number =>
  Array.isArray(formData) ? formData.length : 0;

/** Returns the number of a draft's record in its block, from 1 on; of a new one, the number that it will have. */
export function numberOfDraft(props: ListFieldProps, { index }: Pick<RecordDraft, 'index'>): number {
  const saved = blockRecords(props);
  return index === null ? saved.length + 1 : saved.findIndex((record) => record.index === index) + 1;
}

/**
 * Returns the index of the next record in the block after the one at `position` is removed; undefined after the last.
 */
export function indexAfterRemoval(records: readonly PlacedRecord[], position: number): number | undefined {
  const next = records[position + 1];
  return next && next.index - 1;
}

/** Returns the columns of a list's records, in the order of `names`; the same array until the page's texts change. */
export function useColumns(props: ListFieldProps, names: readonly string[]): RecordColumn[] {
  const { schema, uiSchema } = props;
  const own = (listOptions(props).block as Partial<Pick<RecordBlock, 'columns'>>).columns;
  const items = uiSchema?.items as unknown as ListUiSchema['items'];
  const record = schema.items as unknown as RecordSchema;
  return useMemo(
    () =>
      names.map((name) => {
        const leaf = own?.[name]?.schema ?? record.properties[name];
        const ui = own?.[name]?.ui ?? items[name];
        if (!leaf || !ui) throw new Error(`The list has no field ${name} to show.`);
        return { name, label: ui['ui:options'].label, schema: leaf, uiSchema: ui };
      }),
    [names, items, record, own],
  );
}

/** Returns the columns of read-only records: their fields, and the documents that were chosen in them (C8-15). */
export function useReadColumns(props: ListFieldProps, columns: RecordColumn[]): RecordColumn[] {
  const { documents } = listOptions<RecordBlock>(props).block;
  return useMemo(() => {
    if (!documents) return columns;
    const { schema, ui } = documents;
    return [...columns, { name: DOCUMENTS, label: schema.title, schema, uiSchema: ui }];
  }, [columns, documents]);
}

/** Returns a saved record with the names of its documents as the value of the documents' column. */
export function readRecord(props: ListFieldProps, { record, index }: PlacedRecord): ClaimRecord {
  const { block, documents } = listOptions<Partial<RecordBlock> & RecordShare>(props);
  if (!block.documents) return record;
  const names = documents[index];
  return { ...record, [DOCUMENTS]: names ? listed(names, props.registry.formContext.culture()) : null };
}

/** Returns the errors of the record with this index: by field or path in it, `''` for those of the record itself. */
export const errorsOfRecord = ({ errorSchema }: ListFieldProps, index: number): FieldErrorTexts =>
  flattenErrors(errorsAt(errorSchema, index));

/**
 * Tests if the rows of a table are edited as drafts, because their files (C8-15) and the entries of their lists (C8-16)
 * wait until the row is saved.
 */
export const isDrafted = ({ documents }: Partial<RecordBlock>, columns: readonly RecordColumn[]): boolean =>
  documents !== undefined || columns.some(({ uiSchema }) => uiSchema.items !== undefined);
