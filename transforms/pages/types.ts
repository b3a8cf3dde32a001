import type { Display, FieldOptions, ListFieldName, WidgetName } from '../../schemas/uiOptions.ts';
import type { ModelName } from '../ground/modelNames.ts';
import type { RecordFilter } from '../ground/plan.ts';

/** Field that a page shows: `claimantInfo.firstName`. */
export interface FieldRef {
  path: string;
  model: ModelName;
  name: string;
  /**
   * Key of the block's own leaf in the page's uiSchema, where blocks of the page describe one field differently
   * (C15-03).
   */
  leaf?: string;
}

/** Returns the key of a block's own leaf (uiSchema of one field); no field can have this name. */
export const leafOfBlock = (name: string, block: string): string => `${name}@${block}`;

/** Returns the field of a key of a page's uiSchema. */
export const fieldOfLeaf = (leaf: string): string => leaf.split('@')[0] ?? leaf;

interface BlockBase {
  id: string;
  title?: string;
}

export interface FieldGroupBlock extends BlockBase {
  kind: 'fields' | 'address' | 'name';
  fields: FieldRef[];
}

/** Checkboxes that answer one question. */
export interface ChoiceGroupRenderBlock extends BlockBase {
  kind: 'choiceGroup';
  /** Path of errors about several of its fields: `claimantInfo.@contact`. */
  path: string;
  label: string;
  hint?: string;
  /** Set where some of its boxes must be ticked. */
  required?: true;
  fields: FieldRef[];
}

export interface SignatureRenderBlock extends BlockBase {
  kind: 'signature';
  /** Texts above the signature. */
  texts: string[];
  showDate: boolean;
  fields: FieldRef[];
}

/** Column of a block's records for the documents of one kind that are chosen in them. */
export interface DocumentsColumn {
  kind: string;
  /** File field of a document. */
  field: string;
  schema: LeafSchema;
  ui: LeafUiSchema;
}

/** Common properties of blocks of records, beside their texts. */
interface RecordsBlockBase extends BlockBase {
  model: ModelName;
  /** Path of messages about its records as a whole: the list, or `claimTransactions.@hours` where blocks share it. */
  path: string;
  /** Filter of its records; absent for all of the list (C8-14). */
  only?: RecordFilter;
  /** Positions of the `records` rules that are about its records alone. */
  rules?: readonly number[];
  /** Columns by field, where blocks share the list: another block may describe the same field differently. */
  columns?: Record<string, { schema: LeafSchema; ui: LeafUiSchema }>;
  /** Documents that are chosen in its records, as a column of read-only tables (C8-15). */
  documents?: DocumentsColumn;
}

export interface RecordManagerRenderBlock extends RecordsBlockBase {
  kind: 'recordManager';
  required: boolean;
  draftOnInit: boolean;
  draftAfterFinish: boolean;
  allowDelete: boolean;
  allowEdit: boolean;
  /** `record` has the placeholder `{number}`. */
  labels: { record?: string; add?: string; cancel?: string; finish?: string };
  /** Names of the record's fields, in order. */
  fields: string[];
}

export interface RecordTableRenderBlock extends RecordsBlockBase {
  kind: 'recordTable';
  allowDelete: boolean;
  allowEdit: boolean;
  /** `record` has the placeholder `{number}`. */
  labels: { record?: string; add?: string };
  fields: string[];
}

export interface DisplayRowsRenderBlock extends RecordsBlockBase {
  kind: 'displayRows';
  allowDelete: boolean;
  allowEdit: boolean;
  /** Position of each field name; alphabetical where absent (R5-45). */
  order?: Record<string, number>;
  fields: string[];
}

export interface SummaryRenderBlock extends BlockBase {
  kind: 'summary';
  /** Names of pages; absent for every page of the sequence. */
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

/** Block of a page, with its texts in the active culture. */
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

/** Schema of one field, by which RJSF chooses a field component. The rules are in the form's validator. */
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

/** List model on a page, or list field of a record. */
export interface ListSchema {
  type: 'array';
  title?: string;
  items: RecordSchema;
}

export interface LeafUiSchema {
  'ui:widget': WidgetName;
  /** Field component of files and of lists within records, because RJSF would choose another by the schema's type. */
  'ui:field'?: 'StringField' | 'InnerTable';
  'ui:options': FieldOptions;
  /** Of a list within a record: the fields of its entries, in order. */
  items?: Record<string, LeafUiSchema>;
}

export interface ListUiSchema {
  'ui:field': ListFieldName;
  items: Record<string, LeafUiSchema>;
}

/** Input of RJSF for one page: the schema of its own fields under their models, and its uiSchema. */
export interface PageSchema {
  /** Name of the page's file: `claimant-info`. */
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

/** Current state of one field. */
export interface FieldState {
  hidden: boolean;
  disabled: boolean;
  /** Set while an unmet dependency resets it: a value entered there would be lost (R4-13). */
  held?: true;
  required: boolean;
  /** Current mask, the field's own or a dependency's. */
  mask?: string;
  /** Set for another person's name or address, so that no browser fills it in. */
  otherPerson?: true;
  /** First day that its picker offers now, MM/dd/yyyy, by the dates that it must come after (C10-06). */
  firstDay?: string;
  /** Of a list within a record: the field states of each of its entries. */
  entries?: readonly RowState[];
  /** Of a list within a record: the maximum number of entries. */
  limit?: number;
}

/** State of a page, computed from the settled claim: what is hidden, disabled, masked and marked. */
export interface PageState {
  skipped: boolean;
  /** Exit page that the claim leads to. */
  exit?: string;
  blocks: Record<string, { hidden: boolean }>;
  /** By path: `claimantInfo.firstName`. */
  fields: Record<string, FieldState>;
}

/** States of one record's fields, by name. */
export type RowState = Record<string, FieldState>;
