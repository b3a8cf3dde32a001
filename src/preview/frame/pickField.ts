import { pathOf, placeOf } from '../../form/fieldIds.ts';

const HIGHLIGHT = 'claimwright-preview-picked';

let stop: () => void = () => undefined;

/** The path of the field that an element is part of; null for what is no field. */
function fieldAt(element: Element | null): { path: string; around: Element } | null {
  for (let around = element?.closest('[id^="root_"]'); around; ) {
    try {
      return { path: pathOf(placeOf(around.id.replace(/__\w+$/, ''))), around };
    } catch {
      around = around.parentElement?.closest('[id^="root_"]') ?? null;
    }
  }
  // A label or a hint is in the frame of its field.
  const frame = element?.closest('.cw-field');
  const control = frame?.querySelector('[id^="root_"]');
  return control && control !== element ? fieldAt(control) : null;
}

/** Lets the next click name a field instead of using it. */
export function pickField(isOn: boolean, picked: (path: string) => void): void {
  stop();
  if (!isOn) return;
  const choose = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    event.preventDefault();
    event.stopPropagation();
    const found = fieldAt(event.target);
    if (!found) return;
    stop();
    picked(found.path);
  };
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const early = { capture: true } as const;
  document.addEventListener('click', choose, early);
  document.addEventListener('mousedown', swallow, early);
  document.documentElement.classList.add(HIGHLIGHT);
  stop = () => {
    document.removeEventListener('click', choose, early);
    document.removeEventListener('mousedown', swallow, early);
    document.documentElement.classList.remove(HIGHLIGHT);
    stop = () => undefined;
  };
}
