import { domId } from './fieldIds.ts';
import type { PageFormContext } from './pageContext.ts';

const CONTROLS =
  'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)';

/** Focuses an element, or the first control in it that is in error, or its first control. */
function focusWithin(element: HTMLElement): void {
  const target = element.matches(CONTROLS)
    ? element
    : (element.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      element.querySelector<HTMLElement>(CONTROLS) ??
      element);
  target.focus();
  target.closest('.cw-field')?.scrollIntoView?.({ block: 'nearest' });
}

/** Moves the focus to a field, a list, or a field of one of the list's records. */
export function focusField(focusers: PageFormContext['focusers'], path: string): void {
  const [list = '', ...rest] = path.split('.');
  const focuser = focusers.get(list);
  if (focuser && rest.length > 0) {
    focuser(rest.join('.'));
    return;
  }
  const element = document.getElementById(domId(path));
  if (element) focusWithin(element);
}
