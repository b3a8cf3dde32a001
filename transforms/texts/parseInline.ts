/** Node of inline Markdown. */
export type InlineNode =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong' | 'em'; children: InlineNode[] }
  | { kind: 'link'; href: string; children: InlineNode[] };

interface Rule {
  /**
   * Group `before` has the text that may precede the construct, because not every browser of the floor supports
   * lookbehind (C17-01).
   */
  pattern: RegExp;
  node: (match: RegExpExecArray) => InlineNode;
}

/** Matches the URLs that a link may have, none of which can run script. */
const SAFE_HREF = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

const LINK = /\[([^\]]+)\]\(((?:[^\s()]|\([^\s()]*\))+)\)/;

const RULES: Rule[] = [
  { pattern: /\\([\\`*_[\]()])/, node: ([, char = '']) => ({ kind: 'text', text: char }) },
  { pattern: /`([^`]+)`/, node: ([, code = '']) => ({ kind: 'code', text: code }) },
  {
    pattern: LINK,
    node: ([, label = '', href = '']) => link(label, href),
  },
  {
    pattern: /\*\*(?=\S)(.+?)\*\*/,
    node: ([, inner = '']) => ({ kind: 'strong', children: parseInline(inner) }),
  },
  {
    pattern: /(?<before>^|[^\w*])(?<mark>[*_])(?=\S)((?:(?!\k<mark>).)+?)\k<mark>(?!\w)/,
    node: ([, , , inner = '']) => ({ kind: 'em', children: parseInline(inner) }),
  },
];

/** Creates a link, or a text of its label where the URL could run script. */
function link(label: string, href: string): InlineNode {
  const children = parseInline(label);
  const [only] = children;
  if (SAFE_HREF.test(href)) return { kind: 'link', href, children };
  return children.length === 1 && only ? only : { kind: 'text', text: label };
}

/**
 * Parses inline Markdown: strong, em, code and links. Everything else, including HTML tags, is plain text. `**now** or
 * [later](/faq)` → strong, text, link.
 */
export function parseInline(text: string): InlineNode[] {
  let first: { match: RegExpExecArray; start: number; rule: Rule } | undefined;
  for (const rule of RULES) {
    const match = rule.pattern.exec(text);
    const start = match ? match.index + (match.groups?.before?.length ?? 0) : -1;
    if (match && (!first || start < first.start)) first = { match, start, rule };
  }
  if (!first) return text ? [{ kind: 'text', text }] : [];
  const { match, start, rule } = first;
  const node = rule.node(match);
  const before: InlineNode[] = start > 0 ? [{ kind: 'text', text: text.slice(0, start) }] : [];
  return [...before, node, ...parseInline(text.slice(match.index + match[0].length))];
}

/** Returns the URLs of a text's links that are not rendered, so that only their labels are shown. */
export function unrenderedHrefs(text: string): string[] {
  const all = [...text.matchAll(new RegExp(LINK, 'g'))].map(([, , href = '']) => href);
  return all.filter((href) => !SAFE_HREF.test(href));
}

/** Removes the Markdown of a text, for attributes and other plain text. */
export function plainText(text: string): string {
  return parseInline(text).map(plainOf).join('');
}

function plainOf(node: InlineNode): string {
  return 'children' in node ? node.children.map(plainOf).join('') : node.text;
}
