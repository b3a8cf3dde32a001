import type { Node } from 'jsonc-parser';

/** A value within an object; the last of several properties of one name, as JSON.parse has it. */
export function childAt(node: Node | undefined, key: string): Node | undefined {
  if (node?.type === 'array') return node.children?.[Number(key)];
  return node?.children?.findLast(({ children }) => children?.[0]?.value === key)?.children?.[1];
}

/** A text within objects; undefined where another value or nothing stands there. */
export function textAt(node: Node | undefined, ...keys: string[]): string | undefined {
  const found = keys.reduce<Node | undefined>(childAt, node);
  return typeof found?.value === 'string' ? found.value : undefined;
}
