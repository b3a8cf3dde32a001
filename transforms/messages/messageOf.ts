import type { ClaimError, MessageParams } from '../claims/types.ts';
import { fillIn, lookUp, type Texts } from '../texts/lookUp.ts';
import { RULE_MESSAGES, type RuleMessages } from './ruleMessages.ts';

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
  const own = ownText(messages, error);
  const count = own.plural === undefined ? undefined : Number(error.params[own.plural]);
  const keys = [...customKeys(error, messages), own.key];
  const found = keys.map((key) => lookUp(key, texts, count)).find((text) => text !== undefined);
  return fillIn(found ?? '', { ...texts.params, ...translated(error, texts) });
}
