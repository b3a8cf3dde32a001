import { useRef } from 'react';
import { sharing } from '../stores/sharing.ts';

/** Keeps the parts of a value that did not change the same objects from one drawing to the next. */
export function useShared<T>(value: T): T {
  const last = useRef<T>(value);
  last.current = sharing(last.current, value);
  return last.current;
}
