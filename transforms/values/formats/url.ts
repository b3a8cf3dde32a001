/** Tests for an absolute http or https address (WHATWG URL), without white space. */
export function isUrl(text: string): boolean {
  return /^https?:\/\/\S+$/iu.test(text) && URL.canParse(text);
}
