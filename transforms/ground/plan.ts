import type { FieldType, FormType, KeyboardName } from '../../schemas/generated/types.ts';
import type { PickerDays } from '../../schemas/uiOptions.ts';
import type { KeptSpace } from '../values/copiedText.ts';
import type { CompiledCondition, CompiledOperand, Reference } from './expressions.ts';
import type { FormName, ModelKind, ModelName } from './modelNames.ts';

export interface PlanField {
  name: string;
  type: FieldType;
  clientOnly?: true;
  /** How many characters of it are looked at, where that is not as many as of a text that no rule bounds. */
  longest?: number;
  computed?: CompiledOperand;
  /** Required always (`true`) or while one of the conditions holds: the required mark (R5-31, C4-24). */
  required?: true | CompiledCondition[];
  /** The paths of several fields, this one among them, of which a rule asks for some: alone it is neither required nor optional. */
  alternatives?: readonly (readonly string[])[];
  /** What is typed into it, by its rules and its name. */
  keyboard?: KeyboardName;
  /** Digits of every script are those of ASCII in it: its rules admit no letter, or no server sees it (C10-21). */
  ofDigits?: true;
  /** White space that a credential keeps as it is read (C10-37). */
  space?: KeptSpace;
  /** The mask of the field that it repeats, where its place brings none (C10-28). */
  mask?: string;
  /** Part of it that a receipt shows, where its place does not say (C10-08). */
  receipt?: 'ending';
  /** The days that its rules leave open: what a picker offers (R5-33). */
  days?: PickerDays;
  /** The dates that it must come after, or on or after: they bound its picker once they are answered (C10-06). */
  after?: readonly { start: Reference; inclusive: boolean }[];
  /** The fields of a list's records. */
  fields?: PlanField[];
  /** Of a list within a record: how many records it may have; each of these bounds holds. */
  most?: PlanBound[];
  /** Where the field is placed; absent when it is placed nowhere, and so always live. */
  placements?: PlanPlacement[];
}

export interface PlanModel {
  name: ModelName;
  kind: ModelKind;
  fields: PlanField[];
  /** Where a list model's block is placed. */
  placements?: PlanPlacement[];
  /** How many records a list, or a block's share of it, may have: each of these bounds holds (C8-05, C8-14). */
  most?: PlanBound[];
  /** Of documents: the blocks of other lists in whose records some are chosen (C8-15). */
  chosenIn?: PlanHome[];
  /** Of documents: how many of a kind there may be, by rules of either sort; each of these bounds holds (C8-28). */
  kinds?: PlanKindBound[];
}

/** A block in whose records documents are chosen. */
export interface PlanHome {
  list: ModelName;
  placement: PlanPlacement;
}

export interface PlanDependency {
  when: CompiledCondition;
  hide: boolean;
  disable: boolean;
  disableOnFulfilled: boolean;
  resetOnUnfulfilled: boolean;
  resetOnFulfilled: boolean;
  resetValue: string | number | boolean | null;
  mask?: string;
}

/** Which records of its list a block shows: those with this value (C8-14). */
export interface RecordFilter {
  field: string;
  type: FieldType;
  equals: string | number | boolean;
}

/** One `records` rule of a list model. */
export interface PlanBound {
  /** Its position among the rules of the list. */
  index: number;
  max: CompiledOperand;
}

/** The most documents of one kind, where the condition holds. */
export interface PlanKindBound {
  kind: string;
  when?: CompiledCondition;
  max: CompiledOperand;
}

export interface PlanPlacement {
  /** Index in `FormPlan.pages`. */
  page: number;
  /** The block's id on that page. */
  block: string;
  /** Its own mask, which a dependency's replaces. */
  mask?: string;
  dependencies?: PlanDependency[];
  /** While this holds, the name or address that it belongs to is somebody else's. */
  otherPerson?: CompiledCondition;
  /** The records that its block shows; all where left out. */
  only?: RecordFilter;
  /** Of a list model: the positions of the `records` rules that are about the records of its block alone. */
  rules?: number[];
  /** Of a list model: the documents that are chosen in the records of its block. */
  documents?: PlanDocuments;
}

/** Documents of one kind that are chosen in a block's records (C8-15), with what the pages call that kind. */
export interface PlanDocuments extends OptionLabel {
  kind: string;
  /** They are asked for only in records for which this holds. */
  when?: CompiledCondition;
  /** How many a record needs and may have: by the block itself, and by rules. */
  demands?: PlanDemand[];
  /** The position among the rules of documents of what the block itself demands. */
  rule?: number;
}

/** How many documents are demanded where the condition holds: one at least, where nothing else is said. */
export interface PlanDemand {
  when?: CompiledCondition;
  min?: CompiledOperand;
  max?: CompiledOperand;
}

export interface PlanPage {
  /** The name of the page's file: `claimant-info`. */
  name: string;
  path: string;
  skipWhen?: CompiledCondition;
  exits?: { when: CompiledCondition; to: string }[];
  /** Conditions of the blocks that have dependencies: all must hold. */
  blocks?: Record<string, CompiledCondition[]>;
}

/** One thing to settle, in an order in which all it reads is settled before it. */
export interface SettleStep {
  model: ModelName;
  /** Absent: the list model as a whole. */
  field?: string;
  /** A field of the records of the list field `field`. */
  inner?: string;
}

/** One of the deadlines that a form's claims may have; of all that come to it without `when`. */
export interface PlanDeadline {
  when?: CompiledCondition;
  key: string;
}

/** Everything about a form that judging and rendering need, beside the validator: plain JSON. */
export interface FormPlan {
  form: FormName;
  formType: FormType;
  models: PlanModel[];
  /** The sequence, then the exit pages. */
  pages: PlanPage[];
  /** How many of `pages` are the sequence; the others are exit pages. */
  sequence: number;
  settle: SettleStep[];
  /** Other wordings of content keys (C8-11). */
  contentVariants?: Record<string, { when: CompiledCondition; key: string }[]>;
  /** The deadlines that its claims may have, in order (C8-24). */
  deadlines?: PlanDeadline[];
}

/** Words of an option where claimants choose it: a content key, or the text that a server list has for it. */
export interface OptionLabel {
  labelKey?: string;
  label?: string;
}
