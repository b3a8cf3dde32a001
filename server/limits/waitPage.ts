import { directionOf } from '../../transforms/texts/direction.ts';
import { productText, type Texts } from '../../transforms/texts/lookUp.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:3rem auto;padding:0 1rem;color:#1b1b1b;background:#fff}';

/** What a visitor reads instead of a page that was asked for too often. */
export function waitPage(seconds: number, texts: Texts, nonce: string): string {
  const { culture } = texts;
  const text = escaped(productText('Problem_tooManyRequests', texts, { seconds }));
  return `<!doctype html>
<html lang="${escaped(culture)}" dir="${directionOf(culture)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text}</title>
<style nonce="${escaped(nonce)}">${STYLE}</style>
</head>
<body><main><p>${text}</p></main></body>
</html>
`;
}
