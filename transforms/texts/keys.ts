import type { components } from '../../openapi/generated/types.ts';
import type { RULE_MESSAGES } from '../vocabulary/ruleMessages.ts';
import type { EN_INTERFACE } from './en/interface.ts';

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
  [V in Worded<Variants>]: Variants[V] extends { plural: string } ? V : never;
}[Worded<Variants>];

type CountedKey<R extends Rule> =
  | (Declared[R] extends { plural: string } ? `Rule_${R}` : never)
  | (Declared[R] extends { variants: infer Variants } ? `Rule_${R}_${CountedVariant<Variants>}` : never);

/** The keys of rules' texts that have a form for each kind of count. */
type CountedRuleKey = { [R in Rule]: CountedKey<R> }[Rule];

/** The key of each text that a rule can show, as its messages are declared. */
type RuleKey = { [R in Rule]: `Rule_${R}` | VariantKey<R> }[Rule];

/** The words of all rules, in a language whose counts take these forms (`one`, `other`). */
type RuleTexts<Form extends string> = Readonly<
  Record<Exclude<RuleKey, CountedRuleKey> | `${CountedRuleKey}_${Form}`, string>
>;

/** What a call that failed says where its problem has no text of its own (R8-01 to R8-03, R8-06). */
type FailureKey =
  `LocKey_Shared_ErrorMessage_${'Config' | 'Submission_Default' | 'Authorize_Default' | 'WalletMismatch'}`;

type ProblemCode = components['schemas']['ProblemCode'];

/** What is said of rules and of calls that failed: a rule or a problem without its words does not compile. */
export type MessageTexts<Form extends string> = RuleTexts<Form> &
  Readonly<Record<`Problem_${ProblemCode}` | FailureKey, string>>;

/** The forms of a counted text in Arabic. */
export type ArabicForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** The forms of a counted text in English, and in Spanish. */
type EnglishForm = 'one' | 'other';

/** A key of English without the form of its count. */
type WithoutForm<Key> = Key extends `${infer Base}_one`
  ? Base
  : Key extends `${infer Base}_other`
    ? Base
    : Key;

/** The keys that English has in a form for each kind of count. */
type CountedIn<Key> = Key extends `${infer Base}_other` ? Base : never;

type KeysIn<Key extends string, Form extends string> =
  | Exclude<Key, `${CountedIn<Key>}_${EnglishForm}`>
  | `${CountedIn<Key>}_${Form}`;

/** A table of texts with the keys of the English one, in a language whose counts take these forms. */
export type TextsOf<English, Form extends string = EnglishForm> = Readonly<
  Record<KeysIn<keyof English & string, Form>, string>
>;

type InterfaceKey = WithoutForm<keyof typeof EN_INTERFACE>;

/** What pages and widgets say: English defines the keys. */
export type InterfaceTexts<Form extends string = EnglishForm> = TextsOf<typeof EN_INTERFACE, Form>;

/** The keys of the product's own texts but for those of rules. A settlement's content keys are strings. */
export type ProductKey = `Problem_${ProblemCode}` | FailureKey | InterfaceKey;
