import type { RULE_MESSAGES } from '../messages/ruleMessages.ts';

type Declared = typeof RULE_MESSAGES;
type Rule = keyof Declared;

/** The variants of a rule that have words of their own. */
type Worded<Variants> = {
  [V in keyof Variants & string]: Variants[V] extends { sameAs: string } ? never : V;
}[keyof Variants & string];

type VariantKey<R extends Rule> = Declared[R] extends { variants: infer Variants }
  ? `Rule_${R}_${Worded<Variants>}`
  : never;

type CountedVariant<Variants> = {
  [V in keyof Variants & string]: Variants[V] extends { plural: string } ? V : never;
}[keyof Variants & string];

type CountedKey<R extends Rule> =
  | (Declared[R] extends { plural: string } ? `Rule_${R}` : never)
  | (Declared[R] extends { variants: infer Variants } ? `Rule_${R}_${CountedVariant<Variants>}` : never);

/** The keys of rules' texts that have a form for each kind of count. */
type CountedRuleKey = { [R in Rule]: CountedKey<R> }[Rule];

/** The key of each text that a rule can show, as its messages are declared. */
type RuleKey = { [R in Rule]: `Rule_${R}` | VariantKey<R> }[Rule];

/** The words of all rules, in a language whose counts take these forms (`one`, `other`). */
export type RuleTexts<Form extends string> = Readonly<
  Record<Exclude<RuleKey, CountedRuleKey> | `${CountedRuleKey}_${Form}`, string>
>;
