import type { MouseEvent } from 'react';

const BUSY_PROPS = {
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
};

/**
 * Returns the props of a button that ignores presses while a request is under way. Spread them after its other props.
 * They set `aria-disabled`, because `disabled` would take the focus from the pressed button (C10-02).
 */
export function busyProps(isBusy: boolean): typeof BUSY_PROPS | undefined {
  return isBusy ? BUSY_PROPS : undefined;
}
