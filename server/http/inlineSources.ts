import { hash } from 'node:crypto';

/** Returns the policy source that allows an inline style or script by its hash. */
export const inlineSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Policy sources of a page's inline styles and scripts. */
interface InlineSources {
  style: string[];
  script: string[];
}

/** Returns the policy sources of what a page has inline: styles, and scripts without a type or an address. */
export function inlineSourcesOf(page: string): InlineSources {
  const of = (element: 'style' | 'script'): string[] =>
    [...page.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(([, text = '']) =>
      inlineSource(text),
    );
  return { style: of('style'), script: of('script') };
}
