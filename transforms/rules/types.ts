import type { ServerList } from '../../schemas/generated/types.ts';
import type { CompiledCondition } from '../conditions/types.ts';
import type { FieldConfig, ModelConfig } from '../config/modelConfig.ts';
import type { RuleName } from './names.ts';
import type { ParameterNames, RuleReader } from './reader.ts';

/** What a rule's adapter may look at beside the rule's own parameters. */
export interface RuleContext {
  /** The field the rule stands on; absent for a rule of a list model as a whole. */
  field?: FieldConfig;
  model: ModelConfig;
  lists: Record<string, ServerList>;
  /** The content key of a field's label, where a page places the field. */
  labelKeyOf(model: string, field: string): string | undefined;
}

/** One named rule: how its parameters become an instance of its keyword. One file each. */
export interface RuleAdapter extends ParameterNames {
  /** The name as contract section 4 spells it. */
  name: RuleName;
  /** Where it may stand: on any field, on list fields and list models, or on one kind only. */
  on: 'field' | 'list' | 'any' | 'documents' | 'boolean';
  /** The instance without its order. Throws a ConfigurationError. */
  build(read: RuleReader, context: RuleContext): Record<string, unknown>;
  /** Whether the field is marked required: always, or while a condition holds (R5-31, C4-24). */
  mark?(instance: Record<string, unknown>): true | CompiledCondition;
}

const NO_PARAMETERS = { ordinal: [], named: [] } as const;

/** A rule without parameters. */
export function plainRule(
  name: RuleName,
  particulars: Partial<Pick<RuleAdapter, 'on' | 'build' | 'mark'>> = {},
): RuleAdapter {
  return { name, on: 'field', ...NO_PARAMETERS, build: () => ({}), ...particulars };
}

/** The mark of a rule whose instance has a condition `when`. */
export function markWhile(instance: Record<string, unknown>): CompiledCondition {
  return instance.when as CompiledCondition;
}
