import { useCallback, useEffect, useRef } from 'react';
import { domId } from '../fieldIds.ts';

/**
 * Takes the focus to an element once it is drawn: the button that was pressed goes with its draft, card or row, and the
 * focus would be lost (C10-02). It is one of the block's own: until the
 * records have moved up, the place that one of them will have may be that of another block's (C8-14).
 */
export function useFocusAfterRender(path: string): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const element = wanted.current === null ? null : document.getElementById(wanted.current);
    if (!element || !document.getElementById(domId(path))?.contains(element)) return;
    wanted.current = null;
    element.focus();
  });
  return useCallback((id) => {
    wanted.current = id;
  }, []);
}
