import type { Page } from 'playwright';

/** A text of the app, what stands in its place, and the words that were translated. */
interface Translation {
  readonly text: Node;
  readonly standIn: Element;
  readonly words: string | null;
}

interface Translated {
  pageTranslations?: Translation[];
}

/**
 * Runs in the page: puts elements of its own in the place of each text, as browsers' translators do, and does so again
 * for texts that appear or change. The words stay the same, so that they can be found.
 */
function translateAll(): void {
  const translations: Translation[] = [];
  Object.assign(window, { pageTranslations: translations });
  const NEVER = 'script, style, noscript, textarea, font, [translate="no"]';
  const translate = (text: Node) => {
    if (!/\p{L}/u.test(text.nodeValue ?? '') || text.parentElement?.closest(NEVER)) return;
    const [standIn, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.nodeValue ?? '');
    standIn.append(inner);
    text.parentNode?.replaceChild(standIn, text);
    translations.push({ text, standIn, words: text.nodeValue });
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

/** What the translated page shows wrongly now: a translation of words that changed, or one beside its own text. */
export const translationFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const translations = (window as Translated).pageTranslations ?? [];
    const shown = translations.filter(({ standIn }) => standIn.isConnected);
    if (shown.length === 0) return ['nothing is translated'];
    return shown.flatMap(({ text, words }) => {
      if (text.isConnected) return [`twice: “${words}”`];
      return text.nodeValue === words ? [] : [`stale: “${words}” is now “${text.nodeValue}”`];
    });
  });
