import type { Rule } from '../../schemas/generated/types.ts';
import { checkedPattern, compileCondition, compileOperand } from '../conditions/compile.ts';
import {
  type NameScope,
  type RowNames,
  resolveList,
  resolveParameterField,
  resolveSingleModel,
  withinRow,
} from '../conditions/names.ts';
import type { Hint } from '../config/advice.ts';
import type { Place } from '../config/errors.ts';
import { meantOr } from '../config/meant.ts';
import type { CompiledCondition, CompiledOperand, ListReference, Reference } from '../ground/expressions.ts';
import { camelCase } from '../ground/modelNames.ts';
import type { PlacedRule } from './defineAdapter.ts';
import { below, type ParameterUse } from './parameterUse.ts';

type Literal = string | number | boolean | null;

/** What each rule takes, by position and by name (contract section 4). */
export interface ParameterNames<Name extends string> {
  /** Names of the ordinal parameters, in order. */
  ordinal: readonly Name[];
  /** The name under which all further ordinal parameters are read as a list. */
  rest?: string;
  named: readonly Name[];
}

/** Every rule with fields to look up takes it (C4-18). */
export const CONTEXT = 'validationContext';

/** Reads a rule's parameters by their names, with a fault at the parameter's own place for each that is wrong. */
export class RuleReader<Name extends string> {
  readonly place: Place;
  readonly scope: NameScope;
  /** Conditions and operands that were read, in their order. */
  readonly uses: ParameterUse[] = [];
  private readonly rule: Rule;
  private readonly ordinal: readonly string[];
  private readonly named: readonly string[];
  private readonly restName: string | undefined;
  private readonly parameters: Readonly<Record<string, Place>>;

  constructor({ rule, place, parameters = {} }: PlacedRule, names: ParameterNames<Name>, scope: NameScope) {
    this.rule = rule;
    this.ordinal = names.ordinal;
    this.named = names.named;
    this.restName = names.rest;
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
    const { ordinal, named, restName } = this;
    const surplus = restName === undefined ? (this.rule.ordinalParams ?? []).slice(ordinal.length) : [];
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
    const verb = known.length === 1 ? 'parameter is' : 'parameters are';
    if (unknown !== undefined)
      throw this.place
        .at('namedParams', unknown)
        .error(
          'unknown-parameter',
          `${this.rule.name} has no parameter ${unknown}`,
          meantOr(unknown, known, `Its named ${verb} ${known.join(', ')}.`),
        );
  }

  /** Returns each parameter as configured, by its name, and all that a rule carries beside parameters and message keys. */
  written(): Record<string, unknown> {
    const { name: _name, errorMessageKeys: _keys, ordinalParams = [], namedParams, ...others } = this.rule;
    const byPosition = this.ordinal
      .slice(0, ordinalParams.length)
      .map((name, index) => [name, ordinalParams[index]]);
    const rest = ordinalParams.slice(this.ordinal.length);
    return {
      ...Object.fromEntries(byPosition),
      ...(this.restName !== undefined && rest.length > 0 && { [this.restName]: rest }),
      ...namedParams,
      ...others,
    };
  }

  /** Where a parameter stands, or would stand. */
  placeOf(name: Name | typeof CONTEXT): Place {
    const index = this.ordinal.indexOf(name);
    if (index >= 0) return this.rule.ordinalParams ? this.place.at('ordinalParams', index) : this.place;
    if (!this.rule.namedParams || !(name in this.rule.namedParams)) return this.place;
    return this.parameters[name] ?? this.place.at('namedParams', name);
  }

  private raw(name: Name): unknown {
    const index = this.ordinal.indexOf(name);
    return index >= 0 ? this.rule.ordinalParams?.[index] : this.rule.namedParams?.[name];
  }

  private wrong(name: Name | typeof CONTEXT, wanted: string, hint: Hint = `Give ${wanted}.`) {
    return this.placeOf(name).error(
      'wrong-parameter',
      `The parameter ${name} of ${this.rule.name} is not ${wanted}`,
      hint,
    );
  }

  private missing(name: string) {
    return this.place.error(
      'missing-parameter',
      `${this.rule.name} needs the parameter ${name}`,
      `Add ${name}${this.ordinal.includes(name) ? ` as ordinal parameter ${this.ordinal.indexOf(name) + 1}` : ' to namedParams'}.`,
    );
  }

