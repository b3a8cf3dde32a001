import type { ClaimError, MessageParams } from '../claims/types.ts';
import { RULE_MESSAGES, type RuleMessage, type RuleMessages } from './ruleMessages.ts';
import { fillIn, lookUp, type Texts } from './texts.ts';

function messagesOf(rule: string): RuleMessages {
  if (!Object.hasOwn(RULE_MESSAGES, rule)) throw new Error(`There is no message for the rule ${rule}`);
  return RULE_MESSAGES[rule as keyof typeof RULE_MESSAGES];
}

/** What kind of value the error speaks of: it chooses between the rule's custom keys. */
function kindOf({ kind }: RuleMessages, { params, variant }: ClaimError): 'number' | 'date' | undefined {
  if (kind !== 'range') return kind;
  if (variant === 'invalidDate') return 'date';
  return Object.values(params).some((bound) => String(bound).includes('/')) ? 'date' : 'number';
}

function customKeys(error: ClaimError, messages: RuleMessages): string[] {
  const { keys } = error;
  if (!keys) return [];
  const kind = kindOf(messages, error);
  return [kind && keys[kind], keys.default].filter((key) => key !== undefined);
}

/** Parameters that are themselves content: a label by its key, a document's kind (C8-06, C8-07). */
function translated({ rule, params }: ClaimError, texts: Texts): MessageParams {
  if (rule === 'documentsRequired')
    return { kind: lookUp(`DocumentKind_${params.kind}`, texts) ?? String(params.kind) };
  if (params.labelKey === undefined) return params;
  return { ...params, label: lookUp(String(params.labelKey), texts) ?? String(params.label) };
}

/** The error's text: the rule's custom key, then the rule's own key, then English; never a key (C2-04). */
export function messageOf(error: ClaimError, texts: Texts): string {
  const messages = messagesOf(error.rule);
  const message: RuleMessage =
    (error.variant !== undefined && messages.variants?.[error.variant]) || messages.default;
  const count = message.plural === undefined ? undefined : Number(error.params[message.plural]);
  for (const key of [...customKeys(error, messages), message.key]) {
    const text = lookUp(key, texts, count);
    if (text !== undefined) return fillIn(text, translated(error, texts));
  }
  return fillIn(message.text, translated(error, texts));
}
