import type { Page } from 'playwright';

/**
 * Runs in the page: puts elements of its own in the place of each text, as browsers' translators do, and does so again
 * for texts that appear or change. The words stay the same, so that they can be found.
 */
function translateAll(): void {
  const NEVER = 'script, style, noscript, textarea, font, [translate="no"]';
  const translate = (text: Node) => {
    if (!/\p{L}/u.test(text.nodeValue ?? '') || text.parentElement?.closest(NEVER)) return;
    const [standIn, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.nodeValue ?? '');
    standIn.append(inner);
    text.parentNode?.replaceChild(standIn, text);
  };
  const translateIn = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) return translate(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) translate(text);
  };
  const seen = new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes)
        if (node.isConnected) translateIn(node);
  });
  const begin = () => {
    translateIn(document.body);
    seen.observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (document.body) begin();
  else document.addEventListener('DOMContentLoaded', begin);
}

/** Has a browser's translator on each page that opens from now on. */
export const translatePages = (page: Page) => page.addInitScript(translateAll);

/** Begins to translate the page that is open. */
export const translateNow = (page: Page): Promise<void> => page.evaluate(translateAll);
