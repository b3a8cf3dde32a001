type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);

/** Tests if a control no longer has the answer with which the page was drawn. */
function isChanged(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
  return control.value !== control.defaultValue;
}

/** Returns the control that stands for one of the drawn page: itself, or its like in a page rendered anew. */
function likeOf(control: Control, place: ParentNode): Control | undefined {
  if (control.isConnected) return control;
  const isLike = (other: Control) =>
    other.id === control.id &&
    other.name === control.name &&
    (!isChoice(control) || other.value === control.value);
  return [...place.querySelectorAll<Control>('input, textarea, select')].find(isLike);
}

const isFile = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'file';

/** Writes a text past React's own setter, by which React would have seen it already. */
function write(control: Control, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
}

/** Answer of a control of the drawn page. Hydration may change it: it gives a group of radios its first choice back. */
interface Entered {
  control: Control;
  value: string;
  isChosen: boolean;
}

const entered = (control: Control): Entered => ({
  control,
  value: control.value,
  isChosen: isChoice(control) && control.checked,
});

/** Makes a control have the answer that it had in the drawn page, and React have seen another. */
function enter(control: Control, { control: before, value }: Entered): void {
  if (isFile(control)) {
    if (isFile(before) && control !== before) control.files = before.files;
    return;
  }
  // The combobox is the only text that React holds.
  if (control.getAttribute('role') === 'combobox') control.value = '';
  if (control.value !== value) write(control, value);
}

/** Answers anew what was chosen, typed or filled in, by the events by which the app hears a visitor. */
function answer(control: Control, before: Entered): void {
  if (isChoice(control)) {
    // The click chooses it again.
    control.checked = !before.isChosen;
    control.click();
    return;
  }
  enter(control, before);
  const name = control instanceof HTMLSelectElement || isFile(control) ? 'change' : 'input';
  control.dispatchEvent(new Event(name, { bubbles: true }));
}

/** Caret or selection of the focused text. */
function caretIn(control: Element | null): [number, number] | null {
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  const start = isText ? control.selectionStart : null;
  return start === null || !isText ? null : [start, control.selectionEnd ?? start];
}

/**
 * Reads what a visitor has entered in a drawn page before the app runs: answers, the focus with its caret, and opened
 * details. Returns a function that gives it to the app once it is rendered, hydrated or anew (C11-07).
 */
export function readEntered(place: HTMLElement): () => void {
  const changed = [...place.querySelectorAll<Control>('input, textarea, select')].filter(isChanged);
  // A radio that is no longer chosen follows from the one that is.
  const answered = changed
    .filter((control) => !isChoice(control) || control.checked || control.type === 'checkbox')
    .map(entered);
  const opened = [...place.querySelectorAll('details')].map(({ open }) => open);
  const { activeElement: focused } = place.ownerDocument;
  const caret = caretIn(focused);
  return () => {
    for (const before of answered) {
      const like = likeOf(before.control, place);
      if (like) answer(like, before);
    }
    [...place.querySelectorAll('details')].forEach((details, index) => {
      details.open = opened[index] ?? details.open;
    });
    if (focused === null || focused.isConnected || !focused.id) return;
    const again = place.ownerDocument.getElementById(focused.id);
    again?.focus({ preventScroll: true });
    if (caret && again === place.ownerDocument.activeElement)
      (again as HTMLInputElement).setSelectionRange(...caret);
  };
}
