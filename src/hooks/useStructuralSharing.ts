import { useRef } from 'react';
import { shareStructure } from '../stores/shareStructure.ts';

/** Keeps the parts of a value that did not change the same objects from one drawing to the next. */
export function useStructuralSharing<T>(value: T): T {
  const last = useRef<T>(value);
  last.current = shareStructure(last.current, value);
  return last.current;
}
