import type { components } from '../../openapi/generated/types.ts';
import type { RULE_MESSAGES } from '../vocabulary/ruleMessages.ts';
import type { EN_INTERFACE } from './en/interface.ts';

type Declared = typeof RULE_MESSAGES;
type Rule = keyof Declared;

/** Names of the variants of a rule that have a text, and not that of another variant. */
type Worded<Variants> = {
  [V in keyof Variants & string]: Variants[V] extends { sameAs: string } ? never : V;
}[keyof Variants & string];

type VariantKey<R extends Rule> = Declared[R] extends { variants: infer Variants }
  ? `Rule_${R}_${Worded<Variants>}`
  : never;

type CountedVariant<Variants> = {
  [V in Worded<Variants>]: Variants[V] extends { plural: string } ? V : never;
}[Worded<Variants>];

type CountedKey<R extends Rule> =
  | (Declared[R] extends { plural: string } ? `Rule_${R}` : never)
  | (Declared[R] extends { variants: infer Variants } ? `Rule_${R}_${CountedVariant<Variants>}` : never);

/** Keys of rules' texts that have several plural forms. */
type CountedRuleKey = { [R in Rule]: CountedKey<R> }[Rule];

/** Keys of all texts that a rule can show, as its messages are declared. */
type RuleKey = { [R in Rule]: `Rule_${R}` | VariantKey<R> }[Rule];

/** Texts of all rules, in a language with these plural forms (`one`, `other`). */
type RuleTexts<Form extends string> = Readonly<
  Record<Exclude<RuleKey, CountedRuleKey> | `${CountedRuleKey}_${Form}`, string>
>;

/** Keys of the texts for a failed request whose problem has no text of its own (R8-01 to R8-03, R8-06). */
type FailureKey =
  `LocKey_Shared_ErrorMessage_${'Config' | 'Submission_Default' | 'Authorize_Default' | 'WalletMismatch'}`;

type ProblemCode = components['schemas']['ProblemCode'];

/** Texts of failed rules and requests: a rule or a problem without a text does not compile. */
export type MessageTexts<Form extends string> = RuleTexts<Form> &
  Readonly<Record<`Problem_${ProblemCode}` | FailureKey, string>>;

/** Plural forms in Arabic. */
export type ArabicForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Plural forms in English and in Spanish. */
type EnglishForm = 'one' | 'other';

/** English key without its plural form. */
type WithoutForm<Key> = Key extends `${infer Base}_one`
  ? Base
  : Key extends `${infer Base}_other`
    ? Base
    : Key;

/** Keys that have plural forms in English. */
type CountedIn<Key> = Key extends `${infer Base}_other` ? Base : never;

type KeysIn<Key extends string, Form extends string> =
  | Exclude<Key, `${CountedIn<Key>}_${EnglishForm}`>
  | `${CountedIn<Key>}_${Form}`;

/** Table of texts with the keys of the English one, in a language with these plural forms. */
export type TextsOf<English, Form extends string = EnglishForm> = Readonly<
  Record<KeysIn<keyof English & string, Form>, string>
>;

type InterfaceKey = WithoutForm<keyof typeof EN_INTERFACE>;

/** Texts of pages and widgets: English defines the keys. */
export type InterfaceTexts<Form extends string = EnglishForm> = TextsOf<typeof EN_INTERFACE, Form>;

/**
 * Keys of the built-in texts except those of rules, without suffixes of plural forms. A settlement's content keys are
 * plain strings.
 */
export type ProductKey = `Problem_${ProblemCode}` | FailureKey | InterfaceKey;
