import { directionOf } from '../../transforms/texts/direction.ts';
import { inlineSource } from './inlineSources.ts';

/** Escapes a text for HTML, in elements and attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:3rem auto;padding:0 1rem;color:#1b1b1b;background:#fff}h1{font-size:1.5rem}';

/** Policy source that allows the style of these pages. */
export const BARE_PAGE_STYLE = inlineSource(STYLE);

/** Contents of an HTML page without the app: the title is a text, the rest HTML whose texts are escaped. */
interface BarePage {
  culture: string;
  title: string;
  main: string;
  /** Attributes of its root, beside language and direction. */
  root?: string;
  /** HTML below the main part. */
  below?: string;
}

/** Builds an HTML page without the app, under the strictest policy: its only style is inline. */
export function barePage({ culture, title, main, root = '', below = '' }: BarePage): string {
  return `<!doctype html>
<html lang="${escaped(culture)}" dir="${directionOf(culture)}"${root}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${main}
</main>${below}
</body>
</html>
`;
}
