import type { FieldType, FormType, KeyboardName } from '../../schemas/generated/types.ts';
import type { PickerDays } from '../../schemas/uiOptions.ts';
import type { KeptSpace } from '../values/copiedText.ts';
import type { CompiledCondition, CompiledOperand, Reference } from './expressions.ts';
import type { FormName, ModelKind, ModelName } from './modelNames.ts';

/** Field of a plan, or of the records of a list field. */
export interface PlanField {
  name: string;
  type: FieldType;
  clientOnly?: true;
  /** Maximum characters that are judged, where that differs from the maximum of a text without a bound. */
  longest?: number;
  computed?: CompiledOperand;
  /** Required always (`true`) or while one of the conditions holds: the required mark (R5-31, C4-24). */
  required?: true | CompiledCondition[];
  /**
   * Paths of several fields, including this one, of which a rule demands some: alone it is neither required nor
   * optional.
   */
  alternatives?: readonly (readonly string[])[];
  /** Keyboard by its rules and its name. */
  keyboard?: KeyboardName;
  /** Converts digits of every script to ASCII, because its rules admit no letter, or no server sees it (C10-21). */
  ofDigits?: true;
  /** White space that a credential keeps when it is read (C10-37). */
  space?: KeptSpace;
  /** Mask of the field that it repeats, where its placement has none (C10-28). */
  mask?: string;
  /** Part of its value that a receipt shows, where no placement sets it (C10-08). */
  receipt?: 'ending';
  /** Days that its rules allow, which a picker offers (R5-33). */
  days?: PickerDays;
  /** Dates that it must come after, or on or after: once answered, they bound its picker (C10-06). */
  after?: readonly { start: Reference; inclusive: boolean }[];
  /** Fields of a list's records. */
  fields?: PlanField[];
  /** Bounds on the number of records of a list within a record; all of them apply. */
  most?: PlanBound[];
  /** Placements of the field; absent for a field without any, which is always live. */
  placements?: PlanPlacement[];
}

/** Model of a plan. */
export interface PlanModel {
  name: ModelName;
  kind: ModelKind;
  fields: PlanField[];
  /** Placements of a list model's blocks. */
  placements?: PlanPlacement[];
  /** Bounds on the number of records of a list, or of a block's share of it; all of them apply (C8-05, C8-14). */
  most?: PlanBound[];
  /** Of documents: the blocks of other lists in whose records some are chosen (C8-15). */
  chosenIn?: PlanHome[];
  /** Of documents: bounds on the number of a kind, by rules of either sort; all of them apply (C8-28). */
  kinds?: PlanKindBound[];
}

/** Block in whose records documents are chosen. */
export interface PlanHome {
  list: ModelName;
  placement: PlanPlacement;
}

/** Dependency of a placement: effects of a condition on the field. */
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

/** Filter of the records that a block shows: those with this value (C8-14). */
export interface RecordFilter {
  field: string;
  type: FieldType;
  equals: string | number | boolean;
}

/** Maximum number of records by one `records` rule of a list. */
export interface PlanBound {
  /** Position among the rules of the list. */
  index: number;
  max: CompiledOperand;
}

/** Maximum documents of one kind, where the condition holds. */
export interface PlanKindBound {
  kind: string;
  when?: CompiledCondition;
  max: CompiledOperand;
}

/** Placement of a field or list in a plan. */
export interface PlanPlacement {
  /** Index in `FormPlan.pages`. */
  page: number;
  /** Id of the block on that page. */
  block: string;
  /** Mask, which that of a dependency replaces. */
  mask?: string;
  dependencies?: PlanDependency[];
  /** Condition under which the name or address that it belongs to is another person's. */
  otherPerson?: CompiledCondition;
  /** Filter of the records that its block shows; absent for all. */
  only?: RecordFilter;
  /** Of a list model: the positions of the `records` rules that are about the records of its block alone. */
  rules?: number[];
  /** Of a list model: the documents that are chosen in the records of its block. */
  documents?: PlanDocuments;
}

/** Documents of one kind that are chosen in a block's records (C8-15), with the kind's label on the pages. */
export interface PlanDocuments extends OptionLabel {
  kind: string;
  /** Condition on the records in which they are asked for. */
  when?: CompiledCondition;
  /** Bounds on their number in a record: the block's own, and those of rules. */
  demands?: PlanDemand[];
  /** Position among the rules of documents of the block's own demand. */
  rule?: number;
}

/** Bounds on the number of documents where the condition holds: at least one without bounds. */
export interface PlanDemand {
  when?: CompiledCondition;
  min?: CompiledOperand;
  max?: CompiledOperand;
}

/** Page of a plan, with its compiled conditions. */
export interface PlanPage {
  /** Name of the page's file: `claimant-info`. */
  name: string;
  path: string;
  skipWhen?: CompiledCondition;
  exits?: { when: CompiledCondition; to: string }[];
  /** Conditions of the blocks that have dependencies: all must hold. */
  blocks?: Record<string, CompiledCondition[]>;
}

/** Field or list to settle, after everything that it reads. */
export interface SettleStep {
  model: ModelName;
  /** Absent: the list model as a whole. */
  field?: string;
  /** Field of the records of the list field `field`. */
  inner?: string;
}

/** Deadline that a form's claims may have; without `when` it applies to all claims for which no earlier one does. */
export interface PlanDeadline {
  when?: CompiledCondition;
  key: string;
}

/** Plan of a form: everything that judging and rendering need beside the validator, as plain JSON. */
export interface FormPlan {
  form: FormName;
  formType: FormType;
  models: PlanModel[];
  /** Sequence of pages, then the exit pages. */
  pages: PlanPage[];
  /** Number of `pages` in the sequence; the others are exit pages. */
  sequence: number;
  settle: SettleStep[];
  /** Variants of content keys (C8-11). */
  contentVariants?: Record<string, { when: CompiledCondition; key: string }[]>;
  /** Deadlines that its claims may have, in order (C8-24). */
  deadlines?: PlanDeadline[];
}

/** Label of an option where claimants choose it: a content key, or the text of a server list. */
export interface OptionLabel {
  labelKey?: string;
  label?: string;
}
