import type { DisplayName, ServerList } from '../../schemas/generated/types.ts';
import type { NameScope } from '../conditions/names.ts';
import { configModelOf } from '../config/configModelOf.ts';
import type { FaultCollector } from '../config/errors.ts';
import type { FieldConfig, ModelConfig } from '../config/modelConfig.ts';
import { suggestName } from '../config/suggestName.ts';
import type { FieldHints } from '../fields/fieldHints.ts';
import { formatOf } from '../fields/formatOf.ts';
import type { CompiledCondition, Reference } from '../ground/expressions.ts';
import type { ModelName } from '../ground/modelNames.ts';
import type { RuleName } from '../ground/ruleNames.ts';
import { insertedCharacters, masksOf } from '../masks/insertedCharacters.ts';
import { optionLabelIn } from '../pages/optionLabel.ts';
import { isDateFormat } from '../values/dateFormats.ts';
import { isPhoneCountry } from '../values/formats/phoneCountries.ts';
import type { Adapted, OwnerKind, PlacedRule } from '../vocabulary/defineAdapter.ts';
import type { Instance } from '../vocabulary/defineRule.ts';
import type { ParameterUse } from '../vocabulary/parameterUse.ts';
import { ADAPTERS, type BodyOf, keywordOf, RULE_NAMES, ruleNameOf } from '../vocabulary/rules.ts';
import type { WrittenIndex } from './buildPlacements.ts';
import type { RuleNode } from './formModel.ts';
import { type FormNodes, rowsIn } from './formNodes.ts';
import type { FormNotes } from './formNotes.ts';

/** Compiled instances of the rules of a field or list, by rule name. */
export type RuleInstances = { [R in RuleName]?: Instance<BodyOf<R>>[] };

/** Instance in a form's schema: the rule's parameters by name, as configured, and their compiled form. */
export interface KeywordInstance<Body = object> {
  readonly [parameter: string]: unknown;
  compiled: Instance<Body>;
}

/** Keywords of rules, each with the rule's instances in their order. */
export type RuleKeywords = Record<string, KeywordInstance[]>;

/** Result of building the rules of one field or list. */
export interface BuiltRules {
  instances: RuleInstances;
  keywords: RuleKeywords;
  /** Hints of the rules to the input of their field. */
  inputHints: ((field: Reference) => FieldHints)[];
  /** Conditions of which one must hold for the required mark; true where the field always has it. */
  required?: true | CompiledCondition[];
}

/** Shared state of a form while its rules are built. */
export interface BuildContext {
  lists: Record<string, ServerList>;
  written: WrittenIndex;
  faults: FaultCollector;
  /** Adds the fields of a set of which a rule demands some. */
  addAlternatives(fields: readonly Reference[], owner: ModelName): void;
  /** Returns the next instance's position in the configuration. */
  nextOrder(): number;
  nodes: FormNodes;
  notes: FormNotes;
}

/** Owner of rules, a field or a list model as a whole, with the names that they may use. */
export interface RuleOwner {
  model: ModelConfig;
  field?: FieldConfig;
  /** List field in whose records the field is. */
  list?: FieldConfig | undefined;
  scope: NameScope;
  /** Display of the field's values on pages. */
  display?: DisplayName | undefined;
}

/** Tests if a rule can judge its owner. */
function fits(on: OwnerKind, { model, field }: RuleOwner): boolean {
  if (on === 'documents') return !field && model.name === 'documentContexts';
  if (!field || field.type === 'list') return on === 'list' || on === 'any';
  if (on === 'boolean') return field.type === 'boolean';
  return on !== 'list';
}

function nameOf({ rule, place }: PlacedRule): RuleName {
  const name = ruleNameOf(rule.name);
  if (name) return name;
  throw place
    .at('name')
    .error(
      'unknown-rule',
      `There is no validation adapter for the API validation type ${rule.name}`,
      suggestName(rule.name, RULE_NAMES, `Use one of ${RULE_NAMES.join(', ')}.`),
    );
}

