import type { ClaimError } from '../../transforms/ground/verdict.ts';
import { messageOf, ownMessageKey } from '../../transforms/messages/messageOf.ts';
import { DEFAULT_CULTURE, fillIn, lookUp } from '../../transforms/texts/lookUp.ts';
import { type InlineNode, parseInline } from '../../transforms/texts/parseInline.ts';
import { own } from '../../transforms/values/own.ts';
import { conditionList } from './conditions.ts';
import { type Html, html } from './html.ts';
import { namingOf } from './naming.ts';
import type { PrintCulture, PrintModel } from './printModel.ts';

function node(inline: InlineNode): Html {
  if (inline.kind === 'text') return html`${inline.text}`;
  if (inline.kind === 'code') return html`<code>${inline.text}</code>`;
  const inside = inline.children.map(node);
  if (inline.kind !== 'link')
    return inline.kind === 'strong' ? html`<strong>${inside}</strong>` : html`<em>${inside}</em>`;
  // Printed links show their addresses.
  return html`<span class="link">${inside}</span> <span class="address">&lt;${inline.href}&gt;</span>`;
}

/** Renders inline Markdown for the printed form, links with their addresses. */
function copy(text: string): Html {
  return html`${parseInline(text).map(node)}`;
}

/** Text in one culture, with the content keys from which it may come. */
export interface Wording {
  text: string;
  keys: readonly string[];
}

/** Returns a text in one culture; null where it has none and claimants read the English one. */
type TextIn = (culture: PrintCulture) => Wording | null;

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

function ownText({ texts }: PrintCulture, key: string): string | undefined {
  return own(texts.active, key) ?? (texts.culture === DEFAULT_CULTURE ? lookUp(key, texts) : undefined);
}

/** Returns the text of a key, or its plural forms. */
function textOfKey(culture: PrintCulture, key: string): Wording | null {
  const keys = [key, ...FORMS.map((form) => `${key}_${form}`)];
  const texts = keys.flatMap((one) => ownText(culture, one) ?? []);
  if (texts.length === 0) return null;
  return {
    text: texts.map((one) => fillIn(one, culture.texts.params ?? {}, culture.texts.culture)).join(' / '),
    keys,
  };
}

/** Returns the message of an error as claimants read it; null where the culture has no text of its own. */
export function messageIn(culture: PrintCulture, error: ClaimError): Wording | null {
  const key = ownMessageKey(error, culture.texts);
  if (key === undefined && culture.code !== DEFAULT_CULTURE) return null;
  return { text: messageOf(error, culture.texts), keys: key === undefined ? [] : [key] };
}

const STALE = html`<p class="stale">The English text has changed since this was translated.</p>`;

/** Renders one text in each culture, side by side where there is room. */
export function inEveryCulture({ cultures }: PrintModel, textIn: TextIn): Html {
  const cells = cultures.map((culture) => {
    const wording = textIn(culture);
    const name = html`<span class="culture" lang="${culture.code}" dir="${culture.direction}">${culture.name}</span>`;
    if (wording === null)
      return html`<div class="text missing">${name}<p>No text of its own: the English one is shown.</p></div>`;
    const stale = wording.keys.some((key) => culture.stale.has(key)) && STALE;
    return html`<div class="text">${name}<p lang="${culture.code}" dir="${culture.direction}">${copy(wording.text)}</p>${stale}</div>`;
  });
  return html`<div class="texts">${cells}</div>`;
}

/** Renders a content key in each culture, with its variants and their conditions. */
export function translatedText(printModel: PrintModel, key: string): Html {
  const variants = own(printModel.plan.contentVariants ?? {}, key) ?? [];
  const others = variants.map(
    (variant) =>
      html`<div class="variant"><p class="lead">In place of this text, the following is shown when:</p>${conditionList(variant.when, namingOf(printModel))}${inEveryCulture(printModel, (culture) => textOfKey(culture, variant.key))}</div>`,
  );
  return html`${inEveryCulture(printModel, (culture) => textOfKey(culture, key))}${others}`;
}

/** Renders several content keys, one after the other. */
export function translatedTexts(printModel: PrintModel, keys: readonly string[] = []): Html {
  return html`${keys.map((key) => translatedText(printModel, key))}`;
}
