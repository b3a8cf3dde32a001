/** Characters that a browser removes from a URL: it parses `java\nscript:` as `javascript:`. */
const LEFT_OUT = /[\s\p{Cc}]/gu;

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/** Schemes that a link may have. */
const SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

/**
 * Matches a URL without a scheme that leads to another host: `//evil.example`, and `/\evil.example` in a browser.
 */
const OTHER_HOST = /^[\\/]{2}/;

/**
 * Tests if the URL of a link has a scheme other than http, https, mailto and tel, such as `javascript:`, or leads to
 * another host without a scheme.
 */
export function isUnsafeHref(href: string): boolean {
  const read = href.replace(LEFT_OUT, '');
  const scheme = SCHEME.exec(read)?.[1]?.toLowerCase();
  return OTHER_HOST.test(read) || (scheme !== undefined && !SCHEMES.has(scheme));
}