function adapt<R extends RuleName>(
  placed: PlacedRule,
  name: R,
  index: number,
  owner: RuleOwner,
  context: BuildContext,
): Adapted<BodyOf<R>> {
  const { model, field, scope, display } = owner;
  const writtenOf = (other: string, fieldName: string) => context.written.get(`${other}.${fieldName}`) ?? [];
  const adapter = ADAPTERS[name];
  if (!fits(adapter.on, owner))
    throw placed.place.error(
      'misplaced-rule',
      `The rule ${name} cannot judge ${field ? `the ${field.type} ${field.name}` : `the list ${model.name}`}`,
      'Move the rule, or remove it.',
    );
  return adapter.adapt(placed, scope, {
    ...(field && { field }),
    ...(display && { display }),
    model,
    index,
    lists: context.lists,
    labelKeyOf: (...names) => writtenOf(...names).find(({ label }) => label !== undefined)?.label,
    writtenWith: (other, fieldName) =>
      insertedCharacters(writtenOf(other, fieldName), formatOfField(scope.models, other, fieldName)),
    masksOf: (other, fieldName) => masksOf(writtenOf(other, fieldName)),
    optionLabelOf: (other, fieldName, value) =>
      optionLabelIn(writtenOf(other, fieldName), context.lists, value),
    isDateFormat,
    isPhoneCountry,
  });
}

/** Returns the name of the format that a field's rule demands. */
function formatOfField(models: readonly ModelConfig[], model: string, name: string): unknown {
  const field = configModelOf(models, model)?.fields.find((one) => one.name === name);
  return field?.rules.map(formatOf).find((format) => format !== undefined);
}

function addMark(built: BuiltRules, mark: true | CompiledCondition): void {
  if (mark === true || built.required === true) built.required = true;
  else built.required = [...(built.required ?? []), mark];
}

/** Adds an instance of a rule to `built`: its parameters as configured, and their compiled form. */
export function addInstance<R extends RuleName>(
  built: BuiltRules,
  rule: R,
  written: object,
  compiled: Instance<BodyOf<R>>,
): void {
  built.instances = { ...built.instances, [rule]: [...(built.instances[rule] ?? []), compiled] };
  const keyword = keywordOf(rule);
  built.keywords[keyword] = [...(built.keywords[keyword] ?? []), { ...written, compiled }];
}

function addRule<R extends RuleName>(
  built: BuiltRules,
  placed: PlacedRule,
  name: R,
  index: number,
  owner: RuleOwner,
  context: BuildContext,
): void {
  const { body, written, mark, among, inputHints, display, uses } = adapt(
    placed,
    name,
    index,
    owner,
    context,
  );
  const keys = placed.rule.errorMessageKeys;
  const own = { order: context.nextOrder(), ...(keys && { keys }), ...(display && { display }) };
  const instance = Object.assign(own, body);
  addInstance(built, name, written, instance);
  noteRule(name, instance, placed, index, owner, uses, context);
  if (mark !== undefined) addMark(built, mark);
  if (inputHints) built.inputHints.push((field) => inputHints(instance, field));
  if (among) context.addAlternatives(among, owner.model.name);
}

function noteRule<R extends RuleName>(
  name: R,
  instance: Instance<BodyOf<R>>,
  { place, parameters }: PlacedRule,
  index: number,
  { model, field, list }: RuleOwner,
  uses: readonly ParameterUse[],
  { nodes, notes }: BuildContext,
): void {
  const owner = nodes.of(field ?? model);
  const { role } = ADAPTERS[name];
  // A rule whose parameters have locations of their own comes from a page's demand, so it has no index among written
  // rules.
  const written = parameters ? {} : { index };
  const rule = { name, instance, owner, place, ...written } as RuleNode;
  const rows = field ? rowsIn(model, list) : [];
  notes.addRule(
    rule,
    owner,
    rows,
    uses.map((use) => ({ role, ...use })),
  );
}

/** Builds keyword instances from the rules of one field, or of a list model as a whole, in their order. */
export function buildRules(
  rules: readonly PlacedRule[],
  owner: RuleOwner,
  context: BuildContext,
): BuiltRules {
  const built: BuiltRules = { instances: {}, keywords: {}, inputHints: [] };
  for (const [index, placed] of rules.entries())
    context.faults.attempt(() => addRule(built, placed, nameOf(placed), index, owner, context));
  return built;
}
