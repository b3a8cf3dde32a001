const HEX = '[\\dA-F]';

/** Characters that are not encoded in each part of a URI. */
const PLAIN = "\\w.~!$&'()*+,;=-";

/** Creates the pattern of a character in a part that allows `further` ones unencoded, or of an encoded byte. */
const character = (further: string) => `(?:[${further}${PLAIN}]|%${HEX}{2})`;

const SEGMENT = character(':@');
const LITERAL = `\\[(?:v${HEX}+\\.[:${PLAIN}]+|(?<address>[\\dA-F:.]+))\\]`;
const AUTHORITY = `(?:${character(':')}*@)?(?:${LITERAL}|${character('')}*)(?::\\d*)?`;
const REST = `(?:\\?${character(':@/?')}*)?(?:#${character(':@/?')}*)?`;
const URI = new RegExp(
  `^[A-Z][A-Z\\d+.-]*:(?://${AUTHORITY}(?:/${SEGMENT}*)*|/?(?:${SEGMENT}+(?:/${SEGMENT}*)*)?)${REST}$`,
  'i',
);

/**
 * Tests for a URI with its scheme, by the grammar of RFC 3986 (appendix A). No maintained library follows it:
 * ajv-formats accepts quotes, WHATWG's parser encodes invalid characters. That parser does read an IPv6 address as in
 * the grammar.
 */
export function isUri(text: string): boolean {
  const match = URI.exec(text);
  if (!match) return false;
  const address = match.groups?.address;
  return address === undefined || URL.canParse(`http://[${address}]/`);
}
