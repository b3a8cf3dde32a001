const HEX = '[\\dA-F]';

/** What stands for itself in each part of a URI. */
const PLAIN = "\\w.~!$&'()*+,;=-";

/** A character of a part that allows further ones to stand for themselves, or an encoded byte. */
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
 * A URI with its scheme, by the grammar of RFC 3986 (appendix A). No kept library follows it: ajv-formats takes quotes,
 * WHATWG's parser encodes what no URI may hold. That parser does read an IPv6 address as the grammar has it.
 */
export function isUri(text: string): boolean {
  const match = URI.exec(text);
  if (!match) return false;
  const address = match.groups?.address;
  return address === undefined || URL.canParse(`http://[${address}]/`);
}
