import type { DisplayName } from '../../schemas/generated/types.ts';
import type { Scope } from '../conditions/scope.ts';
import type { Reference } from '../ground/expressions.ts';
import type { RuntimePart } from '../ground/runtimePart.ts';
import type { JudgeContext, MessageKeys, MessageParams } from '../ground/verdict.ts';

/** Rule compiled for a field or list: the body that its adapter built from the parameters, position, message keys. */
export type Instance<Body> = Body & {
  /** Position in the configuration. */
  order: number;
  /** Content keys that replace the rule's own message. */
  keys?: MessageKeys;
  /** Display of the values in its messages on pages (C16-02). */
  display?: DisplayName;
};

/** Context of a rule's judgement beside the value. */
export interface JudgeSite extends Scope {
  context: JudgeContext;
  /** JSON pointer of the value. */
  pointer: string;
  tools: RuntimeTools;
}

/** Functions of libraries that few rules need, which a page loads only when its form has such a rule. */
export interface RuntimeTools {
  /** Tests if a text is a date in a date-fns format: with the part `#claimwright/dates`. */
  isDateIn(text: string, format: string): boolean;
  /** Tests if a text is an international bank account number: with the part `#claimwright/iban`. */
  isIban(text: string): boolean;
  /** Tests if a text is a telephone number, in the national format of a country or E.164: with `#claimwright/phone`. */
  isPhone(text: string, country: string | null): boolean;
}

/**
 * Failure of a value: the variant and parameters of its message. The path is set where the error does not belong to the
 * value itself.
 */
export interface Failure<Variant extends string = string, Param extends string = string> {
  variant?: Variant;
  params?: Record<Param, string | number>;
  /** Path below the value's own (`0.amount`), or from the claim's root where it begins with a slash. */
  path?: string;
  /** Position of the failed rule among those of its list, where blocks share the list (C8-14). */
  index?: number;
}

/** Failure without variants and parameters. */
type PlainFailure = Failure<never, never>;

/** Failure without variant and parameters. */
export const FAILED: PlainFailure = {};

/** Judgement of one value by one rule. It is pure: the same value, instance and site give the same result. */
export type Judge<I, F extends Failure = PlainFailure> = (
  value: unknown,
  instance: I,
  site: JudgeSite,
) => F | readonly F[] | undefined;

/** Kind of value that a message is about, which chooses between the custom keys of a configured rule (C2-03). */
type ValueKind = 'number' | 'date';

/** Message of a rule; its text is in `transforms/texts/`, under `Rule_<rule>` or `Rule_<rule>_<variant>`. */
export interface RuleMessage {
  /** Parameter that chooses the plural form. */
  plural?: string;
  /** Variant whose text is shown, where this one has none of its own. */
  sameAs?: string;
}

/** Messages of a rule, and the custom key that replaces them beside `default` (C2-03). */
interface RuleMessages extends RuleMessage {
  kind?: ValueKind | ((failure: { variant?: string; params: MessageParams }) => ValueKind);
  variants?: Readonly<Record<string, RuleMessage>>;
  /**
   * Returns the parameters that are content themselves: keys, of which the first with a text is shown, and the
   * fallback.
   */
  content?(params: MessageParams): Record<string, { keys: readonly string[]; otherwise: string }>;
}

/** Rule at run time in browser, server and CLI: its judgement, its messages, and the libraries that it needs. */
export interface Rule<I = never, F extends Failure = Failure> extends RuleMessages {
  judge: Judge<I, F>;
  /** Parts of the runtime with the libraries of its judgement, where it needs any. */
  parts?: readonly RuntimePart[];
  /** Returns the part that an instance needs; by default the first of `parts`. */
  partOf?(instance: I): RuntimePart;
  /**
   * Required family, which is judged on empty values, too, and not on disabled fields (C3-02, C4-22): the whole rule,
   * or its failures with one of these variants. A rule outside the family never gets an empty value.
   */
  requiredFamily?: true | readonly string[];
  /**
   * Returns the fields of which an instance demands some: alone none of them is required. Returns none where it only
   * sets a maximum. The error of a rule with this member is about several fields.
   */
  among?(instance: I): readonly Reference[];
}

/** Variants in which a rule can fail. */
type VariantOf<F> = F extends { variant?: infer V extends string } ? V : never;

type ParamOf<F> = F extends { params?: Record<infer P extends string, string | number> } ? P : never;

type Particulars<I, F> = Pick<Rule<I>, 'parts' | 'partOf' | 'kind' | 'content' | 'among'> & {
  requiredFamily?: true | readonly VariantOf<F>[];
  plural?: ParamOf<F>;
} & ([VariantOf<F>] extends [never]
    ? { variants?: never }
    : {
        variants: { [V in VariantOf<F>]: { plural?: ParamOf<F>; sameAs?: Exclude<VariantOf<F>, V> } };
      });

/**
 * Defines a rule by its judgement, whose type annotation declares the instance and the failures: a variant without a
 * message, or a plural by a parameter that no failure has, does not compile.
 */
export function defineRule<I extends object, F extends Failure, const M extends Particulars<I, F>>(
  rule: { judge: Judge<I, F> } & M,
): { judge: Judge<I, F> } & M {
  return rule;
}
