import { useCallback, useEffect, useRef } from 'react';
import { domId } from '../fieldIds.ts';

/**
 * Returns a function that moves the focus to an element by its id once it is rendered, because the pressed button is
 * removed with its draft, card or row (C10-02). The element must be in the block at `path`: until the records have
 * moved up, the id may be of a record in another block (C8-14).
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
