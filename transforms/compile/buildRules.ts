import type { Rule, ServerList } from '../../schemas/generated/types.ts';
import type { NameScope } from '../conditions/names.ts';
import type { CompiledCondition } from '../conditions/types.ts';
import type { FaultCollector, Place } from '../config/errors.ts';
import type { FieldConfig, ModelConfig } from '../config/modelConfig.ts';
import { RULE_KEYWORDS, type RuleName, ruleNameOf } from '../rules/names.ts';
import { RuleReader } from '../rules/reader.ts';
import { RULES } from '../rules/rules.ts';
import type { RuleAdapter } from '../rules/types.ts';
import { nearest } from '../values/nearest.ts';
import type { LabelIndex } from './buildPlacements.ts';

/** A rule where it stands: in the configuration, or demanded by a page (C4-23). */
export interface PlacedRule {
  rule: Rule;
  place: Place;
  /** Where named parameters stand, for a rule that is written as something else. */
  parameters?: Readonly<Record<string, Place>>;
}

/** What the rules of one field or list become. */
export interface BuiltRules {
  /** Instances by keyword, each with its order. */
  keywords: Record<string, object[]>;
  required?: true | CompiledCondition[];
}

/** What the rules of a form share while they are built. */
export interface RuleWorkshop {
  lists: Record<string, ServerList>;
  labels: LabelIndex;
  faults: FaultCollector;
  /** The next instance's position in the configuration. */
  nextOrder(): number;
}

function isListRule(adapter: RuleAdapter): boolean {
  return adapter.on === 'list' || adapter.on === 'any';
}

/** Whether a rule can judge what it stands on. */
function fits(adapter: RuleAdapter, model: ModelConfig, field: FieldConfig | undefined): boolean {
  if (adapter.on === 'documents') return !field && model.name === 'documentContexts';
  if (!field) return isListRule(adapter);
  if (field.type === 'list') return isListRule(adapter);
  if (adapter.on === 'boolean') return field.type === 'boolean';
  return adapter.on !== 'list';
}

function adapterOf({ rule, place }: PlacedRule): RuleAdapter & { name: RuleName } {
  const name = ruleNameOf(rule.name);
  if (name) return RULES[name];
  const guess = nearest(rule.name, Object.keys(RULES));
  throw place
    .at('name')
    .error(
      'unknown-rule',
      `There is no validation adapter for the API validation type ${rule.name}`,
      guess ? `Did you mean ${guess}?` : `Use one of ${Object.keys(RULES).join(', ')}.`,
    );
}

function addMark(built: BuiltRules, mark: true | CompiledCondition): void {
  if (mark === true || built.required === true) built.required = true;
  else built.required = [...(built.required ?? []), mark];
}

function buildRule(
  placed: PlacedRule,
  scope: NameScope,
  model: ModelConfig,
  field: FieldConfig | undefined,
  workshop: RuleWorkshop,
  built: BuiltRules,
): void {
  const adapter = adapterOf(placed);
  if (!fits(adapter, model, field))
    throw placed.place.error(
      'misplaced-rule',
      `The rule ${adapter.name} cannot judge ${field ? `the ${field.type} ${field.name}` : `the list ${model.name}`}`,
      'Move the rule, or remove it.',
    );
  const reader = new RuleReader(placed.rule, adapter, scope, placed.place, placed.parameters);
  const body = adapter.build(reader, {
    ...(field && { field }),
    model,
    lists: workshop.lists,
    labelKeyOf: (owner, name) => workshop.labels.get(`${owner}.${name}`),
  });
  const keys = placed.rule.errorMessageKeys;
  const instance = { order: workshop.nextOrder(), ...(keys && { keys }), ...body };
  const keyword = RULE_KEYWORDS[adapter.name];
  built.keywords[keyword] = [...(built.keywords[keyword] ?? []), instance];
  const mark = adapter.mark?.(instance);
  if (mark !== undefined) addMark(built, mark);
}

/** Turns the rules of one field, or of a list model as a whole, into keyword instances in their order. */
export function buildRules(
  rules: readonly PlacedRule[],
  scope: NameScope,
  model: ModelConfig,
  field: FieldConfig | undefined,
  workshop: RuleWorkshop,
): BuiltRules {
  const built: BuiltRules = { keywords: {} };
  for (const placed of rules)
    workshop.faults.attempt(() => buildRule(placed, scope, model, field, workshop, built));
  return built;
}
