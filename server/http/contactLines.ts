import { contentText, type Texts } from '../../transforms/texts/lookUp.ts';
import { plainText } from '../../transforms/texts/parseInline.ts';
import type { AppContext } from '../context.ts';
import { escaped } from './barePage.ts';

/** Formats telephone, e-mail and address of a settlement as HTML, each in its own direction; leaves out empty ones. */
export function contactLines({ bundle }: AppContext, texts: Texts): string[] {
  const { contact } = bundle.bundle.settlement;
  return [contact.phoneKey, contact.emailKey, contact.addressKey].flatMap((key) => {
    const way = key === undefined ? '' : plainText(contentText(key, texts)).trim();
    return way === '' ? [] : [`<bdi>${escaped(way)}</bdi>`];
  });
}
