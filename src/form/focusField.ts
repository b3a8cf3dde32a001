import { joinPath, pathSteps } from '../../transforms/ground/claimPath.ts';
import { recordBlocksOf } from '../../transforms/pages/recordBlocks.ts';
import type { PageSchema } from '../../transforms/pages/types.ts';
import { domId } from './fieldIds.ts';
import type { PageFormContext } from './pageContext.ts';
import { leafAt } from './recordLabel.ts';

const CONTROLS =
  'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)';

/**
 * Returns the control of an element that takes the focus: the element itself, else its first control in error, else the
 * first of an open entry, else its first.
 */
export function controlOf(element: HTMLElement): HTMLElement | null {
  if (element.matches(CONTROLS)) return element;
  return (
    element.querySelector<HTMLElement>('[aria-invalid="true"]:not(td)') ??
    element.querySelector<HTMLElement>(`[data-open-entry] :is(${CONTROLS})`) ??
    element.querySelector<HTMLElement>(CONTROLS)
  );
}

/**
 * Returns the paths whose elements may take the focus for an error, nearest first: the field, the operands of a
 * computed field, the enclosing records, the blocks of the list.
 */
function placesToMend(page: PageSchema, path: string): string[] {
  const parts = pathSteps(path);
  const around = parts.slice(1).map((_, index) => joinPath(...parts.slice(0, parts.length - 1 - index)));
  const lists = recordBlocksOf(page, parts[0] ?? '').map((block) => block.path);
  return [path, ...(leafAt(page, path)?.['ui:options'].madeOf ?? []), ...around, ...lists];
}

/** Returns the element that takes the focus for a path: a control, else the first element found, else the heading. */
function targetOf(page: PageSchema, path: string): HTMLElement | null {
  const places = placesToMend(page, path).flatMap((place) => document.getElementById(domId(place)) ?? []);
  for (const place of places) {
    const control = controlOf(place);
    if (control) return control;
  }
  const place = places[0] ?? document.querySelector<HTMLElement>('main h1');
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  return place;
}

/**
 * Moves the focus to a field of an entry, or to a list within a record that is open; false where the path leads to
 * neither. `claimTransactions.<draft>.items.1.price` is a field of the entry 1.
 */
export function focusEntry(focusers: PageFormContext['focusers'], path: string): boolean {
  for (const [list, focuser] of focusers)
    if (pathSteps(list).length > 2 && (path === list || path.startsWith(`${list}.`)))
      return focuser(path.slice(list.length + 1));
  return false;
}

/**
 * Moves the focus to the control of a path, such as the target of a link in the error summary: a field, a list, or a
 * field of one of its records. Where none of them is rendered it goes to the page's heading.
 */
export function focusField(focusers: PageFormContext['focusers'], page: PageSchema, path: string): void {
  // Stops a smooth scroll to the top, which would continue past the focused control.
  window.scrollTo(0, window.scrollY);
  if (focusEntry(focusers, path)) return;
  const [list = '', ...rest] = pathSteps(path);
  // A draft, which has no index, is open already.
  const isSaved = /^\d+$/.test(rest[0] ?? '');
  for (const [path, focuser] of isSaved ? focusers : [])
    if ((path === list || path.startsWith(`${list}.@`)) && focuser(joinPath(...rest))) return;
  const fault = document
    .getElementById(domId(path))
    ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]')?.dataset.fault;
  if (fault !== undefined && focusEntry(focusers, fault)) return;
  const target = targetOf(page, path);
  target?.focus();
  target?.closest('.cw-field')?.scrollIntoView?.({ block: 'nearest' });
}
