/** Longest delay between the end of a touch and its click, in ms. */
const LONGEST_TAP_MS = 350;

let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting = new Set<() => void>();

function release(): void {
  clearTimeout(timer);
  isPressed = false;
  const due = waiting;
  waiting = new Set();
  for (const run of due) run();
}

function releaseIn(milliseconds: number): void {
  clearTimeout(timer);
  if (isPressed) timer = setTimeout(release, milliseconds);
}

function pressed({ button, isPrimary }: PointerEvent): void {
  if (button !== 0 || isPrimary === false) return;
  clearTimeout(timer);
  isPressed = true;
}

/**
 * Releases after the click of a pointer: a mouse clicks at once, a touch after the browser has recognised the gesture.
 */
const lifted = ({ pointerType }: PointerEvent) => releaseIn(pointerType === 'mouse' ? 0 : LONGEST_TAP_MS);

/** Releases when a mouse moves with no button pressed, because a release over a scroll bar fires no event. */
function moved({ buttons, pointerType }: PointerEvent): void {
  if (isPressed && pointerType === 'mouse' && buttons === 0) releaseIn(0);
}

/** Releases on the `change` of a `<select>`, because a press in its popup fires no other event. */
function chosen({ target }: Event): void {
  if (target instanceof HTMLSelectElement) release();
}

/** Releases when the window loses the focus, because the press then ends elsewhere; fields lose it during a press. */
function left({ target }: Event): void {
  if (target === window) release();
}

function watch(target: Window): void {
  const early = { capture: true, passive: true } as const;
  target.addEventListener('pointerdown', pressed, early);
  target.addEventListener('pointerup', lifted, early);
  target.addEventListener('pointermove', moved, early);
  target.addEventListener('change', chosen, early);
  // The click's own handlers run first; the timer releases where one of them stops the event.
  target.addEventListener('click', () => releaseIn(0), early);
  target.addEventListener('click', release);
  target.addEventListener('blur', left, early);
  for (const ending of ['pointercancel', 'contextmenu', 'keydown', 'submit'])
    target.addEventListener(ending, release, early);
}

// The server draws pages, too, and nobody presses there.
if (typeof window !== 'undefined') watch(window);

/**
 * Runs a callback once the pending press of a pointer has been handled as a click; at once where there is none. A
 * layout shift between press and click would move the target away, and the click would be lost, because browsers
 * hit-test a touch a second time.
 */
export function afterGesture(run: () => void): void {
  if (isPressed) waiting.add(run);
  else run();
}
