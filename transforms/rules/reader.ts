import type { Rule } from '../../schemas/generated/types.ts';
import { checkedPattern, compileCondition, compileOperand } from '../conditions/compile.ts';
import {
  type NameScope,
  resolveList,
  resolveParameterField,
  resolveSingleModel,
} from '../conditions/names.ts';
import type { CompiledCondition, CompiledOperand, ListReference, Reference } from '../conditions/types.ts';
import type { Place } from '../config/errors.ts';
import { camelCase } from '../config/names.ts';

type Literal = string | number | boolean | null;

/** What each rule takes, by position and by name (contract section 4). */
export interface ParameterNames {
  /** Names of the ordinal parameters, in order. */
  ordinal: readonly string[];
  /** The name under which all further ordinal parameters are read as a list. */
  rest?: string;
  named: readonly string[];
}

/** Every rule with fields to look up takes it (C4-18). */
const CONTEXT = 'validationContext';

/** Reads a rule's parameters by name, with a fault at the parameter's own place for each that is wrong. */
export class RuleReader {
  readonly place: Place;
  readonly scope: NameScope;
  private readonly rule: Rule;
  private readonly names: ParameterNames;
  private readonly parameters: Readonly<Record<string, Place>>;

  /** `parameters`: where named parameters stand that are not in the rule's own namedParams. */
  constructor(
    rule: Rule,
    names: ParameterNames,
    scope: NameScope,
    place: Place,
    parameters: Readonly<Record<string, Place>> = {},
  ) {
    this.rule = rule;
    this.names = names;
    this.place = place;
    this.parameters = parameters;
    this.checkNames();
    const context = rule.namedParams?.[CONTEXT];
    this.scope = context === undefined || context === null ? scope : this.redirected(scope, context);
  }

  private redirected(scope: NameScope, context: unknown): NameScope {
    const place = this.placeOf(CONTEXT);
    if (typeof context !== 'string') throw this.wrong(CONTEXT, 'the dtoMapping of a single model');
    return { ...scope, redirect: resolveSingleModel(context, scope, place) };
  }

  private checkNames(): void {
    const { ordinal, rest, named } = this.names;
    const surplus = rest === undefined ? (this.rule.ordinalParams ?? []).slice(ordinal.length) : [];
    if (surplus.length)
      throw this.place
        .at('ordinalParams', ordinal.length)
        .error(
          'unknown-parameter',
          `${this.rule.name} takes ${ordinal.length || 'no'} ordinal parameters`,
          'Remove the others, or give them by name.',
        );
    const known = [...named, CONTEXT];
    const unknown = Object.keys(this.rule.namedParams ?? {}).find((name) => !known.includes(name));
    if (unknown !== undefined)
      throw this.place
        .at('namedParams', unknown)
        .error(
          'unknown-parameter',
          `${this.rule.name} has no parameter ${unknown}`,
          `Its named parameters are ${known.join(', ')}.`,
        );
  }

  /** Where a parameter stands, or would stand. */
  placeOf(name: string): Place {
    const index = this.names.ordinal.indexOf(name);
    if (index >= 0) return this.rule.ordinalParams ? this.place.at('ordinalParams', index) : this.place;
    if (!this.rule.namedParams || !(name in this.rule.namedParams)) return this.place;
    return this.parameters[name] ?? this.place.at('namedParams', name);
  }

  private raw(name: string): unknown {
    const index = this.names.ordinal.indexOf(name);
    return index >= 0 ? this.rule.ordinalParams?.[index] : this.rule.namedParams?.[name];
  }

  private wrong(name: string, wanted: string) {
    return this.placeOf(name).error(
      'wrong-parameter',
      `The parameter ${name} of ${this.rule.name} is not ${wanted}`,
      `Give ${wanted}.`,
    );
  }

  private missing(name: string) {
    return this.place.error(
      'missing-parameter',
      `${this.rule.name} needs the parameter ${name}`,
      `Add ${name}${this.names.ordinal.includes(name) ? ` as ordinal parameter ${this.names.ordinal.indexOf(name) + 1}` : ' to namedParams'}.`,
    );
  }

  has(name: string): boolean {
    return this.raw(name) !== undefined;
  }

  private given(name: string): unknown {
    const value = this.raw(name);
    if (value === undefined) throw this.missing(name);
    return value;
  }

  text(name: string): string {
    const value = this.given(name);
    if (typeof value !== 'string' || value === '') throw this.wrong(name, 'a text');
    return value;
  }

  wholeNumber(name: string): number {
    const value = this.given(name);
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
      throw this.wrong(name, 'a whole number');
    return value;
  }

  flag(name: string): boolean {
    const value = this.raw(name) ?? false;
    if (typeof value !== 'boolean') throw this.wrong(name, 'true or false');
    return value;
  }

  /** A literal; null is one and means empty. */
  literal(name: string): Literal {
    const value = this.given(name);
    if (value !== null && !['string', 'number', 'boolean'].includes(typeof value))
      throw this.wrong(name, 'a text, number, boolean or null');
    return value as Literal;
  }

  choice<T extends string>(name: string, choices: readonly T[], fallback?: T): T {
    const value = this.raw(name) ?? fallback;
    if (value === undefined) throw this.missing(name);
    const found = choices.find((choice) => choice === value);
    if (found === undefined) throw this.wrong(name, `one of ${choices.join(', ')}`);
    return found;
  }

  /** A bound that `read` understands; null or left out is open. */
  bound<T>(name: string, read: (value: unknown) => T | null, wanted: string): T | null {
    const value = this.raw(name);
    if (value === undefined || value === null) return null;
    const bound = read(value);
    if (bound === null) throw this.wrong(name, wanted);
    return bound;
  }

  pattern(name: string): string {
    return checkedPattern(this.text(name), this.placeOf(name));
  }

  field(name: string): Reference {
    return resolveParameterField(this.text(name), this.scope, this.placeOf(name));
  }

  list(name: string): ListReference {
    return resolveList(this.text(name), this.scope, this.placeOf(name)).ref;
  }

  condition(name: string): CompiledCondition {
    return compileCondition(this.given(name), this.scope, this.placeOf(name));
  }

  operand(name: string): CompiledOperand {
    return compileOperand(this.given(name), this.scope, this.placeOf(name));
  }

  /** Any JSON, for parameters with a shape of their own. */
  json(name: string): unknown {
    return this.given(name);
  }

  /** The ordinal parameters that the rule takes as many of as there are. */
  rest(): { value: Literal; place: Place }[] {
    const start = this.names.ordinal.length;
    return (this.rule.ordinalParams ?? []).slice(start).map((value, index) => ({
      value,
      place: this.place.at('ordinalParams', start + index),
    }));
  }

  /** The rest as field names: at least one. */
  restFields(): Reference[] {
    const names = this.rest();
    if (names.length === 0) throw this.missing(this.names.rest ?? 'fields');
    return names.map(({ value, place }) => {
      if (typeof value !== 'string')
        throw place.error(
          'wrong-parameter',
          `${this.rule.name} takes names of fields`,
          'Give the name of a field.',
        );
      return resolveParameterField(camelCase(value), this.scope, place);
    });
  }
}
