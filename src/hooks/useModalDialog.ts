import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Hook for a dialog that is open as long as it is mounted. Its end returns the focus to the button that opened it. */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
