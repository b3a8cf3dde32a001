import { productText, type Texts } from '../../transforms/texts/lookUp.ts';
import { withWait } from '../../transforms/texts/waitText.ts';
import { barePage, escaped } from '../http/barePage.ts';

/** Builds the HTML page of a 429 response; `contact` has the settlement's contact lines, as HTML. */
export function tooManyRequestsPage(seconds: number, texts: Texts, contact: readonly string[]): string {
  const { culture } = texts;
  const title = productText('Alert_Wait', texts);
  const lines = [
    `<h1>${escaped(title)}</h1>`,
    `<p>${escaped(productText('Problem_tooManyRequests', texts, withWait({ seconds }, culture)))}</p>`,
    `<p>${[escaped(productText('Footer_Instructions', texts)), ...contact].join('<br>')}</p>`,
  ];
  return barePage({ culture, title, main: lines.join('\n') });
}
