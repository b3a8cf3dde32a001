import type { Page } from 'playwright';

/**
 * Target size (WCAG 2.5.8): a target is 24 by 24 px, or a circle of 24 px about its middle meets no other target. A link
 * within a sentence is excepted; a check box counts with its label.
 */
export function targetSize(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    const TARGETS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]';
    const inSentence = (element: Element) =>
      element.matches('a[href]') &&
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    const boxOf = (element: Element) => {
      const own = element.getBoundingClientRect();
      const label = element.matches('[type=checkbox], [type=radio]')
        ? (element as HTMLInputElement).labels?.[0]?.getBoundingClientRect()
        : undefined;
      return label && label.height >= own.height ? label : own;
    };
    const targets = [...document.querySelectorAll(TARGETS)]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.getBoundingClientRect().width > 1 &&
          !inSentence(element),
      )
      .map((element) => ({ element, box: boxOf(element) }));
    const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
    const meets = (box: DOMRect, other: DOMRect) => {
      const { x, y } = middle(box);
      const dx = Math.max(other.left - x, 0, x - other.right);
      const dy = Math.max(other.top - y, 0, y - other.bottom);
      return Math.hypot(dx, dy) < LEAST / 2;
    };
    return targets
      .filter(({ box }) => box.width < LEAST || box.height < LEAST)
      .filter(({ element, box }) =>
        targets.some((other) => other.element !== element && meets(box, other.box)),
      )
      .map(
        ({ element, box }) =>
          `target size: ${Math.round(box.width)} × ${Math.round(box.height)}: ${element.outerHTML.slice(0, 120)}`,
      );
  });
}
