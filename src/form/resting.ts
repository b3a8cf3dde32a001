import type { MouseEvent } from 'react';

const REST = {
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
};

/**
 * What a button gets after its own attributes: while something is under way, a press of it does nothing. It is not
 * `disabled`, which would take the focus from the button that was just pressed (C10-02).
 */
export function resting(isBusy: boolean): typeof REST | undefined {
  return isBusy ? REST : undefined;
}