  has(name: Name): boolean {
    return this.raw(name) !== undefined;
  }

  private given(name: Name): unknown {
    const value = this.raw(name);
    if (value === undefined) throw this.missing(name);
    return value;
  }

  text(name: Name): string {
    const value = this.given(name);
    if (typeof value !== 'string' || value === '') throw this.wrong(name, 'a text');
    return value;
  }

  wholeNumber(name: Name): number {
    const value = this.given(name);
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
      throw this.wrong(name, 'a whole number');
    return value;
  }

  flag(name: Name): boolean {
    const value = this.raw(name) ?? false;
    if (typeof value !== 'boolean') throw this.wrong(name, 'true or false');
    return value;
  }

  /** A literal; null is one and means empty. */
  literal(name: Name): Literal {
    const value = this.given(name);
    if (value !== null && !['string', 'number', 'boolean'].includes(typeof value))
      throw this.wrong(name, 'a text, number, boolean or null');
    return value as Literal;
  }

  choice<T extends string>(name: Name, choices: readonly T[], fallback?: T): T {
    const value = this.raw(name) ?? fallback;
    if (value === undefined) throw this.missing(name);
    const found = choices.find((choice) => choice === value);
    if (found !== undefined) return found;
    const wanted = `one of ${choices.join(', ')}`;
    throw this.wrong(name, wanted, meantOr(String(value), choices, `Give ${wanted}.`));
  }

  /** A bound that `read` understands; null or left out is open. */
  bound<T>(name: Name, read: (value: unknown) => T | null, wanted: string): T | null {
    const value = this.raw(name);
    if (value === undefined || value === null) return null;
    const bound = read(value);
    if (bound === null) throw this.wrong(name, wanted);
    return bound;
  }

  pattern(name: Name): string {
    return checkedPattern(this.text(name), this.placeOf(name));
  }

  field(name: Name): Reference {
    return resolveParameterField(this.text(name), this.scope, this.placeOf(name));
  }

  list(name: Name): ListReference {
    return resolveList(this.text(name), this.scope, this.placeOf(name)).ref;
  }

  condition(name: Name): CompiledCondition {
    const place = this.placeOf(name);
    const condition = compileCondition(this.given(name), this.scope, place);
    this.uses.push({ parameter: name, condition, at: below(place) });
    return condition;
  }

  /** Keeps a condition that parameters of other kinds come to; `at` is the place of a part of it. */
  means(condition: CompiledCondition, parameter: Name, at: ParameterUse['at']): CompiledCondition {
    this.uses.push({ parameter, condition, at });
    return condition;
  }

  /** A condition that is asked inside each record of a list (C8-14). */
  where(name: Name, row: RowNames): CompiledCondition {
    if (this.scope.redirect !== undefined)
      throw this.placeOf(CONTEXT).error(
        'wrong-context',
        `${this.rule.name} cannot have both ${name} and ${CONTEXT}`,
        `Remove ${CONTEXT}, and name the model of each field of another model with \`model\`.`,
      );
    const place = this.placeOf(name);
    const condition = compileCondition(this.given(name), withinRow(this.scope, row), place);
    this.uses.push({ parameter: name, role: 'records', condition, among: row, at: below(place) });
    return condition;
  }

  operand(name: Name): CompiledOperand {
    const place = this.placeOf(name);
    const operand = compileOperand(this.given(name), this.scope, place);
    this.uses.push({ parameter: name, operand, at: below(place) });
    return operand;
  }

  /** Any JSON, for parameters with a shape of their own. */
  json(name: Name): unknown {
    return this.given(name);
  }

  /** The ordinal parameters that the rule takes as many of as there are. */
  rest(): { value: Literal; place: Place }[] {
    const start = this.ordinal.length;
    return (this.rule.ordinalParams ?? []).slice(start).map((value, index) => ({
      value,
      place: this.place.at('ordinalParams', start + index),
    }));
  }

  /** The rest as field names: at least one. */
  restFields(): Reference[] {
    const names = this.rest();
    if (names.length === 0) throw this.missing(this.restName ?? 'fields');
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
