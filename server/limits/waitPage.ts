import { productText, type Texts } from '../../transforms/texts/lookUp.ts';
import { withWait } from '../../transforms/texts/waitText.ts';
import { barePage, escaped } from '../http/barePage.ts';

/** What a visitor reads instead of a page that was asked for too often. */
export function waitPage(seconds: number, texts: Texts, nonce: string): string {
  const title = productText('Problem_tooManyRequests', texts, withWait({ seconds }, texts.culture));
  return barePage({ culture: texts.culture, nonce, title, main: `<p>${escaped(title)}</p>` });
}
