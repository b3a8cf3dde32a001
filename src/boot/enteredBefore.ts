type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);

const isFile = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'file';

/** Tests if a control no longer has the answer with which the page was drawn. */
function isChanged(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
  return control.value !== control.defaultValue;
}

/** Tests if a browser fills in what it has kept of a page, as it does on a reload or on the way back. */
const isRestored = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate');

/** Removes an answer that a browser has kept of an earlier visit, which may have been somebody else's (R4-31). */
function reset(control: Control): void {
  if (isChoice(control)) control.checked = control.defaultChecked;
  else if (control instanceof HTMLSelectElement)
    for (const option of control.options) option.selected = option.defaultSelected;
  else control.value = control.defaultValue;
}

/** Returns a control of the drawn page; after a new rendering the one with its id and name. */
function controlNow(control: Control, place: ParentNode): Control | undefined {
  if (control.isConnected) return control;
  const isLike = (other: Control) =>
    other.id === control.id &&
    other.name === control.name &&
    (!isChoice(control) || other.value === control.value);
  return [...place.querySelectorAll<Control>('input, textarea, select')].find(isLike);
}

/** Answer of a control of the drawn page. Hydration may change it: a group of radios gets its first choice back. */
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

/** Writes a text past React's own setter, which would record it, so that React would find no change. */
function write(control: Control, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
}

/** Sets the answer that a control had in the drawn page, so that React finds a change. */
function setAnswer(control: Control, { control: before, value }: Entered): void {
  if (isFile(control)) {
    if (isFile(before) && control !== before) control.files = before.files;
    return;
  }
  // The combobox is the only text whose value React controls.
  if (control.getAttribute('role') === 'combobox') control.value = '';
  if (control.value !== value) write(control, value);
}

/** Enters an answer again by the events that a visitor's input fires. */
function enter(control: Control, before: Entered): void {
  if (isChoice(control)) {
    // The click chooses it again.
    control.checked = !before.isChosen;
    control.click();
    return;
  }
  setAnswer(control, before);
  const name = control instanceof HTMLSelectElement || isFile(control) ? 'change' : 'input';
  control.dispatchEvent(new Event(name, { bubbles: true }));
}

/** Reads the caret or selection of the focused text. */
function caretIn(control: Element | null): [number, number] | null {
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  const start = isText ? control.selectionStart : null;
  return start === null || !isText ? null : [start, control.selectionEnd ?? start];
}

/**
 * Reads a visitor's answers, the focus with its caret, and the opened details of a drawn page before the app runs. Returns
 * a function that restores them after hydration or a new rendering (C11-07). `touched` has the controls that had the focus
 * or a press.
 */
export function readEntered(place: HTMLElement, touched: ReadonlySet<EventTarget>): () => void {
  const changed = [...place.querySelectorAll<Control>('input, textarea, select')].filter(isChanged);
  if (isRestored()) changed.filter((control) => !touched.has(control)).forEach(reset);
  // A radio that is no longer chosen follows from the one that is.
  const answered = changed
    .filter(isChanged)
    .filter((control) => !isChoice(control) || control.checked || control.type === 'checkbox')
    .map(entered);
  const opened = [...place.querySelectorAll('details')].map(({ open }) => open);
  const { activeElement: focused } = place.ownerDocument;
  const caret = caretIn(focused);
  return () => {
    for (const before of answered) {
      const control = controlNow(before.control, place);
      if (control) enter(control, before);
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
