import { directionOf } from '../../transforms/texts/direction.ts';
import type { ProductKey } from '../../transforms/texts/keys.ts';
import { contentText, productText } from '../../transforms/texts/lookUp.ts';
import { plainText } from '../../transforms/texts/parseInline.ts';
import type { AppContext } from '../context.ts';
import { textsOf } from '../culture.ts';
import { escaped } from '../http/barePage.ts';
import { contactLines } from '../http/contactLines.ts';

const ROOT = /<html lang="[^"]*" dir="[^"]*">/;
const TITLE = /<title>[^<]*<\/title>/;
/** Texts for visitors in whose browser the app does not run, by the class of their element in index.html. */
const WORDS = { 'cw-start-later': 'App_NotOpened', 'cw-start-without': 'App_NeedsScript' } as const;

/** Formats a text for visitors in whose browser the app does not run, with telephone, e-mail and address. */
function wordsWithoutApp(context: AppContext, culture: string, key: ProductKey): string {
  const texts = textsOf(context, culture);
  const lines = [escaped(productText(key, texts)), ...contactLines(context, texts)];
  return `<p lang="${escaped(culture)}" dir="${directionOf(culture)}">${lines.join('<br>')}</p>`;
}

/** Culture of a page, and whether its address names it. */
interface PageCulture {
  culture: string;
  isAsked: boolean;
}

/** Formats what the script in the page's head chooses by, where the address names no culture (C11-09). */
function choiceOf({ bundle, jar }: AppContext, isAsked: boolean): string {
  const codes = Object.keys(bundle.bundle.settlement.cultures).join(' ');
  return isAsked ? '' : ` data-cultures="${escaped(codes)}" data-culture-cookie="${escaped(jar.culture)}"`;
}

/**
 * Translates the built index.html: its language and direction, its title, and the text that is shown until the script
 * has run, or without scripts (C16-07, C17-03).
 */
export function pageShell(page: string, context: AppContext, { culture, isAsked }: PageCulture): string {
  const { settlement } = context.bundle.bundle;
  const others = Object.keys(settlement.cultures).filter((code) => code !== culture);
  const title = plainText(contentText(settlement.nameKey, textsOf(context, culture)));
  const shell = page
    .replace(
      ROOT,
      () => `<html lang="${escaped(culture)}" dir="${directionOf(culture)}"${choiceOf(context, isAsked)}>`,
    )
    .replace(TITLE, () => `<title>${escaped(title)}</title>`);
  return Object.entries(WORDS).reduce((html, [name, key]) => {
    const words = [culture, ...others].map((code) => wordsWithoutApp(context, code, key));
    return html.replace(
      new RegExp(`(<div[^>]* class="cw-start ${name}">|<div class="cw-start ${name}">)[^<]*`),
      (_whole, start: string) => start + words.join(''),
    );
  }, shell);
}
