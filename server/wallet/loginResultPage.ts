import { productText, type Texts } from '../../transforms/texts/lookUp.ts';
import { barePage, escaped } from '../http/barePage.ts';
import type { LoginEndName } from './wallet.ts';

/** Builds the last page of the login popup: it shows how the login ended, and its script passes that on to the opener. */
export function loginResultPage(end: LoginEndName, texts: Texts): string {
  const say = (key: Parameters<typeof productText>[0]): string => escaped(productText(key, texts));
  return barePage({
    culture: texts.culture,
    title: productText('Wallet_WindowTitle', texts),
    root: ` data-end="${end}"`,
    main: `<h1>${say('Wallet_WindowTitle')}</h1>
<p>${say(`Wallet_${end}`)}</p>
<p>${say('Wallet_CloseWindow')}</p>`,
    below: '\n<script src="/api/wallet/window.js"></script>',
  });
}
