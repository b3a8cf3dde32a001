import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Chooses the compact form where the list as a bar is wider than its place; style sheets read the attribute. */
function chooseForm(section: HTMLElement): void {
  const list = section.querySelector('ol');
  if (!list) return;
  section.setAttribute('data-bar', '');
  section.toggleAttribute('data-bar', list.scrollWidth <= list.clientWidth);
}

/**
 * Draws the progress as a bar where its words fit whole there, else in its compact form (C10-29). `words` are all that it
 * shows: it is measured again once they, the window's width or the fonts are others.
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
