import type { AnySchemaObject } from 'ajv';
import type { Rule as ConfiguredRule, DisplayName, ServerList } from '../../schemas/generated/types.ts';
import type { NameScope } from '../conditions/names.ts';
import type { SourceLocation } from '../config/errors.ts';
import type { FieldConfig, ModelConfig } from '../config/modelConfig.ts';
import type { FieldHints } from '../fields/fieldHints.ts';
import type { CompiledCondition, Reference } from '../ground/expressions.ts';
import type { OptionLabel } from '../ground/plan.ts';
import type { MessageKeys } from '../ground/verdict.ts';
import { parseDecimal } from '../values/decimal.ts';
import type { Failure, Instance, Rule } from './defineRule.ts';
import { CONTEXT, type ParameterNames, type Parameters } from './parameters.ts';
import type { ParameterUse, RuleRole } from './parameterUse.ts';
import { RuleReader } from './reader.ts';
import { choice, objectOf, objectSchema, optional, type ShapesOf, text, wholeNumber } from './shapes.ts';

/** Surroundings of a rule, for its adapter. */
export interface RuleContext {
  /** The field the rule stands on; absent for a rule of a list model as a whole. */
  field?: FieldConfig;
  model: ModelConfig;
  /** Form in which pages show the values of the field. */
  display?: DisplayName;
  /** The position of the rule among those of its field or list. */
  index: number;
  lists: Record<string, ServerList>;
  /** The content key of a field's label, where a page places the field. */
  labelKeyOf(model: string, field: string): string | undefined;
  /** The characters that masks, or else a format, put into a field, and that are no part of its value (C10-28). */
  writtenWith(model: string, field: string): string;
  /** The masks that pages bring to a field. */
  masksOf(model: string, field: string): string[];
  /** Label of a value of a field where the form's pages offer it as an option. */
  optionLabelOf(model: string, field: string, value: string): OptionLabel | undefined;
  /** Tests if dates can be written and read in a date-fns format. */
  isDateFormat(pattern: string): boolean;
  /** Tests if a country of that code has telephone numbers of its own. */
  isPhoneCountry(code: string): boolean;
}

/** A rule where it stands: in the configuration, or demanded by a page (C4-23). */
export interface PlacedRule {
  rule: ConfiguredRule;
  place: SourceLocation;
  /** Places of named parameters, for a rule that is written as something else. */
  parameters?: Readonly<Record<string, SourceLocation>>;
}

/** Owners that a rule may have: any field, list fields and list models, both, or one kind only. */
export type OwnerKind = 'field' | 'list' | 'any' | 'documents' | 'boolean';

/** An instance without its position, and whether it marks the field as required (R5-31, C4-24). */
export interface Adapted<Body> {
  body: Body;
  /** The rule's parameters by their names, as they are configured. */
  written: Record<string, unknown>;
  mark?: true | CompiledCondition;
  /** The fields among which it asks for some: alone none of them is required, and none is optional. */
  among?: readonly Reference[];
  /** Hints to the input of its field. */
  inputHints?: (instance: Instance<Body>, field: Reference) => FieldHints;
  /** Conditions and operands of its parameters. */
  uses: readonly ParameterUse[];
  /** Form of the values that its messages name. */
  display?: DisplayName;
}

/** Reader of a rule of a configuration, which makes an instance of it. */
export interface RuleAdapter<Body = object> {
  on: OwnerKind;
  /** Role of its conditions, but for those of records and documents. */
  role: RuleRole;
  parameters: ParameterNames;
  /** The JSON Schema of the list of instances that stands as the keyword's value. */
  metaSchema: AnySchemaObject;
  /** Reads a rule's parameters. Throws a ConfigurationError. */
  adapt(placed: PlacedRule, scope: NameScope, context: RuleContext): Adapted<Body>;
}

interface AdapterParts<Body, P extends Parameters> {
  on: OwnerKind;
  /** Kind of each parameter; the ones without a position are given by name. */
  parameters: P;
  /** The ordinal parameters, in order. */
  ordinal?: readonly (keyof NoInfer<P> & string)[];
  /** The parameter to which all further ordinal ones belong, as a list. */
  rest?: keyof NoInfer<P> & string;
  /** Demands a value where it is left out. */
  role?: RuleRole;
  /** The shape of each property of an instance; a function, so that a page's scripts can do without it. */
  instance(): ShapesOf<Body>;
  build(read: RuleReader<P>, context: RuleContext): Body;
  mark?: true | ((body: Body) => CompiledCondition);
  /** The values that its messages name, as far as they are configured: they read as the field is shown (C16-02). */
  values?(body: Body): readonly unknown[] | undefined;
  /** Hints to the input of its field: the days that are open, what is typed. */
  inputHints?: (instance: Instance<Body>, field: Reference) => FieldHints;
}

/** The schema of a rule's keyword. What is configured has its shape checked by the adapter, so its names alone are here. */
function metaSchemaOf<Body>(
  shapes: ShapesOf<Body>,
  { ordinal, named, rest }: ParameterNames,
): AnySchemaObject {
  const keys = objectOf<MessageKeys>({
    default: optional(text),
    number: optional(text),
    date: optional(text),
  });
  const common: ShapesOf<Instance<object>> = {
    order: wholeNumber,
    keys: optional(keys),
    display: optional(choice(['money', 'number', 'percent', 'date', 'text'])),
  };
  const parameters = [...ordinal, ...named, CONTEXT, 'severity'].map((name) => [name, {}]);
  const items = {
    type: 'object',
    required: ['compiled'],
    additionalProperties: false,
    properties: {
      ...Object.fromEntries(parameters),
      ...(rest !== undefined && { [rest]: { type: 'array', minItems: 1 } }),
      compiled: objectSchema({ ...common, ...shapes }),
    },
  };
  return { type: 'array', minItems: 1, items };
}

/** Form of values in messages: none where parts of a cent would be rounded away. */
function displayFor(values: readonly unknown[], { display }: RuleContext): { display?: DisplayName } {
  const isRounded = display === 'money' && values.some((value) => (parseDecimal(value)?.scale ?? 0) > 2);
  return display && !isRounded ? { display } : {};
}

/**
 * Defines how a configuration writes a rule. What `build` answers and what `instance` describes are held against
 * what the rule's judgement reads; parameters are read by declared names only.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineAdapter<Body extends object, F extends Failure, const P extends Parameters>(
  { among }: Rule<Body, F>,
  {
    on,
    role = 'asked',
    instance,
    build,
    mark,
    values,
    inputHints,
    parameters,
    ordinal = [],
    rest,
  }: AdapterParts<NoInfer<Body>, P>,
): RuleAdapter<Body> {
  const named = Object.keys(parameters).filter((name) => name !== rest && !ordinal.includes(name));
  const names = { ordinal, named, kinds: parameters, ...(rest !== undefined && { rest }) };
  return {
    on,
    role,
    parameters: names,
    metaSchema: metaSchemaOf(instance(), names),
    adapt(placed, scope, context) {
      const read = new RuleReader<P>(placed, names, scope);
      const body = build(read, context);
      const shown = values?.(body);
      return {
        body,
        written: read.written(),
        uses: read.uses,
        ...(mark !== undefined && { mark: mark === true ? true : mark(body) }),
        ...(shown && displayFor(shown, context)),
        ...(among && { among: among(body) }),
        ...(inputHints && { inputHints }),
      };
    },
  };
}
