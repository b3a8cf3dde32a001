import type { Page } from 'playwright';

/** What React keeps of a part of the page: a component, an element, a text. */
interface Fiber {
  readonly tag: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly memoizedProps: unknown;
  readonly stateNode: unknown;
}

/**
 * Runs in the page. What React has drawn is what the same page reads untranslated: each of its elements must have these
 * texts, whatever a translator put in their place. Answers the innermost elements that read otherwise.
 */
function differencesFromDrawn(): string[] {
  const [ELEMENT, TEXT, PORTAL] = [5, 6, 4];
  const UNREAD = 'script, style, noscript, textarea';
  const isFiber = (value: unknown): value is Fiber =>
    typeof value === 'object' && value !== null && 'memoizedProps' in value;
  const propOf = (fiber: Fiber, name: string): unknown =>
    Object.entries(fiber.memoizedProps ?? {}).find(([key]) => key === name)?.[1];
  const childrenOf = (fiber: Fiber): Fiber[] => {
    const children: Fiber[] = [];
    for (let child = fiber.child; child; child = child.sibling) children.push(child);
    return children;
  };
  const textIn = (html: unknown): string => {
    const template = document.createElement('template');
    template.innerHTML = String(Object(html).__html ?? '');
    return template.content.textContent ?? '';
  };
  const ownText = (element: Element, fiber: Fiber): string | undefined => {
    if (element.matches(UNREAD)) return '';
    const html = propOf(fiber, 'dangerouslySetInnerHTML');
    if (html) return textIn(html);
    const only = propOf(fiber, 'children');
    return !fiber.child && (typeof only === 'string' || typeof only === 'number') ? String(only) : undefined;
  };
  const elementOf = ({ tag, stateNode }: Fiber): Element | null =>
    tag === ELEMENT && stateNode instanceof Element ? stateNode : null;
  const drawnIn = (fiber: Fiber): string => {
    if (fiber.tag === TEXT) return String(fiber.memoizedProps);
    if (fiber.tag === PORTAL) return '';
    const element = elementOf(fiber);
    const own = element ? ownText(element, fiber) : undefined;
    return own ?? childrenOf(fiber).map(drawnIn).join('');
  };
  const containers = new Set<unknown>();
  const readIn = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (containers.has(node) || (node instanceof Element && node.matches(UNREAD))) return '';
    return [...node.childNodes].map(readIn).join('');
  };
  const faultsOf = (fiber: Fiber): string[] => {
    if (fiber.tag === PORTAL) return [];
    const element = elementOf(fiber);
    const [drawn, read] = element ? [drawnIn(fiber), readIn(element)] : [];
    if (element && drawn === read) return [];
    const inner = childrenOf(fiber).flatMap(faultsOf);
    return inner.length > 0 || !element ? inner : [`“${read}” is read, and “${drawn}” was drawn`];
  };
  const portalsIn = (fiber: Fiber): Fiber[] => [
    ...(fiber.tag === PORTAL ? [fiber] : []),
    ...childrenOf(fiber).flatMap(portalsIn),
  ];
  const container = document.getElementById('root') ?? document.body;
  const [, root] = Object.entries(container).find(([key]) => key.startsWith('__reactContainer$')) ?? [];
  const current: unknown = isFiber(root) ? Object(root.stateNode).current : undefined;
  // An app that could not start says so without React, in texts that do not change.
  if (container.querySelector('.cw-start-failed')) return [];
  if (!isFiber(current)) return ['React has drawn nothing'];
  if (!document.querySelector('font')) return ['nothing is translated'];
  const portals = portalsIn(current);
  // A portal within the page is compared by itself.
  for (const { stateNode } of portals) containers.add(Object(stateNode).containerInfo);
  return [current, ...portals].flatMap(childrenOf).flatMap(faultsOf);
}

/** What the translated page reads otherwise than the same page untranslated: stale, doubled, lost or misplaced words. */
export const translationFaults = (page: Page): Promise<string[]> => page.evaluate(differencesFromDrawn);
