/** Map from text nodes that a browser's page translator removed to the elements that replace them. */
type Replacements = WeakMap<Node, Element>;

const isElement = (node: Node | null): node is Element => node instanceof Element;

/** Returns the element by which a translator replaced a removed text node: an added element, or a sibling `font`. */
function replacementOf({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | undefined {
  const beside = [previousSibling, nextSibling].filter(isElement);
  return [...addedNodes].find(isElement) ?? beside.find(({ localName }) => localName === 'font');
}

/**
 * Records the translator's element for each text node that a mutation removed; removes the element of a text node that
 * was inserted again.
 */
function recordReplacements(
  change: MutationRecord,
  replacements: Replacements,
  watch: (text: Text) => void,
): void {
  for (const node of change.addedNodes) if (node.isConnected) replacements.get(node)?.remove();
  const replacement = replacementOf(change);
  if (!replacement?.isConnected) return;
  for (const node of change.removedNodes) {
    if (!(node instanceof Text) || node.isConnected) continue;
    replacements.set(node, replacement);
    watch(node);
  }
}

/**
 * Processes DOM mutations. Puts a replaced text node whose data the page changed back in place of the translator's
 * element, so that the browser translates it again.
 */
function applyMutations(
  changes: readonly MutationRecord[],
  replacements: Replacements,
  watch: (text: Text) => void,
): void {
  for (const change of changes) {
    const { target, type } = change;
    if (type === 'childList') recordReplacements(change, replacements, watch);
    else if (!target.isConnected) replacements.get(target)?.replaceWith(target);
  }
}

/** Tolerance of a browser's translator. */
export interface Tolerance {
  /** Runs a callback with the texts that were replaced until now in the place of the translator's elements. */
  withOriginalTexts(run: () => void): void;
  stop(): void;
}

/**
 * Makes React's DOM updates work while a browser translates the page. `removeChild` and `insertBefore` of a text node
 * that the translator replaced are redirected to its replacement; otherwise React throws, or updates a detached node.
 * `earlier` are the changes of the page from before.
 */
export function tolerateBrowserTranslation(
  { body }: Document,
  earlier: readonly MutationRecord[] = [],
): Tolerance {
  const replacements: Replacements = new WeakMap();
  const replaced = new Set<Text>();
  const watch = (text: Text) => {
    replaced.add(text);
    observer.observe(text, { characterData: true });
  };
  const observer = new MutationObserver((changes) => applyMutations(changes, replacements, watch));
  const shown = (parent: Node, node: Node): Node => {
    if (node.parentNode === parent) return node;
    applyMutations(observer.takeRecords(), replacements, watch);
    const replacement = replacements.get(node);
    return node.parentNode !== parent && replacement?.parentNode === parent ? replacement : node;
  };
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    removeChild.call(this, shown(this, child));
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && shown(this, before));
    return node;
  };
  applyMutations(earlier, replacements, watch);
  observer.observe(body, { childList: true, characterData: true, subtree: true });
  const withOriginalTexts = (run: () => void) => {
    applyMutations(observer.takeRecords(), replacements, watch);
    const pairs = [...replaced].flatMap((text) => {
      const element = replacements.get(text);
      return element?.isConnected ? [[text, element] as const] : [];
    });
    for (const [text, element] of pairs) element.replaceWith(text);
    run();
    for (const [text, element] of pairs) text.replaceWith(element);
    observer.takeRecords();
  };
  return {
    withOriginalTexts,
    stop() {
      observer.disconnect();
      Object.assign(Node.prototype, { removeChild, insertBefore });
    },
  };
}
