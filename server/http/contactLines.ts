import { contentText, type Texts } from '../../transforms/texts/lookUp.ts';
import { plainText } from '../../transforms/texts/parseInline.ts';
import type { AppContext } from '../context.ts';
import { escaped } from './barePage.ts';

/** Bundle with the settlement's contact. */
type Contacted = Pick<AppContext, 'bundle'>;

/** Returns telephone, e-mail and address of a settlement as plain texts; leaves out empty ones. */
export function contactTexts({ bundle }: Contacted, texts: Texts): string[] {
  const { contact } = bundle.bundle.settlement;
  return [contact.phoneKey, contact.emailKey, contact.addressKey].flatMap((key) => {
    const way = key === undefined ? '' : plainText(contentText(key, texts)).trim();
    return way === '' ? [] : [way];
  });
}

/** Formats telephone, e-mail and address of a settlement as HTML, each in its own direction. */
export const contactLines = (context: Contacted, texts: Texts): string[] =>
  contactTexts(context, texts).map((way) => `<bdi>${escaped(way)}</bdi>`);
