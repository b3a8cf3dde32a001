import type { Literal } from '../../schemas/generated/types.ts';
import { checkedPattern, compileCondition, compileOperand } from '../conditions/compile.ts';
import {
  type NameScope,
  type RowNames,
  resolveList,
  resolveParameterField,
  resolveSingleModel,
  withinRow,
} from '../conditions/names.ts';
import { suggestName } from '../config/suggestName.ts';
import type { CompiledCondition, CompiledOperand, ListReference, Reference } from '../ground/expressions.ts';
import { camelCase } from '../ground/modelNames.ts';
import type { PlacedRule } from './defineAdapter.ts';
import {
  type Choice,
  type ChoiceOf,
  CONTEXT,
  type ComparedLiteral,
  choicesOf,
  type NamesOf,
  type ParameterNames,
  type Parameters,
} from './parameters.ts';
import { locationsBelow, type ParameterUse } from './parameterUse.ts';
import { WrittenParameters } from './writtenParameters.ts';

/**
 * Reader of a rule's parameters by name, each by the method of its kind: another method does not compile. Throws a
 * ConfigurationError at the location of the invalid parameter.
 */
export class RuleReader<P extends Parameters> extends WrittenParameters {
  /** Scope in which names are resolved: the rule's own, or that of the model in `validationContext`. */
  readonly scope: NameScope;
  /** Conditions and operands read so far, in their order. */
  readonly uses: ParameterUse[] = [];
  readonly kinds: P;

  constructor(placed: PlacedRule, names: ParameterNames<P>, scope: NameScope) {
    super(placed, names);
    this.kinds = names.kinds;
    const context = placed.rule.namedParams?.[CONTEXT];
    this.scope = context === undefined || context === null ? scope : this.redirected(scope, context);
  }

  private redirected(scope: NameScope, context: unknown): NameScope {
    if (typeof context !== 'string') throw this.wrong(CONTEXT, 'the dtoMapping of a single model');
    return { ...scope, redirect: resolveSingleModel(context, scope, this.placeOf(CONTEXT)) };
  }

  text(name: NamesOf<P, 'recordField' | 'valueList' | 'country'>): string {
    return this.givenText(name);
  }

  wholeNumber(name: NamesOf<P, 'wholeNumber'>): number {
    const value = this.given(name);
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
      throw this.wrong(name, 'a whole number');
    return value;
  }

  flag(name: NamesOf<P, 'flag'>): boolean {
    const value = this.raw(name) ?? false;
    if (typeof value !== 'boolean') throw this.wrong(name, 'true or false');
    return value;
  }

  /** Reads a literal; null is one and means empty. */
  literal(name: NamesOf<P, 'literal' | ComparedLiteral>): Literal {
    const value = this.given(name);
    if (value !== null && !['string', 'number', 'boolean'].includes(typeof value))
      throw this.wrong(name, 'a text, number, boolean or null');
    return value as Literal;
  }

  choice<N extends NamesOf<P, Choice>>(name: N, fallback?: ChoiceOf<P[N]>): ChoiceOf<P[N]> {
    const choices = choicesOf(this.kinds[name]);
    const value = this.raw(name) ?? fallback;
    if (value === undefined) throw this.missing(name);
    const found = choices.find((choice) => choice === value);
    if (found !== undefined) return found;
    const wanted = `one of ${choices.join(', ')}`;
    throw this.wrong(name, wanted, suggestName(String(value), choices, `Give ${wanted}.`));
  }

  /** Reads a bound that `read` parses; null or absent is open. */
  bound<T>(name: NamesOf<P, 'bound'>, read: (value: unknown) => T | null, wanted: string): T | null {
    const value = this.raw(name);
    if (value === undefined || value === null) return null;
    const bound = read(value);
    if (bound === null) throw this.wrong(name, wanted);
    return bound;
  }

  pattern(name: NamesOf<P, 'pattern'>): string {
    return checkedPattern(this.givenText(name), this.placeOf(name));
  }

  field(name: NamesOf<P, 'field' | 'country'>): Reference {
    return resolveParameterField(this.givenText(name), this.scope, this.placeOf(name));
  }

  list(name: NamesOf<P, 'list'>): ListReference {
    return resolveList(this.givenText(name), this.scope, this.placeOf(name)).ref;
  }

  condition(name: NamesOf<P, 'condition'>): CompiledCondition {
    const place = this.placeOf(name);
    const condition = compileCondition(this.given(name), this.scope, place);
    this.uses.push({ parameter: name, condition, at: locationsBelow(place) });
    return condition;
  }

  /** Adds to `uses` a condition that other parameters compile to; `at` returns the location of a part of it. */
  means(
    condition: CompiledCondition,
    parameter: keyof P & string,
    at: ParameterUse['at'],
  ): CompiledCondition {
    this.uses.push({ parameter, condition, at });
    return condition;
  }

  /** Reads a condition that is evaluated inside each record of a list (C8-14). */
  where(name: NamesOf<P, 'recordCondition'>, row: RowNames): CompiledCondition {
    if (this.scope.redirect !== undefined)
      throw this.placeOf(CONTEXT).error(
        'wrong-context',
        `${this.rule.name} cannot have both ${name} and ${CONTEXT}`,
        `Remove ${CONTEXT}, and name the model of each field of another model with \`model\`.`,
      );
    const place = this.placeOf(name);
    const condition = compileCondition(this.given(name), withinRow(this.scope, row), place);
    this.uses.push({ parameter: name, role: 'records', condition, among: row, at: locationsBelow(place) });
    return condition;
  }

  operand(name: NamesOf<P, 'operand'>): CompiledOperand {
    const place = this.placeOf(name);
    const operand = compileOperand(this.given(name), this.scope, place);
    this.uses.push({ parameter: name, operand, at: locationsBelow(place) });
    return operand;
  }

  /** Reads any JSON, for parameters with a shape of their own. */
  json(name: NamesOf<P, 'demands' | 'recordFields'>): unknown {
    return this.given(name);
  }

  /** Reads all further ordinal parameters as field names: at least one. */
  restFields(rest: NamesOf<P, 'field'>): Reference[] {
    const names = this.rest();
    if (names.length === 0) throw this.missing(rest);
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
