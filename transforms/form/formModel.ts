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
 * A form as authors' tools read it: built once, each part with its place. With holes where the bundle is at fault: what a
 * fault concerns is left out. What runs in browsers and on the server reads the plan alone.
 */
export interface FormModel {
  config: FormConfig;
  models: readonly ModelNode[];
  /** Fields and list models by key; of two fields of one name the first. */
  fields: ReadonlyMap<string, OwnerNode>;
  /** In the order of the configuration, which is that of their instances. */
  rules: readonly RuleNode[];
  /** Rules' in the order of models.json, then pages' (skip, exits, blocks, fields), wordings', deadlines'. */
  conditions: readonly ConditionNode[];
  /** Operands that stand for themselves, in no condition. */
  operands: readonly OperandNode[];
  schema: JsonSchema;
  plan: FormPlan;
  faults: readonly ConfigFault[];
}

export interface ModelNode {
  config: ModelConfig;
  fields: readonly FieldNode[];
  /** Its rules as a whole, and its plan; of a single model there is none. */
  list?: ListNode;
}

interface Owner {
  /** `claimantInfo.lastName`, `claimTransactions.items.price`; of a list model its name. */
  key: string;
  model: ModelName;
  place: SourceLocation;
  /** Without those that are at fault. */
  rules: readonly RuleNode[];
}

export interface FieldNode extends Owner {
  kind: 'field';
  config: FieldConfig;
  /** The list field in whose records it is. */
  list?: FieldNode;
  /** The fields of a list field's records. */
  fields: readonly FieldNode[];
  plan: PlanField;
}

/** A list model as a whole. */
export interface ListNode extends Owner {
  kind: 'list';
  config: ModelConfig;
  plan: PlanModel;
}

/** Owner of rules. */
export type OwnerNode = FieldNode | ListNode;

/** A rule with its parameters read. */
export type RuleNode = {
  [R in RuleName]: {
    name: R;
    instance: Instance<BodyOf<R>>;
    owner: OwnerNode;
    place: SourceLocation;
    /** Its position among the written rules of its owner; absent where a page demands it. */
    index?: number;
  };
}[RuleName];

/** Records that names are sought in: those of a list model, or of a list field in them. */
export interface RowNode {
  model: ModelName;
  within?: string;
}

/** Effect of a condition. */
export type ConditionRole = RuleRole | 'skip' | 'exit' | 'block' | 'field' | 'wording' | 'deadline';

/** Records, owner and place of a condition or an operand. */
export interface Origin {
  /** Innermost first. */
  rows: readonly RowNode[];
  owner?: OwnerNode;
  rule?: RuleNode;
  /** The parameter of the rule. */
  parameter?: string;
  page?: PageConfig;
  /** False for conditions that a block of names or addresses brings along. */
  isWritten: boolean;
  /** Place of a part of it. */
  at(path: PartPath): SourceLocation;
}

export interface ConditionNode extends Origin {
  role: ConditionRole;
  condition: CompiledCondition;
}

export interface OperandNode extends Origin {
  operand: CompiledOperand;
}
