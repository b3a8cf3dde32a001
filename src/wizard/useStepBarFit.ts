import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Sets `data-bar`, which style sheets read, unless the list as a bar is wider than its container. */
function chooseForm(section: HTMLElement): void {
  const list = section.querySelector('ol');
  if (!list) return;
  section.setAttribute('data-bar', '');
  section.toggleAttribute('data-bar', list.scrollWidth <= list.clientWidth);
}

/**
 * Hook that shows the list of steps as a bar where its texts fit, else in its compact form (C10-29), and returns the
 * ref for the section around the list. `words` are all its texts: the list is measured again when they, the window's
 * width or the fonts change.
 */
export function useStepBarFit(words: string): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have another width
  useLayoutEffect(() => {
    const measure = () => {
      if (ref.current) chooseForm(ref.current);
    };
    measure();
    window.addEventListener('resize', measure);
    document.fonts?.addEventListener('loadingdone', measure);
    return () => {
      window.removeEventListener('resize', measure);
      document.fonts?.removeEventListener('loadingdone', measure);
    };
  }, [words]);
  return ref;
}
