import { directionOf } from '../../transforms/texts/direction.ts';
import { productText, type Texts } from '../../transforms/texts/lookUp.ts';
import type { LoginEndName } from './wallet.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:3rem auto;padding:0 1rem;color:#1b1b1b;background:#fff}h1{font-size:1.5rem}';

/** The window's last page: how the login ended, for eyes; and for the page that waits, by its script. */
export function windowPage(end: LoginEndName, texts: Texts, nonce: string): string {
  const { culture } = texts;
  const say = (key: Parameters<typeof productText>[0]): string => escaped(productText(key, texts));
  return `<!doctype html>
<html lang="${escaped(culture)}" dir="${directionOf(culture)}" data-end="${end}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('Wallet_WindowTitle')}</title>
<style nonce="${escaped(nonce)}">${STYLE}</style>
</head>
<body>
<main>
<h1>${say('Wallet_WindowTitle')}</h1>
<p>${say(`Wallet_${end}`)}</p>
<p>${say('Wallet_CloseWindow')}</p>
</main>
<script src="/api/wallet/window.js"></script>
</body>
</html>
`;
}
