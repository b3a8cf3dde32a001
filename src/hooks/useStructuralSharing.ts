import { useRef } from 'react';
import { shareStructure } from '../stores/shareStructure.ts';

/** Keeps the unchanged parts of a value identical from one render to the next. */
export function useStructuralSharing<T>(value: T): T {
  const last = useRef<T>(value);
  last.current = shareStructure(last.current, value);
  return last.current;
}
