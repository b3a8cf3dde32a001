import { useEffect, useRef } from 'react';

/** Takes the focus to the first field in error each time that the draft was refused, once its errors are drawn. */
export function useFocusFault<Element extends HTMLElement>(refusals: number) {
  const box = useRef<Element>(null);
  const answered = useRef(0);
  useEffect(() => {
    if (answered.current === refusals) return;
    const fault = box.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!fault) return;
    answered.current = refusals;
    fault.focus();
  });
  return box;
}
