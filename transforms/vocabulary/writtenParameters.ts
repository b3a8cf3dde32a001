import type { Literal, Rule } from '../../schemas/generated/types.ts';
import type { Hint } from '../config/advice.ts';
import type { SourceLocation } from '../config/errors.ts';
import { suggestName } from '../config/suggestName.ts';
import type { PlacedRule } from './defineAdapter.ts';
import { CONTEXT, type ParameterNames } from './parameters.ts';

/** Parameters of one rule as configured, ordinal and named, each by its name and with its own location. */
export class WrittenParameters {
  readonly place: SourceLocation;
  protected readonly rule: Rule;
  private readonly names: ParameterNames;
  /** Locations of named parameters, for a rule that a page demands in another notation. */
  private readonly places: Readonly<Record<string, SourceLocation>>;

  /** Throws a ConfigurationError at a parameter that the rule does not have. */
  constructor({ rule, place, parameters = {} }: PlacedRule, names: ParameterNames) {
    this.rule = rule;
    this.place = place;
    this.names = names;
    this.places = parameters;
    this.checkNames();
  }

  private checkNames(): void {
    const { ordinal, named, rest } = this.names;
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
    const verb = known.length === 1 ? 'parameter is' : 'parameters are';
    if (unknown !== undefined)
      throw this.place
        .at('namedParams', unknown)
        .error(
          'unknown-parameter',
          `${this.rule.name} has no parameter ${unknown}`,
          suggestName(unknown, known, `Its named ${verb} ${known.join(', ')}.`),
        );
  }

  /** Returns each parameter as configured, by name, and all other members of the rule except its message keys. */
  written(): Record<string, unknown> {
    const { name: _name, errorMessageKeys: _keys, ordinalParams = [], namedParams, ...others } = this.rule;
    const { ordinal, rest: restName } = this.names;
    const byPosition = ordinal
      .slice(0, ordinalParams.length)
      .map((name, index) => [name, ordinalParams[index]]);
    const rest = ordinalParams.slice(ordinal.length);
    return {
      ...Object.fromEntries(byPosition),
      ...(restName !== undefined && rest.length > 0 && { [restName]: rest }),
      ...namedParams,
      ...others,
    };
  }

  /** Returns the location of a parameter, or of the rule where the parameter is absent. */
  placeOf(name: string): SourceLocation {
    const index = this.names.ordinal.indexOf(name);
    if (index >= 0) return this.rule.ordinalParams ? this.place.at('ordinalParams', index) : this.place;
    if (!this.rule.namedParams || !(name in this.rule.namedParams)) return this.place;
    return this.places[name] ?? this.place.at('namedParams', name);
  }

  has(name: string): boolean {
    return this.raw(name) !== undefined;
  }

  protected raw(name: string): unknown {
    const index = this.names.ordinal.indexOf(name);
    return index >= 0 ? this.rule.ordinalParams?.[index] : this.rule.namedParams?.[name];
  }

  protected given(name: string): unknown {
    const value = this.raw(name);
    if (value === undefined) throw this.missing(name);
    return value;
  }

  protected givenText(name: string): string {
    const value = this.given(name);
    if (typeof value !== 'string' || value === '') throw this.wrong(name, 'a text');
    return value;
  }

  protected wrong(name: string, wanted: string, hint: Hint = `Give ${wanted}.`) {
    return this.placeOf(name).error(
      'wrong-parameter',
      `The parameter ${name} of ${this.rule.name} is not ${wanted}`,
      hint,
    );
  }

  protected missing(name: string) {
    const position = this.names.ordinal.indexOf(name);
    return this.place.error(
      'missing-parameter',
      `${this.rule.name} needs the parameter ${name}`,
      `Add ${name}${position >= 0 ? ` as ordinal parameter ${position + 1}` : ' to namedParams'}.`,
    );
  }

  /** Returns the ordinal parameters beyond those that have names. */
  rest(): { value: Literal; place: SourceLocation }[] {
    const start = this.names.ordinal.length;
    return (this.rule.ordinalParams ?? []).slice(start).map((value, index) => ({
      value,
      place: this.place.at('ordinalParams', start + index),
    }));
  }
}
