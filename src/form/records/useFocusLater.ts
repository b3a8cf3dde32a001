import { useCallback, useEffect, useRef } from 'react';

/**
 * Takes the focus to an element once it is drawn: the button that was pressed goes with its draft, card or row, and the
 * focus would be lost (C10-02).
 */
export function useFocusLater(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const element = wanted.current === null ? null : document.getElementById(wanted.current);
    if (!element) return;
    wanted.current = null;
    element.focus();
  });
  return useCallback((id) => {
    wanted.current = id;
  }, []);
}
