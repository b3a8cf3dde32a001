import { fieldLocation, pathOfField } from '../../../../src/form/fieldIds.ts';

const HIGHLIGHT = 'claimwright-preview-picked';

let stop: () => void = () => undefined;

/** The path of the field that an element is part of; null for what is no field. */
function fieldAt(element: Element | null, isField: IsField): string | null {
  for (let around = element?.closest('[id^="root_"]'); around; around = above(around)) {
    const path = pathIn(around.id, isField);
    if (path !== null) return path;
  }
  // A label or a hint is in the frame of its field.
  const control = element?.closest('.cw-field')?.querySelector('[id^="root_"]');
  return control ? pathIn(control.id, isField) : null;
}

const above = (element: Element) => element.parentElement?.closest('[id^="root_"]');

/** The path in an id; parts of a control have the id of their field with a word behind it. */
function pathIn(id: string, isField: IsField): string | null {
  for (let part = id; part.split('_').length > 2; part = part.slice(0, part.lastIndexOf('_'))) {
    try {
      const path = pathOfField(fieldLocation(part));
      if (isField(path)) return path;
    } catch {
      // No field of a claim has such an id: a shorter one may be one's.
    }
  }
  return null;
}

type IsField = (path: string) => boolean;

/** Lets the next click name a field instead of using it. */
export function pickField(isOn: boolean, isField: IsField, picked: (path: string) => void): void {
  stop();
  if (!isOn) return;
  const choose = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    event.preventDefault();
    event.stopPropagation();
    const path = fieldAt(event.target, isField);
    if (path === null) return;
    stop();
    picked(path);
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
