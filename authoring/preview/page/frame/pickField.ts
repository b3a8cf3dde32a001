import { fieldLocation, pathOfField } from '../../../../src/form/fieldIds.ts';

const HIGHLIGHT = 'claimwright-preview-picked';

let stop: () => void = () => undefined;

/** Returns the path of the field that contains an element; null for an element outside fields. */
function fieldAt(element: Element | null, isField: IsField): string | null {
  for (let around = element?.closest('[id^="root_"]'); around; around = above(around)) {
    const path = pathIn(around.id, isField);
    if (path !== null) return path;
  }
  // Labels and hints are within the frame of their field.
  const control = element?.closest('.cw-field')?.querySelector('[id^="root_"]');
  return control ? pathIn(control.id, isField) : null;
}

const above = (element: Element) => element.parentElement?.closest('[id^="root_"]');

/** Returns the path in an id. The ids of a control's parts are that of their field with a suffix. */
function pathIn(id: string, isField: IsField): string | null {
  for (let part = id; part.split('_').length > 2; part = part.slice(0, part.lastIndexOf('_'))) {
    try {
      const path = pathOfField(fieldLocation(part));
      if (isField(path)) return path;
    } catch {
      // No field of a claim has this id; a shorter one may be that of a field.
    }
  }
  return null;
}

type IsField = (path: string) => boolean;

/** Makes the next click select a field, whose path `picked` gets, instead of using it; with `isOn` false, ends that. */
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
