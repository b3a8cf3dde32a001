import type { Page } from 'playwright';

/**
 * Landmarks and headings (WCAG 1.3.1, 2.4.1, 2.4.2, 2.4.6, 3.1.1): one banner, one main, one content-info; all that is
 * shown stands in a landmark; one heading of the first level, none skipped or empty; a title and a language.
 */
export function structure(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(shown);
    const top = (selector: string) =>
      all(selector).filter(
        (element) => !element.parentElement?.closest('main, article, section, aside, nav'),
      );
    const counted = (name: string, found: Element[]) =>
      found.length === 1 ? [] : [`structure: ${found.length} landmarks of the kind ${name}`];

    const levels = all('h1, h2, h3, h4, h5, h6').map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      text: heading.textContent?.trim() ?? '',
    }));
    const skipped = levels.flatMap(({ level, text }, index) => {
      const before = levels[index - 1]?.level ?? level;
      return level > before + 1
        ? [`structure: "${text}" is of level ${level} below one of level ${before}`]
        : [];
    });
    const firsts = levels.filter(({ level }) => level === 1);
    return [
      ...counted('banner', top('header, [role=banner]')),
      ...counted('main', all('main, [role=main]')),
      ...counted('content-info', top('footer, [role=contentinfo]')),
      ...(firsts.length === 1 ? [] : [`structure: ${firsts.length} headings of level 1`]),
      ...levels
        .filter(({ text }) => !text)
        .map(({ level }) => `structure: an empty heading of level ${level}`),
      ...skipped,
      ...(document.title.trim() ? [] : ['structure: no title']),
      ...(document.documentElement.lang ? [] : ['structure: no language']),
    ];
  });
}
