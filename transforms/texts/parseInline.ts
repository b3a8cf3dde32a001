export type InlineNode =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong' | 'em'; children: InlineNode[] }
  | { kind: 'link'; href: string; children: InlineNode[] };

interface Rule {
  /** Its group `before` is what may stand before the match: not each browser of the floor parses a lookbehind (C17-01). */
  pattern: RegExp;
  node: (match: RegExpExecArray) => InlineNode;
}

/** Addresses that a link may lead to: none that could run script. */
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

/** A link, or its bare label where the address is of a kind that could run script. */
function link(label: string, href: string): InlineNode {
  const children = parseInline(label);
  const [only] = children;
  if (SAFE_HREF.test(href)) return { kind: 'link', href, children };
  return children.length === 1 && only ? only : { kind: 'text', text: label };
}

/**
 * Reads inline Markdown: strong, em, code and links, nothing else. Tags are text: what is not one of these four
 * is shown as it was written. `**now** or [later](/faq)` → strong, text, link.
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

/** The addresses of a text's links that are left out: only the label is shown. */
export function unsafeHrefs(text: string): string[] {
  const all = [...text.matchAll(new RegExp(LINK, 'g'))].map(([, , href = '']) => href);
  return all.filter((href) => !SAFE_HREF.test(href));
}

/** The text without its marks: for a place that can hold no elements. */
export function plainText(text: string): string {
  return parseInline(text).map(plainOf).join('');
}

function plainOf(node: InlineNode): string {
  return 'children' in node ? node.children.map(plainOf).join('') : node.text;
}
