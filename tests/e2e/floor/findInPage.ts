/** What is looked for: by its label as the page shows it, in a group or in the row that is open. */
export interface Sought {
  kind: 'field' | 'option' | 'button';
  name: string;
  group?: string;
  inRow?: boolean;
}

/** What was found: where it can be pressed, and what it holds. */
export interface Found {
  x: number;
  y: number;
  tag: string;
  value: string;
}

/** The mark by which a file field is found again. */
export const MARK = 'data-sought';

/** Runs in the page, in any browser of the floor: finds a control that is seen, and brings it into sight. */
export function findInPage({ kind, name, group, inRow }: Sought): Found | null {
  const words = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const isNamed = (text: string) =>
    text === name || (text.startsWith(name) && /^\s*(\*|\([^)]*\))$/.test(text.slice(name.length)));
  const isSeen = (element: Element) => element.getClientRects().length > 0;
  const main = document.querySelector('main') ?? document.body;
  const row = [...main.querySelectorAll('tr, li, fieldset')].filter((one) =>
    one.querySelector('input, select'),
  );
  let within: Element = main;
  if (inRow)
    within =
      [...main.querySelectorAll('tr')].filter((one) => one.querySelector('input, select')).pop() ?? main;
  if (group !== undefined) {
    const isOfGroup = (one: Element) => {
      const legend = words(one.querySelector('legend'));
      return (
        legend === group ||
        (legend.startsWith(group) && /^\s*(\*|\([^)]*\))$/.test(legend.slice(group.length)))
      );
    };
    within = row.find((one) => one.tagName === 'FIELDSET' && isOfGroup(one)) ?? main;
  }
  const labelled = (label: HTMLLabelElement) =>
    label.control ?? label.querySelector('input, select, textarea');
  const candidates =
    kind === 'button'
      ? [...document.querySelectorAll('button')].filter(
          (one) => isSeen(one) && (one.getAttribute('aria-label') ?? words(one)) === name,
        )
      : [...within.querySelectorAll('label')].filter((one) => isNamed(words(one))).map(labelled);
  const named = [...within.querySelectorAll('[aria-label]')].filter((one) =>
    isNamed(one.getAttribute('aria-label') ?? ''),
  );
  const target = [...candidates, ...(kind === 'button' ? [] : named)].find((one) => one?.isConnected);
  if (!target) return null;
  document.querySelector('[data-sought]')?.removeAttribute('data-sought');
  target.setAttribute('data-sought', '');
  const shown =
    isSeen(target) && target.getBoundingClientRect().width > 1 ? target : (target.closest('label') ?? target);
  shown.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = shown.getBoundingClientRect();
  const { value = '' } = target as HTMLInputElement;
  return { x: left + width / 2, y: top + height / 2, tag: target.tagName, value };
}
