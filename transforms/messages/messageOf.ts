import type { ClaimError, MessageParams } from '../claims/types.ts';
import { fillIn, lookUp, type Texts } from '../texts/lookUp.ts';
import type { Rule } from '../vocabulary/defineRule.ts';
import { RULE_MESSAGES } from './ruleMessages.ts';

/** What chooses between the messages of a rule; of what is no rule, nothing does. */
type RuleMessages = Partial<Rule>;

function messagesOf(rule: string): RuleMessages {
  if (!Object.hasOwn(RULE_MESSAGES, rule)) throw new Error(`There is no message for the rule ${rule}`);
  return RULE_MESSAGES[rule as keyof typeof RULE_MESSAGES];
}

/** The key of a rule's own text, and the parameter that chooses between its forms. */
function ownText(messages: RuleMessages, { rule, variant }: ClaimError): { key: string; plural?: string } {
  const own = variant === undefined ? undefined : messages.variants?.[variant];
  if (!own) return { ...messages, key: `Rule_${rule}` };
  return { ...own, key: `Rule_${rule}_${own.sameAs ?? variant}` };
}

function customKeys(error: ClaimError, { kind }: RuleMessages): string[] {
  const { keys } = error;
  if (!keys) return [];
  const own = typeof kind === 'function' ? kind(error) : kind;
  return [own && keys[own], keys.default].filter((key) => key !== undefined);
}

/** The text of the first key that has one. */
function firstText(keys: readonly string[], texts: Texts, count?: number): string | undefined {
  return keys.map((key) => lookUp(key, texts, count)).find((text) => text !== undefined);
}

/** The parameters, with those that are content in the active culture (C8-06, C8-07). */
function translated({ params }: ClaimError, { content }: RuleMessages, texts: Texts): MessageParams {
  const entries = Object.entries(content?.(params) ?? {});
  const texted = entries.map(
    ([name, { keys, otherwise }]) => [name, firstText(keys, texts) ?? otherwise] as const,
  );
  return { ...params, ...Object.fromEntries(texted) };
}

/** The error's text: the rule's custom key, then the rule's own key, then English; never a key (C2-04). */
export function messageOf(error: ClaimError, texts: Texts): string {
  const messages = messagesOf(error.rule);
  const own = ownText(messages, error);
  const count = own.plural === undefined ? undefined : Number(error.params[own.plural]);
  const found = firstText([...customKeys(error, messages), own.key], texts, count);
  return fillIn(found ?? '', { ...texts.params, ...translated(error, messages, texts) });
}
