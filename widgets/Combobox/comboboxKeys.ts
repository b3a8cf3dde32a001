/** Action of a key in an editable combobox, by its WAI-ARIA pattern; `take` chooses the option whose label is typed. */
export type KeyAction = 'next' | 'previous' | 'open' | 'choose' | 'take' | 'close' | 'restore';

interface KeyState {
  isOpen: boolean;
  hasActive: boolean;
}

const ACTIONS: Record<string, (state: KeyState, altKey: boolean) => KeyAction | undefined> = {
  ArrowDown: ({ isOpen }, altKey) => (isOpen && !altKey ? 'next' : 'open'),
  ArrowUp: ({ isOpen }, altKey) => {
    if (!isOpen) return 'open';
    return altKey ? 'close' : 'previous';
  },
  // With the list open, Enter does not submit the page.
  Enter: ({ isOpen, hasActive }) => {
    if (!isOpen) return undefined;
    return hasActive ? 'choose' : 'take';
  },
  Escape: ({ isOpen }) => (isOpen ? 'close' : 'restore'),
};

/** Returns the action of a key, or undefined: then the input handles it. */
export function actionOf(key: string, altKey: boolean, state: KeyState): KeyAction | undefined {
  return Object.hasOwn(ACTIONS, key) ? ACTIONS[key]?.(state, altKey) : undefined;
}

/** Returns the index of the option after or before the active one, with wrap-around; -1 is none. */
export function movedActive(active: number, by: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (active < 0) return by === 1 ? 0 : count - 1;
  return (active + by + count) % count;
}
