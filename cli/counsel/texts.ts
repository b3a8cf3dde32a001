import { DEFAULT_CULTURE, fillIn, lookUp } from '../../transforms/texts/lookUp.ts';
import { type InlineNode, parseInline } from '../../transforms/texts/parseInline.ts';
import { own } from '../../transforms/values/own.ts';
import { conditionList } from './conditions.ts';
import { type Html, html } from './html.ts';
import { namingOf } from './naming.ts';
import type { Culture, Subject } from './subject.ts';

function node(inline: InlineNode): Html {
  if (inline.kind === 'text') return html`${inline.text}`;
  if (inline.kind === 'code') return html`<code>${inline.text}</code>`;
  const inside = inline.children.map(node);
  if (inline.kind !== 'link')
    return inline.kind === 'strong' ? html`<strong>${inside}</strong>` : html`<em>${inside}</em>`;
  // On paper a link is its address.
  return html`<span class="link">${inside}</span> <span class="address">&lt;${inline.href}&gt;</span>`;
}

/** Copy as claimants read it: inline Markdown, links with their addresses. */
export function copy(text: string): Html {
  return html`${parseInline(text).map(node)}`;
}

/** A text in one culture; null where it has none, and claimants read the English one. */
type TextIn = (culture: Culture) => string | null;

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

function ownText({ texts }: Culture, key: string): string | undefined {
  return own(texts.active, key) ?? (texts.culture === DEFAULT_CULTURE ? lookUp(key, texts) : undefined);
}

/** The text of a key, or its forms for counts, one below the other. */
function textOfKey(culture: Culture, key: string): string | null {
  const text = ownText(culture, key);
  const forms = FORMS.flatMap((form) => ownText(culture, `${key}_${form}`) ?? []);
  if (text === undefined && forms.length === 0) return null;
  return [...(text === undefined ? [] : [text]), ...forms]
    .map((one) => fillIn(one, culture.texts.params ?? {}))
    .join(' / ');
}

/** One text in each culture, side by side where there is room. */
export function inEveryCulture({ cultures }: Subject, textIn: TextIn): Html {
  const cells = cultures.map((culture) => {
    const text = textIn(culture);
    const name = html`<span class="culture" lang="${culture.code}" dir="${culture.direction}">${culture.name}</span>`;
    if (text === null)
      return html`<div class="text missing">${name}<p>No text of its own: the English one is shown.</p></div>`;
    return html`<div class="text">${name}<p lang="${culture.code}" dir="${culture.direction}">${copy(text)}</p></div>`;
  });
  return html`<div class="texts">${cells}</div>`;
}

/** A content key in each culture, with its other wordings and when they hold. */
export function said(subject: Subject, key: string): Html {
  const variants = own(subject.plan.contentVariants ?? {}, key) ?? [];
  const others = variants.map(
    (variant) =>
      html`<div class="variant"><p class="lead">In place of this text, the following is shown when:</p>${conditionList(variant.when, namingOf(subject))}${inEveryCulture(subject, (culture) => textOfKey(culture, variant.key))}</div>`,
  );
  return html`${inEveryCulture(subject, (culture) => textOfKey(culture, key))}${others}`;
}

/** Several content keys, one after the other. */
export function saidAll(subject: Subject, keys: readonly string[] = []): Html {
  return html`${keys.map((key) => said(subject, key))}`;
}
