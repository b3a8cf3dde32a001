import type { Node } from 'jsonc-parser';

/** Returns a child in a JSON syntax tree; of several properties of one name the last, as JSON.parse does. */
export function childAt(node: Node | undefined, key: string): Node | undefined {
  if (node?.type === 'array') return node.children?.[Number(key)];
  return node?.children?.findLast(({ children }) => children?.[0]?.value === key)?.children?.[1];
}

/** Returns the text at a path of keys; undefined where there is another value or none. */
export function textAt(node: Node | undefined, ...keys: string[]): string | undefined {
  const found = keys.reduce<Node | undefined>(childAt, node);
  return typeof found?.value === 'string' ? found.value : undefined;
}
