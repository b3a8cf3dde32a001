import type { ConfigFault, SourceLocation } from '../config/errors.ts';
import type { FormConfig, PageConfig } from '../config/formConfig.ts';
import type { FieldConfig, ModelConfig } from '../config/modelConfig.ts';
import type { CompiledCondition, CompiledOperand } from '../ground/expressions.ts';
import type { ModelName } from '../ground/modelNames.ts';
import type { FormPlan, PlanField, PlanModel } from '../ground/plan.ts';
import type { RuleName } from '../ground/ruleNames.ts';
import type { Instance } from '../vocabulary/defineRule.ts';
import type { PartPath, RuleRole } from '../vocabulary/parameterUse.ts';
import type { BodyOf } from '../vocabulary/rules.ts';
import type { JsonSchema } from './claimSchema.ts';

/**
 * Form as authors' tools read it: built once, each part with its location. Faulty parts of the bundle are missing.
 * Browsers and the server read the plan alone.
 */
export interface FormModel {
  config: FormConfig;
  models: readonly ModelNode[];
  /** Fields and list models by key; of two fields with one name the first. */
  fields: ReadonlyMap<string, OwnerNode>;
  /** In the order of the configuration, which is that of their instances. */
  rules: readonly RuleNode[];
  /**
   * Conditions of rules in the order of models.json, then of pages (skip, exits, blocks, fields), wordings and
   * deadlines.
   */
  conditions: readonly ConditionNode[];
  /** Operands that are in no condition. */
  operands: readonly OperandNode[];
  schema: JsonSchema;
  plan: FormPlan;
  faults: readonly ConfigFault[];
}

/** Model of a form, with the nodes of its fields. */
export interface ModelNode {
  config: ModelConfig;
  fields: readonly FieldNode[];
  /** Rules of the model as a whole, and its plan; absent for a single model. */
  list?: ListNode;
}

interface Owner {
  /** `claimantInfo.lastName`, `claimTransactions.items.price`; of a list model its name. */
  key: string;
  model: ModelName;
  place: SourceLocation;
  /** Rules without faulty ones. */
  rules: readonly RuleNode[];
}

export interface FieldNode extends Owner {
  kind: 'field';
  config: FieldConfig;
  /** List field in whose records it is. */
  list?: FieldNode;
  /** Fields of a list field's records. */
  fields: readonly FieldNode[];
  plan: PlanField;
}

/** List model as a whole. */
export interface ListNode extends Owner {
  kind: 'list';
  config: ModelConfig;
  plan: PlanModel;
}

/** Owner of rules. */
export type OwnerNode = FieldNode | ListNode;

/** Rule with its compiled instance, its owner and its location. */
export type RuleNode = {
  [R in RuleName]: {
    name: R;
    instance: Instance<BodyOf<R>>;
    owner: OwnerNode;
    place: SourceLocation;
    /** Position among the written rules of its owner; absent where a page demands it. */
    index?: number;
  };
}[RuleName];

/** Records in which names are resolved: those of a list model, or of a list field in them. */
export interface RowNode {
  model: ModelName;
  within?: string;
}

/** Effect of a condition. */
export type ConditionRole = RuleRole | 'skip' | 'exit' | 'block' | 'field' | 'wording' | 'deadline';

/** Origin of a condition or operand: enclosing records, owner, rule or page, and location in the bundle. */
export interface Origin {
  /** Innermost first. */
  rows: readonly RowNode[];
  owner?: OwnerNode;
  rule?: RuleNode;
  /** Parameter of the rule. */
  parameter?: string;
  page?: PageConfig;
  /** False for conditions that a block of names or addresses implies. */
  isWritten: boolean;
  /** Returns the location of a part of it. */
  at(path: PartPath): SourceLocation;
}

export interface ConditionNode extends Origin {
  role: ConditionRole;
  condition: CompiledCondition;
}

export interface OperandNode extends Origin {
  operand: CompiledOperand;
}
