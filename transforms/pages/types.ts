import type { Display, FieldOptions, ListFieldName, WidgetName } from '../../schemas/uiOptions.ts';
import type { ModelName } from '../ground/modelNames.ts';
import type { RecordFilter } from '../ground/plan.ts';

/** A field where a page shows it: `claimantInfo.firstName`. */
export interface FieldRef {
  path: string;
  model: ModelName;
  name: string;
  /** Where blocks of the page say different things of one field: what this one says, in the page's uiSchema (C15-03). */
  leaf?: string;
}

/** The key of what a block alone says of a field; no field has such a name. */
export const leafOfBlock = (name: string, block: string): string => `${name}@${block}`;

/** The field that a key of a page's uiSchema is about. */
export const fieldOfLeaf = (leaf: string): string => leaf.split('@')[0] ?? leaf;

interface BlockBase {
  id: string;
  title?: string;
}

export interface FieldGroupBlock extends BlockBase {
  kind: 'fields' | 'address' | 'name';
  fields: FieldRef[];
}

/** Boxes that answer one question. */
export interface ChoiceGroupRenderBlock extends BlockBase {
  kind: 'choiceGroup';
  /** Where errors about several of its fields stand: `claimantInfo.@contact`. */
  path: string;
  label: string;
  hint?: string;
  /** Some of its boxes must be ticked. */
  required?: true;
  fields: FieldRef[];
}

export interface SignatureRenderBlock extends BlockBase {
  kind: 'signature';
  /** What the signature stands under. */
  texts: string[];
  showDate: boolean;
  fields: FieldRef[];
}

/** The documents of one kind that are chosen in records. */
export interface DocumentsColumn {
  kind: string;
  /** The file field of a document. */
  field: string;
  schema: LeafSchema;
  ui: LeafUiSchema;
}

/** What every block of records has beside its texts. */
interface RecordsBlockBase extends BlockBase {
  model: ModelName;
  /** Where messages about its records as a whole stand: the list, or `claimTransactions.@hours` where it shares one. */
  path: string;
  /** The records that it shows; all of the list where left out (C8-14). */
  only?: RecordFilter;
  /** The positions of the `records` rules that are about its records alone. */
  rules?: readonly number[];
  /** Its columns by field, where it shares a list: another block may call the same field something else. */
  columns?: Record<string, { schema: LeafSchema; ui: LeafUiSchema }>;
  /** The documents that are chosen in its records, as the column that they are where records are read (C8-15). */
  documents?: DocumentsColumn;
}

export interface RecordManagerRenderBlock extends RecordsBlockBase {
  kind: 'recordManager';
  required: boolean;
  draftOnInit: boolean;
  draftAfterFinish: boolean;
  allowDelete: boolean;
  allowEdit: boolean;
  /** `record` holds `{number}`. */
  labels: { record?: string; add?: string; cancel?: string; finish?: string };
  /** Names of the record's fields, in order. */
  fields: string[];
}

export interface RecordTableRenderBlock extends RecordsBlockBase {
  kind: 'recordTable';
  allowDelete: boolean;
  allowEdit: boolean;
  /** `record` holds `{number}`. */
  labels: { record?: string; add?: string };
  fields: string[];
}

export interface DisplayRowsRenderBlock extends RecordsBlockBase {
  kind: 'displayRows';
  allowDelete: boolean;
  allowEdit: boolean;
  /** The position of each field name; alphabetical where left out (R5-45). */
  order?: Record<string, number>;
  fields: string[];
}

export interface SummaryRenderBlock extends BlockBase {
  kind: 'summary';
  /** Names of pages; every page of the sequence where left out. */
  pages?: string[];
}

export interface CopyRenderBlock extends BlockBase {
  kind: 'copy';
  style: 'paragraphs' | 'bullets' | 'numbers' | 'notice' | 'warning';
  texts: string[];
}

export interface HeaderRenderBlock extends BlockBase {
  kind: 'header';
  tag?: 'h2' | 'h3' | 'h4';
  text: string;
}

export interface ButtonRenderBlock extends BlockBase {
  kind: 'button';
  label?: string;
  icon?: string;
  href: string;
}

export interface ValueRenderBlock extends BlockBase {
  kind: 'value';
  label?: string;
  icon?: string;
  field: FieldRef;
  display?: Display;
}

export interface ConfirmationRenderBlock extends BlockBase {
  kind: 'confirmation';
  texts: string[];
}

/** One piece of a page, with its texts in the active culture. */
export type RenderBlock =
  | FieldGroupBlock
  | ChoiceGroupRenderBlock
  | SignatureRenderBlock
  | RecordManagerRenderBlock
  | RecordTableRenderBlock
  | DisplayRowsRenderBlock
  | SummaryRenderBlock
  | CopyRenderBlock
  | HeaderRenderBlock
  | ButtonRenderBlock
  | ValueRenderBlock
  | ConfirmationRenderBlock;

/** The schema of one field: what RJSF needs to choose a field component. The rules are in the form's validator. */
export interface LeafSchema {
  type: string | string[];
  title: string;
  /** Of a list within a record: its entries. */
  items?: RecordSchema;
}

export interface RecordSchema {
  type: 'object';
  properties: Record<string, LeafSchema>;
}

/** A list model on a page, or a list field of a record. */
export interface ListSchema {
  type: 'array';
  title?: string;
  items: RecordSchema;
}

export interface LeafUiSchema {
  'ui:widget': WidgetName;
  /** Where RJSF would not take the field of a plain value by the schema's type: files and lists within records. */
  'ui:field'?: 'StringField' | 'InnerTable';
  'ui:options': FieldOptions;
  /** Of a list within a record: the fields of its entries, in order. */
  items?: Record<string, LeafUiSchema>;
}

export interface ListUiSchema {
  'ui:field': ListFieldName;
  items: Record<string, LeafUiSchema>;
}

/** What RJSF renders for one page: the schema of its own fields under their models, and how they look. */
export interface PageSchema {
  /** The name of the page's file: `claimant-info`. */
  page: string;
  path: string;
  title: string;
  intro?: string;
  nextLabel?: string;
  backLabel?: string;
  schema: { $id: string; type: 'object'; properties: Partial<Record<ModelName, RecordSchema | ListSchema>> };
  uiSchema: {
    'ui:field': 'PageField';
    'ui:options': { blocks: RenderBlock[] };
  } & Partial<Record<ModelName, Record<string, LeafUiSchema> | ListUiSchema>>;
}

/** What holds for one field now. */
export interface FieldState {
  hidden: boolean;
  disabled: boolean;
  /** A dependency that is not met resets it: nothing that is entered there would stay (R4-13). */
  held?: true;
  required: boolean;
  /** The mask that holds now, whether the field's own or a dependency's. */
  mask?: string;
  /** It asks for somebody else's name or address: no browser fills it in. */
  otherPerson?: true;
  /** The first day that its picker offers now, MM/dd/yyyy, by the dates that it must come after (C10-06). */
  firstDay?: string;
  /** Of a list within a record: what holds for the fields of each of its entries. */
  entries?: readonly RowState[];
  /** Of a list within a record: how many entries it may have. */
  limit?: number;
}

/** What is hidden, disabled, masked and marked on a page, computed from the settled claim. */
export interface PageState {
  skipped: boolean;
  /** The exit page that the claim leads to. */
  exit?: string;
  blocks: Record<string, { hidden: boolean }>;
  /** By path: `claimantInfo.firstName`. */
  fields: Record<string, FieldState>;
}

/** The states of one record's fields, by name. */
export type RowState = Record<string, FieldState>;
