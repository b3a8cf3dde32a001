import type {
  DisplayName,
  FieldType,
  FormType,
  KeyboardName,
  ServerList,
} from '../../schemas/generated/types.ts';
import type { PickerDays } from '../../schemas/uiOptions.ts';
import type { CompiledCondition, CompiledOperand, Reference } from '../conditions/types.ts';
import type { FormName, ModelKind, ModelName } from '../config/names.ts';
import type { OptionLabel } from '../pages/optionLabel.ts';
import type { KeptSpace } from '../values/copiedText.ts';
import type { JudgedRule } from '../vocabulary/rules.ts';
import type { StructureCode } from './structureCodes.ts';

/** What a claim document holds for a file field: the File itself is kept elsewhere. `size` in bytes. */
export interface FileDescriptor {
  name: string;
  size: number;
  type: string;
}

export type FieldValue = string | number | boolean | null | FileDescriptor | ClaimRecord[];

/** One model's fields, or one record of a list. */
export interface ClaimRecord {
  [field: string]: FieldValue;
}

/** The records of a list. A settled claim has null in the place of one that is not live (C8-14). */
export type ClaimRecords = (ClaimRecord | null)[];

/** The single shape of a claim: RJSF's formData, what is judged, submitted, stored and exported. */
export type ClaimDocument = { [model in ModelName]?: ClaimRecord | ClaimRecords | null };

/**
 * Who asks for the verdict: the server leaves requiredOnClientOnly and clientOnly fields alone (C4-02, C4-23). The browser has
 * settled the claim before: null in it may be the place of a record that is not live (C8-14), and is none of what arrives (C12-13).
 */
export type Audience = 'browser' | 'server' | 'cli';

/** The ways past an entry page: by the class list, by a claim already filed, or by the captcha alone. */
export type EntryKind = 'classList' | 'claims' | 'open';

/** What a judgement reads beside the claim, afresh each time. */
export interface JudgeContext {
  now: Date;
  /** The fetched whitelist, or null where it was not fetched. */
  allowedCharacters: string | null;
  culture: string;
  audience: Audience;
  /** By which way the claimant came in, where that is known (C8-23). */
  entry?: EntryKind;
  /** The settlement's lists, by which rules about the long ones judge; a page has none, everybody else must. */
  lists?: Record<string, ServerList>;
}

/** A value that fills a `{placeholder}` of a message. */
export type MessageParams = Record<string, string | number>;

/** Content keys that replace a rule's own message (C2-03). */
export interface MessageKeys {
  default?: string;
  number?: string;
  date?: string;
}

/** One failed rule. Text is made of it by `messageOf`; nothing here is in a language. */
export interface ClaimError {
  /** `claimantInfo.lastName`, `claimTransactions.0.items.1.amount`. */
  path: string;
  /**
   * The rule's name as contract section 4 spells it; `type` or `unknown` for a value of the wrong JSON shape,
   * `computed` for another than what is computed.
   */
  rule: JudgedRule | StructureCode | 'computed';
  /** The message variant, where the rule has several: `min`, `max`, … */
  variant?: string;
  params: MessageParams;
  keys?: MessageKeys;
  /** Form in which pages show the values among its parameters (C16-02). */
  display?: DisplayName;
  /** The position of the rule among those of its list, by which a block finds its own (C8-14, C8-15). */
  index?: number;
}

/** A sent value that settling changed: of a field that is not live, or reset by a dependency. */
export interface SettledChange {
  path: string;
  reason: 'notLive' | 'reset';
}

export interface Verdict {
  /** The settled claim: complete, computed, with what is not live set to null. */
  claim: ClaimDocument;
  /** In the order of the configuration. */
  errors: ClaimError[];
  /** Values of the wrong JSON type and unknown names; rules were not judged at these paths. */
  structure: ClaimError[];
  changes: SettledChange[];
  /** The first exit that holds: the page it is on and the exit page it leads to (C8-10). */
  exit?: { page: string; to: string };
}

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
export interface PlanOnly {
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
  only?: PlanOnly;
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
