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

/** Context in which an adapter compiles a rule: its field and model, and lookups in the form. */
export interface RuleContext {
  /** Field that owns the rule; absent for a rule of a list model as a whole. */
  field?: FieldConfig;
  model: ModelConfig;
  /** Display of the field's values on pages. */
  display?: DisplayName;
  /** Position of the rule among those of its field or list. */
  index: number;
  lists: Record<string, ServerList>;
  /** Returns the content key of a field's label, where a page places the field. */
  labelKeyOf(model: string, field: string): string | undefined;
  /**
   * Returns the characters that the only mask of a field, or else its format, inserts, and that are no part of its
   * value (C10-28).
   */
  writtenWith(model: string, field: string): string;
  /** Returns the masks of a field's placements. */
  masksOf(model: string, field: string): string[];
  /** Returns the label of a field's value where the form's pages offer it as an option. */
  optionLabelOf(model: string, field: string, value: string): OptionLabel | undefined;
  /** Tests if dates can be written and read in a date-fns format. */
  isDateFormat(pattern: string): boolean;
  /** Tests if a country of that code has telephone numbers of its own. */
  isPhoneCountry(code: string): boolean;
}

/** Rule with its location: in the configuration, or in a page that demands it (C4-23). */
export interface PlacedRule {
  rule: ConfiguredRule;
  place: SourceLocation;
  /** Locations of named parameters, for a rule that a page demands in another notation. */
  parameters?: Readonly<Record<string, SourceLocation>>;
}

/**
 * Owners that a rule may have: `field` is any field but list fields, `list` a list field or list model, `any` all of
 * these, `documents` the model documentContexts, `boolean` a boolean field.
 */
export type OwnerKind = 'field' | 'list' | 'any' | 'documents' | 'boolean';

/** Result of adapting one rule: its instance without position, and what building the form needs beside it. */
export interface Adapted<Body> {
  body: Body;
  /** Parameters of the rule by name, as configured. */
  written: Record<string, unknown>;
  /** Mark of its field as required: always, or while the condition holds. */
  mark?: true | CompiledCondition;
  /** Fields of which it demands some. None of them is required alone, and none is marked as optional. */
  among?: readonly Reference[];
  /** Returns hints to the input of its field. */
  inputHints?: (instance: Instance<Body>, field: Reference) => FieldHints;
  /** Conditions and operands of its parameters. */
  uses: readonly ParameterUse[];
  /** Display of the values in its messages. */
  display?: DisplayName;
}

/** Adapter of a rule, which converts a rule of a configuration to an instance. */
export interface RuleAdapter<Body = object> {
  on: OwnerKind;
  /** Role of its conditions, except those of records and documents. */
  role: RuleRole;
  parameters: ParameterNames;
  /** JSON Schema of the list of instances that is the keyword's value. */
  metaSchema: AnySchemaObject;
  /** Reads a rule's parameters. Throws a ConfigurationError. */
  adapt(placed: PlacedRule, scope: NameScope, context: RuleContext): Adapted<Body>;
}

interface AdapterParts<Body, P extends Parameters> {
  on: OwnerKind;
  /** Kind of each parameter; those without a position are given by name. */
  parameters: P;
  /** Ordinal parameters, in order. */
  ordinal?: readonly (keyof NoInfer<P> & string)[];
  /** Parameter that has all further ordinal ones, as a list. */
  rest?: keyof NoInfer<P> & string;
  /** Role of its conditions; by default they demand a value. */
  role?: RuleRole;
  /** Returns the shape of each property of an instance; a function, so that it can be left out of a page's scripts. */
  instance(): ShapesOf<Body>;
  build(read: RuleReader<P>, context: RuleContext): Body;
  mark?: true | ((body: Body) => CompiledCondition);
  /** Returns the configured values in its messages, which have the display of the field (C16-02). */
  values?(body: Body): readonly unknown[] | undefined;
  /** Returns hints to the input of its field: allowed days, the kind of text. */
  inputHints?: (instance: Instance<Body>, field: Reference) => FieldHints;
}

/**
 * Creates the schema of a rule's keyword. It has only the names of configured parameters, because the adapter checks
 * their shape.
 */
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

/** Returns the display of values in messages: none where it would round parts of a cent. */
function displayFor(values: readonly unknown[], { display }: RuleContext): { display?: DisplayName } {
  const isRounded = display === 'money' && values.some((value) => (parseDecimal(value)?.scale ?? 0) > 2);
  return display && !isRounded ? { display } : {};
}

/**
 * Defines the adapter of a rule by the parameters that a configuration gives. TypeScript compares the result of `build`
 * and the shapes of `instance` with the instance of the rule; parameters are read by declared names only.
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
