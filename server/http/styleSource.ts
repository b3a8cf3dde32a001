import { hash } from 'node:crypto';

const STYLE_ELEMENT = /<style>(.*?)<\/style>/gs;

/** Returns the policy source that allows an inline style by its hash. */
export const styleSource = (css: string): string => `'sha256-${hash('sha256', css, 'base64')}'`;

/** Returns the policy sources of a page's inline styles. */
export const styleSourcesOf = (page: string): string[] =>
  [...page.matchAll(STYLE_ELEMENT)].map(([, css = '']) => styleSource(css));
