import type { Page } from 'playwright';

/** What has the focus, as one would name it, and where it stands. */
interface Focused {
  name: string;
  index: number;
  tabIndex: number;
  onBody: boolean;
  /** Why it is not to be seen, empty where it is. */
  hiddenBy: string;
  /** It is drawn otherwise than without the focus. */
  marked: boolean;
  /** Its mark is the thin line that the browser draws, and no ring of the theme. */
  ownLine: boolean;
}

/** Where a walk through a page by Tab ends at the latest. */
const MOST_STOPS = 150;

/**
 * Keyboard (WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11): Tab walks the page in the order of its text, from the skip link
 * to the last control, is caught nowhere, and shows where it is.
 */
export async function focusOrder(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
    window.getSelection()?.removeAllRanges();
    const start = document.createElement('span');
    start.id = 'focus-order-start';
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
  });
  const stops: Focused[] = [];
  let isRound = false;
  for (let turn = 0; turn < MOST_STOPS; turn += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    // Behind the last control, a browser begins again with those of a tabindex of their own.
    if (stop.onBody && !isRound) isRound = true;
    else if (stop.onBody || (stop.tabIndex <= 0 && isRound)) return faultsOf(stops);
    else if (stops.some(({ index }) => index === stop.index)) return faultsOf(stops);
    else stops.push(stop);
  }
  return [`focus order: Tab did not come out of the page in ${MOST_STOPS} steps`, ...faultsOf(stops)];
}

function faultsOf(stops: Focused[]): string[] {
  const back = stops.flatMap(({ name, index }, turn) => {
    const before = stops[turn - 1];
    return before && index < before.index ? [`focus order: ${name} comes after ${before.name}`] : [];
  });
  return [
    ...(stops.length === 0 ? ['focus order: nothing takes the focus'] : []),
    ...back,
    ...stops
      .filter(({ hiddenBy }) => hiddenBy)
      .map(({ name, hiddenBy }) => `focus order: ${name} is ${hiddenBy}`),
    ...stops.filter(({ marked }) => !marked).map(({ name }) => `focus order: ${name} shows no focus`),
    ...stops
      .filter(({ ownLine }) => ownLine)
      .map(({ name }) => `focus order: ${name} has the browser’s thin line, and no ring`),
  ];
}

function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body)
      return {
        name: 'body',
        index: -1,
        tabIndex: 0,
        onBody: true,
        hiddenBy: '',
        marked: true,
        ownLine: false,
      };
    const look = () =>
      [element, element.parentElement, element.nextElementSibling]
        .filter((part): part is Element => part !== null)
        .map((part) => {
          const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor } =
            getComputedStyle(part);
          return [
            outlineStyle === 'none' ? '' : outlineWidth,
            boxShadow,
            borderColor,
            backgroundColor,
          ].join();
        })
        .join('|');
    const withFocus = look();
    const { outlineStyle: line, opacity } = getComputedStyle(element);
    // What is not drawn itself has its ring on what is drawn for it.
    const ownLine = line === 'auto' && opacity !== '0';
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const inWindow = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    const under = inWindow
      ? document.elementFromPoint(
          Math.min(Math.max((left + right) / 2, 0), innerWidth - 1),
          Math.min(Math.max((top + bottom) / 2, 0), innerHeight - 1),
        )
      : null;
    const isCovered =
      under !== null &&
      !element.contains(under) &&
      !under.contains(element) &&
      !element.closest('label')?.contains(under);
    const hidden = () => {
      if (!inWindow) return `outside the window (${Math.round(top)} to ${Math.round(bottom)} px)`;
      return isCovered ? `under ${under?.outerHTML.slice(0, 80)}` : '';
    };
    (element as HTMLElement).blur();
    const without = look();
    (element as HTMLElement).focus({ preventScroll: true });
    const label = (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent ?? '';
    return {
      name: `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? label).trim().slice(0, 40)}"`,
      index: [...document.querySelectorAll('*')].indexOf(element),
      tabIndex: (element as HTMLElement).tabIndex,
      onBody: false,
      hiddenBy: hidden(),
      marked: withFocus !== without,
      ownLine,
    };
  });
}
