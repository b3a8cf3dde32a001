import type { KeyboardEvent, SyntheticEvent } from 'react';

/**
 * Props of a dialog that its buttons alone close. A second Back of a phone, or a second Escape, closes it without a
 * cancel event: it opens again.
 */
export const HELD_OPEN = {
  onCancel: (event: SyntheticEvent) => event.preventDefault(),
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => event.currentTarget.showModal(),
  onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault(),
};
