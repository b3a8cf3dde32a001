import { directionOf } from '../../transforms/texts/direction.ts';
import { contentText, productText } from '../../transforms/texts/lookUp.ts';
import { plainText } from '../../transforms/texts/parseInline.ts';
import type { AppContext } from '../context.ts';
import { textsOf } from '../culture.ts';
import { escaped } from '../http/barePage.ts';
import { contactLines } from '../http/contactLines.ts';

const ROOT = /<html lang="[^"]*" dir="[^"]*">/;
const TITLE = /<title>[^<]*<\/title>/;
const START_WORDS = /(<div class="cw-start cw-start-later">)[^<]*/;

/** Formats the text for visitors without script, with telephone, e-mail and address. */
function wordsWithoutScript(context: AppContext, culture: string): string {
  const texts = textsOf(context, culture);
  const lines = [escaped(productText('App_NotOpened', texts)), ...contactLines(context, texts)];
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
 * has run (C16-07, C17-03).
 */
export function pageShell(page: string, context: AppContext, { culture, isAsked }: PageCulture): string {
  const { settlement } = context.bundle.bundle;
  const others = Object.keys(settlement.cultures).filter((code) => code !== culture);
  const title = plainText(contentText(settlement.nameKey, textsOf(context, culture)));
  const words = [culture, ...others].map((code) => wordsWithoutScript(context, code));
  return page
    .replace(
      ROOT,
      () => `<html lang="${escaped(culture)}" dir="${directionOf(culture)}"${choiceOf(context, isAsked)}>`,
    )
    .replace(TITLE, () => `<title>${escaped(title)}</title>`)
    .replace(START_WORDS, (_whole, start: string) => `${start}${words.join('')}`);
}
