import type { DisplayName } from '../../schemas/generated/types.ts';
import type { Scope } from '../conditions/scope.ts';
import type { Reference } from '../ground/expressions.ts';
import type { JudgeContext, MessageKeys, MessageParams } from '../ground/verdict.ts';

/** One written rule as a compiled form keeps it: what its adapter made of the parameters, its position, its keys. */
export type Instance<Body> = Body & {
  /** Position in the configuration. */
  order: number;
  /** Content keys that replace the rule's own message. */
  keys?: MessageKeys;
  /** Form in which pages show the values that its messages name (C16-02). */
  display?: DisplayName;
};

/** What a rule's judgement looks at beside the value. */
export interface JudgeSite extends Scope {
  context: JudgeContext;
  /** JSON pointer of the value. */
  pointer: string;
  tools: RuntimeTools;
}

/** What few rules ask of libraries, which a page loads only when its form has such a rule. */
export interface RuntimeTools {
  /** Whether a text is a date in a date-fns format: with the part `#claimwright/dates`. */
  isDateIn(text: string, format: string): boolean;
  /** Whether a text is an international bank account number: with the part `#claimwright/iban`. */
  isIban(text: string): boolean;
  /** Whether a text is a telephone number, in the national form of a country or E.164: with `#claimwright/phone`. */
  isPhone(text: string, country: string | null): boolean;
}

/**
 * How a value failed: the variants and parameters that the rule's messages may speak of. A path is given where
 * the error does not belong to the value itself.
 */
export interface Failure<Variant extends string = string, Param extends string = string> {
  variant?: Variant;
  params?: Record<Param, string | number>;
  /** Below the value's own path (`0.amount`), or from the claim's root where it begins with a slash. */
  path?: string;
  /** The position of the failed rule among those of its list, where blocks share the list (C8-14). */
  index?: number;
}

/** A failure without variants and parameters. */
type PlainFailure = Failure<never, never>;

/** The failure without particulars. */
export const FAILED: PlainFailure = {};

/** One rule's judgement of one value. Pure: the same value, instance and site give the same answer. */
export type Judge<I, F extends Failure = PlainFailure> = (
  value: unknown,
  instance: I,
  site: JudgeSite,
) => F | readonly F[] | undefined;

/** Where a compiled validator finds a rule's judgement: what every page has, or what needs a library. */
export type RuntimePart =
  | '#claimwright/runtime'
  | '#claimwright/dates'
  | '#claimwright/iban'
  | '#claimwright/phone';

/** What kind of value a message speaks of: it chooses between the custom keys of a configured rule (C2-03). */
type ValueKind = 'number' | 'date';

/** One message of a rule; its words stand in `transforms/texts/`, under `Rule_<rule>` or `Rule_<rule>_<variant>`. */
export interface RuleMessage {
  /** The parameter that chooses the plural form. */
  plural?: string;
  /** The variant whose text is shown, where it is not a text of its own. */
  sameAs?: string;
}

/** The messages of a rule, and which of its custom keys replaces them beside `default` (C2-03). */
interface RuleMessages extends RuleMessage {
  kind?: ValueKind | ((failure: { variant?: string; params: MessageParams }) => ValueKind);
  variants?: Readonly<Record<string, RuleMessage>>;
  /** Parameters that are themselves content: keys, the first that has a text; else what stands for them. */
  content?(params: MessageParams): Record<string, { keys: readonly string[]; otherwise: string }>;
}

/** A rule as browser, server and command need it at run time. */
export interface Rule<I = never, F extends Failure = Failure> extends RuleMessages {
  judge: Judge<I, F>;
  /** The parts of the runtime that have the tools of its judgement, where it needs any. */
  parts?: readonly RuntimePart[];
  /** The part that an instance needs; the first of `parts` where this is left out. */
  partOf?(instance: I): RuntimePart;
  /**
   * Judged on empty values too, and not on fields that are disabled (C3-02, C4-22): all of it, or those of its
   * failures that have one of these variants. A rule that is not at all of the family never sees an empty value.
   */
  requiredFamily?: true | readonly string[];
  /**
   * The fields among which an instance asks for some: alone none of them is required. None where it only says how many
   * are too many. The error of a rule that has this is about several fields.
   */
  among?(instance: I): readonly Reference[];
}

/** The variants in which a rule can fail. */
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
 * Defines a rule by its judgement, whose annotation says what an instance holds and how it can fail: a variant
 * that is not described, or a plural by a parameter that no failure has, does not compile.
 */
export function defineRule<I extends object, F extends Failure, const M extends Particulars<I, F>>(
  rule: { judge: Judge<I, F> } & M,
): { judge: Judge<I, F> } & M {
  return rule;
}
