import { useRef } from 'react';
import { shareStructure } from '../stores/shareStructure.ts';

/** Hook that returns a value whose unchanged parts are identical to those of the previous render. */
export function useStructuralSharing<T>(value: T): T {
  const last = useRef<T>(value);
  last.current = shareStructure(last.current, value);
  return last.current;
}
