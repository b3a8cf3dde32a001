import type { ClaimError, MessageParams } from '../ground/verdict.ts';
import { fillIn, lookUp, ownKey, type Texts } from '../texts/lookUp.ts';
import { displayed } from '../values/display.ts';
import type { Rule } from '../vocabulary/defineRule.ts';
import { PROVIDE_DOCUMENTATION } from '../vocabulary/provideDocumentation.ts';
import { RULE_MESSAGES } from '../vocabulary/ruleMessages.ts';

/** Properties of a rule that choose between its messages; empty for an error that comes from no rule. */
type RuleMessages = Partial<Rule>;

function messagesOf(rule: string): RuleMessages {
  if (!Object.hasOwn(RULE_MESSAGES, rule)) throw new Error(`There is no message for the rule ${rule}`);
  return RULE_MESSAGES[rule as keyof typeof RULE_MESSAGES];
}

/** Returns the key of a rule's own text, and the parameter that chooses its plural form. */
function ownText(messages: RuleMessages, { rule, variant }: ClaimError): { key: string; plural?: string } {
  const own = variant === undefined ? undefined : messages.variants?.[variant];
  if (!own) return { ...messages, key: `Rule_${rule}` };
  return { ...own, key: `Rule_${rule}_${own.sameAs ?? variant}` };
}

/** Returns the kind of the value that an error is about: a number, a day, or neither. */
export function kindOf(error: ClaimError): 'number' | 'date' | undefined {
  const { kind } = messagesOf(error.rule);
  return typeof kind === 'function' ? kind(error) : kind;
}

function customKeys(error: ClaimError): string[] {
  const { keys } = error;
  if (!keys) return [];
  const own = kindOf(error);
  return [own && keys[own], keys.default].filter((key) => key !== undefined);
}

/** Returns the text of the first key that has one. */
function firstText(keys: readonly string[], texts: Texts, count?: number): string | undefined {
  return keys.map((key) => lookUp(key, texts, count)).find((text) => text !== undefined);
}

/**
 * Returns the parameters of an error in the active culture: content keys resolved (C8-06, C8-07), values with the
 * display of the field (C16-02).
 */
export function paramsIn(texts: Texts, { rule, params, display: as }: ClaimError): MessageParams {
  const { content } = messagesOf(rule);
  const entries = Object.entries(content?.(params) ?? {});
  const texted = entries.map(
    ([name, { keys, otherwise }]) => [name, firstText(keys, texts) ?? otherwise] as const,
  );
  const told: MessageParams = { ...params, ...Object.fromEntries(texted) };
  if (as)
    for (const [name, value] of Object.entries(told))
      told[name] = displayed(value, { as, culture: texts.culture }) ?? value;
  return told;
}

/** Returns the keys of an error's text in the order of precedence, and the count that chooses its plural form. */
function sought(error: ClaimError, messages: RuleMessages): { keys: string[]; count: number | undefined } {
  const own = ownText(messages, error);
  const count = own.plural === undefined ? undefined : Number(error.params[own.plural]);
  return { keys: [...customKeys(error), own.key], count };
}

/** Returns the key of the error's text if the active culture has one itself; undefined where claimants get English. */
export function ownMessageKey(error: ClaimError, texts: Texts): string | undefined {
  const { keys, count } = sought(error, messagesOf(error.rule));
  const told = keys.find((key) => lookUp(key, texts, count) !== undefined);
  return told === undefined ? undefined : ownKey(told, texts, count);
}

/**
 * Tests if an author wrote the error's text for its rule. The product's text for a list that a page requires is none.
 */
export function isAuthored(error: ClaimError, texts: Texts): boolean {
  const authors = customKeys(error).filter((key) => key !== PROVIDE_DOCUMENTATION);
  return firstText(authors, texts, 1) !== undefined;
}

/** Returns the error's text: the rule's custom key, then the rule's own key, then English; never a key (C2-04). */
export function messageOf(error: ClaimError, texts: Texts): string {
  const messages = messagesOf(error.rule);
  const { keys, count } = sought(error, messages);
  const found = firstText(keys, texts, count);
  return fillIn(found ?? '', { ...texts.params, ...paramsIn(texts, error) }, texts.culture);
}
